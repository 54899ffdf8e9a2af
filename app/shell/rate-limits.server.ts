import { type RateLimitKeys, rateLimit } from '#modules/platform/index.server.ts';

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
