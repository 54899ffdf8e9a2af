import { csvMiddleware, csvResponse } from './csv-response.server.ts';
import { listRows, type RowList } from './row-list.ts';

/** The rows of a list as a file, found and sorted as an address asks. @param name of the file, without its ending. */
export function listResponse<Row>(
  list: RowList<Row>,
  name: string,
  rows: readonly Row[],
  parameters: URLSearchParams,
): Response {
  return csvResponse({ name, columns: list.columns, rows: listRows(list, rows, parameters) });
}

/** Answers an address that asks for a list as a file. @param read all rows of the list. */
export function listFile<Args extends { request: Request; url: URL }, Row>(
  list: RowList<Row>,
  name: string,
  read: (args: Args) => Promise<readonly Row[]>,
) {
  return csvMiddleware<Args>(list.spec, async (args) =>
    listResponse(list, name, await read(args), args.url.searchParams),
  );
}
