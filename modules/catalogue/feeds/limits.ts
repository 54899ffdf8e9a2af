/** Rows of one product file; a file with more is not read. */
export const FEED_ROWS_MAX = 3_000_000;
/** Rejected rows that are kept of one run; all are counted. */
export const REJECTIONS_KEPT = 1000;
/** Rows that go into the catalogue in one transaction. */
export const CHUNK_ROWS = 1000;
/** Rows of which an admin sees what they would be. */
export const SAMPLE_ROWS = 5;
