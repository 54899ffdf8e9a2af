/** One product of a file as it is written: what each column has, by the column's place; undefined where it has nothing. */
export type FeedRow = { line: number; values: readonly (string | undefined)[] };

/** Some rows of a file with the columns known so far; later batches may have more columns, never others. */
export type FeedBatch = { columns: readonly string[]; rows: readonly FeedRow[] };

/** Reads rows from text that comes in pieces. @throws UnreadableFeed */
export type RowReader = {
  columns: readonly string[];
  write(text: string): FeedRow[];
  /** After the last piece. */
  end(): Promise<FeedRow[]>;
};

export const MOST_COLUMNS = 200;
/** Of a column's name, and of what a row has in a column: what is beyond is left out. */
export const LONGEST_NAME = 100;
export const LONGEST_VALUE = 20_000;
