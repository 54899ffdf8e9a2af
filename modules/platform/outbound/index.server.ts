export {
  type FetchOptions,
  fetchOutside,
  PAGE_TYPES,
  PICTURE_TYPES,
  SHOP_TYPES,
} from './fetch.server.ts';
export type { FetchOutcome, FetchRefusal, RefusalCode, RefusalPolicy } from './outcome.ts';
