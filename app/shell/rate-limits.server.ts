import { limitInMemory, type RateLimitKeys, rateLimit } from '#modules/platform/index.server.ts';

/**
 * Counts one use against several limits at once: against all of them, or none when one is reached.
 *
 * @param keys for each limit who is limited, such as a network or a mailbox.
 * @param points what the use costs.
 * @returns null, or after how many seconds to come back.
 */
export async function limitedFor(keys: RateLimitKeys, points = 1): Promise<number | null> {
  const result = await rateLimit(keys, points);
  return result.ok ? null : result.retryAfterSeconds;
}

/** The same for the steps of searches, by network: counted in memory, since a step must not cost one more write. */
export function stepsLimitedFor(clientAddress: string): number | null {
  const result = limitInMemory('search_step', clientAddress);
  return result.ok ? null : result.retryAfterSeconds;
}
