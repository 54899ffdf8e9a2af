import type { RouteHandle } from '#app/shell/route-handle.ts';

/** The parent of every route that programs call: they are answered in JSON whatever happens. */
export const handle: RouteHandle = { call: true };
