import { limitInMemory, type RateLimitKeys, rateLimit } from '#modules/platform/index.server.ts';

/**
 * Counts one use against several limits at once: against all of them, or none when one is reached. The steps of searches
 * are counted in memory, since a step must not cost one more write.
 *
 * @param keys for each limit who is limited, such as a network or a mailbox.
 * @param points what the use costs.
 * @returns null, or after how many seconds to come back.
 */
export async function limitedFor(
  { search_step, ...keys }: RateLimitKeys,
  points = 1,
): Promise<number | null> {
  const steps = search_step === undefined ? null : limitInMemory('search_step', search_step);
  if (steps?.ok === false) return steps.retryAfterSeconds;
  if (Object.keys(keys).length === 0) return null;
  const result = await rateLimit(keys, points);
  return result.ok ? null : result.retryAfterSeconds;
}
