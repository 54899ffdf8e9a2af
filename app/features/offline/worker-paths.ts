/** Where the service worker is served: at the root, so that it covers every page. */
export const SERVICE_WORKER = '/service-worker.js';

/** Where that is which ends it in a browser; served in its place where the site does without one. */
export const WITHDRAWN_WORKER = '/withdrawn-worker.js';
