/**
 * A backup is a gzipped text: a header line, then for each table a line that names it, its rows as PostgreSQL's
 * COPY writes them and a line `\.`; at last the sequences, and a line that says that nothing is missing.
 * Lines between rows are JSON. Rows never contain a bare newline, nor a line `\.`.
 */
export const FORMAT = 'trouvaille-backup-1';

export type Header = {
  format: typeof FORMAT;
  date: string;
  /** Migrations that the tables result from, oldest first. */
  migrations: string[];
  /** Version of pg-boss's tables; null where there are none. */
  queueVersion: number | null;
};

export type TableLine = {
  table: string;
  columns: string[];
  /** SQL that creates each partition, unless it exists. */
  partitions?: string[];
};
export type SequencesLine = { sequences: { name: string; value: number }[] };
export type EndLine = { end: true };

export const END_OF_ROWS = Buffer.from('\\.');

/** Splits a byte stream into lines at newlines only: other separators may stand inside a row. */
export async function* readLines(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = data.indexOf(10, start); end >= 0; end = data.indexOf(10, start)) {
      yield data.subarray(start, end);
      start = end + 1;
    }
    rest = data.subarray(start);
  }
  if (rest.length > 0) yield rest;
}
