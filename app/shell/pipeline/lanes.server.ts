import { createConcurrencyLimit } from '#modules/platform/index.server.ts';
import type { Middleware } from './middleware.server.ts';

/** A request that takes longer, in ms, is not rendering: it waits for the database, and the next one may begin. */
const MAX_HOLD_MS = 1_000;

/**
 * Has the requests of a route take turns where it declares a lane. A process has one core to render with: more at once
 * would only make all of them late together.
 */
export function lanes(): Middleware {
  const limits = new Map<string, ReturnType<typeof createConcurrencyLimit>>();
  return ({ pattern, context: { handle } }, next) => {
    if (handle.lane === undefined) return next();
    const limit = limits.get(pattern) ?? createConcurrencyLimit(handle.lane, MAX_HOLD_MS);
    limits.set(pattern, limit);
    return limit(next);
  };
}
