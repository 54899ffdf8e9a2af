import type { MiddlewareFunction } from 'react-router';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { sortedRows } from '#app/ui/data-table/page-of-rows.ts';
import { columnsOf, type Group } from '../searches/measures.ts';
import { type GroupTable, valueIn } from './group-table.tsx';

/** Answers an address that asks for a table of groups as a file. @param read its groups, as the address narrows them down. */
export function groupFile(
  { file, by, of, spec }: GroupTable,
  read: (parameters: URLSearchParams) => Promise<Group[]>,
): MiddlewareFunction<Response> {
  return csvMiddleware(spec, async ({ url: { searchParams } }) => {
    const rows = sortedRows(spec, await read(searchParams), searchParams, valueIn);
    return csvResponse({ name: file, columns: columnsOf(by, of), rows });
  });
}
