import { type RateLimitName, rateLimit } from '#modules/platform/index.server.ts';

/**
 * Counts one use by each of several keys (an address, an e-mail).
 *
 * @returns null, or after how many seconds to come back.
 */
export async function limitedFor(name: RateLimitName, ...keys: string[]): Promise<number | null> {
  const results = await Promise.all(keys.map((key) => rateLimit(name, key)));
  const waits = results.map((result) => (result.ok ? 0 : result.retryAfterSeconds));
  const longest = Math.max(...waits);
  return longest > 0 ? longest : null;
}
