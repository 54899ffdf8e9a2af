export { type FetchOptions, fetchOutside, SHOP_TYPES } from './fetch.server.ts';
export type { FetchOutcome, FetchRefusal, RefusalCode, RefusalPolicy } from './outcome.ts';
