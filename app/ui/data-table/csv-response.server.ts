import type { Column } from './columns.ts';
import { csvLines } from './csv.ts';
import { type TableSpec, wantsCsv } from './table-state.ts';

type CsvFile<Row> = {
  /** Of the file, without its ending: letters, digits and hyphens. */
  name: string;
  columns: readonly Column<Row>[];
  rows: Iterable<Row> | AsyncIterable<Row>;
};

/**
 * The rows of a table as a file to download: sent while they are read where the route's handle says `streamsAnswer`,
 * else once all are read.
 */
export function csvResponse<Row>({ name, columns, rows }: CsvFile<Row>): Response {
  const lines = csvLines(columns, rows);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  });
}

/**
 * Answers an address that asks for a table as a file, in place of its page. Where the file cannot be made (null), and for
 * any other address, the page answers.
 */
export function csvMiddleware<Args extends { request: Request; url: URL }>(
  spec: TableSpec,
  makeFile: (args: Args) => Response | null | Promise<Response | null>,
) {
  return async (args: Args, next: () => Promise<Response>): Promise<Response> => {
    const { method } = args.request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !wantsCsv(spec, args.url.searchParams)) return next();
    return (await makeFile(args)) ?? next();
  };
}
