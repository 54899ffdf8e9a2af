import type { Column } from '#app/ui/data-table/columns.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { fileRowsWanted, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { readFilters } from '#app/ui/filter-form/filters.ts';
import { type ListedSite, listSites, siteCount } from '#modules/catalogue/crawl/index.server.ts';
import { FILTERS, TABLE } from './site-columns.tsx';

/** The page of sites that an address asks for. */
export async function readSites<Line>(
  parameters: URLSearchParams,
  lineOf: (site: ListedSite) => Line,
) {
  const filters = readFilters(FILTERS, parameters);
  const state = readTable(TABLE, parameters, await siteCount(filters.q));
  const sites = await listSites({ text: filters.q, ...rowsWanted(TABLE, state) });
  return { filters, state, rows: sites.map(lineOf) };
}

/** Answers an address that asks for all its sites as a file. @param name of the file, without its ending. */
export function sitesFile<Line>(
  name: string,
  columns: readonly Column<Line>[],
  lineOf: (site: ListedSite) => Line,
) {
  return csvMiddleware(TABLE, async ({ url: { searchParams } }) => {
    const { q: text } = readFilters(FILTERS, searchParams);
    const sites = await listSites({ text, ...fileRowsWanted(TABLE, searchParams) });
    return csvResponse({ name, columns, rows: sites.map(lineOf) });
  });
}
