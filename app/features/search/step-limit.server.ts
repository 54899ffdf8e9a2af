import { limitInMemory } from '#modules/platform/index.server.ts';

/**
 * Counts one step of a search against the limit of a network: in memory, since a step must not cost one more write.
 *
 * @returns null, or after how many seconds to come back.
 */
export function stepsLimitedFor(clientAddress: string): number | null {
  const result = limitInMemory('search_step', clientAddress);
  return result.ok ? null : result.retryAfterSeconds;
}
