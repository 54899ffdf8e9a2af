export type { Caching, Validators } from './caching.ts';
export {
  type FetchOptions,
  fetchOutside,
  PAGE_TYPES,
  PICTURE_TYPES,
  SHOP_TYPES,
  userAgent,
} from './fetch.server.ts';
export type { FetchFailure, FetchFailureCode, FetchOutcome, RetryPolicy } from './outcome.ts';
export { failureOfStatus, fetchFailure } from './outcome.ts';
export { type OutboundProxy, type ProxyOptions, startOutboundProxy } from './proxy.server.ts';
