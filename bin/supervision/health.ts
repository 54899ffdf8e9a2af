import { isIPv6 } from 'node:net';
import type { HealthCheck } from './child.ts';

/** A web process that fails three checks in a row, so for 15 seconds, hangs. */
const EVERY_MS = 5_000;
const FAILURES = 3;

/**
 * The health check of a web process.
 *
 * @param host address it listens on, which may stand for all of them.
 * @param everyMs time between two checks, and the timeout of each.
 */
export function webHealth(host: string, everyMs = EVERY_MS): HealthCheck {
  const anyone = host === '0.0.0.0' || host === '::';
  const name = anyone ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return {
    everyMs,
    failures: FAILURES,
    async answers({ port }) {
      try {
        const signal = AbortSignal.timeout(everyMs);
        const response = await fetch(`http://${name}:${port}/healthz`, { signal });
        await response.arrayBuffer();
        return response.ok;
      } catch {
        return false;
      }
    },
  };
}
