// What screens need of feeds.
export { FEED_FIELDS, type FeedField, type FeedMapping } from './fields.ts';

/** Why a run waits for an admin. */
export type Hold = 'new_columns' | 'fewer_rows' | 'fewer_ideas';

/** Of a product file as it is sent. */
export const FEED_BYTES_MAX = 2 * 1024 ** 3;

/** Of a feed. */
export const FEED_NAME_MAX = 100;
export const FEED_URL_MAX = 2000;
