import type { IncomingMessage, ServerResponse } from 'node:http';
import { log, metrics } from '#modules/platform/index.server.ts';
import type { RequestContext } from '../request-context.server.ts';

/** Stands for a route's pattern when a file answers. */
export const FILE = '(file)';

/**
 * Counts and logs a request when its answer is over. Only the route's pattern is written, never the address: paths
 * and queries can hold tokens, session ids and what people typed.
 */
export function observe(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  scope: RequestContext,
): void {
  const start = performance.now();
  outgoing.setHeader('X-Request-Id', scope.id);
  outgoing.once('close', () => {
    const milliseconds = performance.now() - start;
    const method = incoming.method ?? '';
    const status = outgoing.writableFinished ? outgoing.statusCode : 499;
    const route = scope.route || '(none)';
    metrics.httpRequests.observe({ method, route, status }, milliseconds / 1000);
    const level = status >= 500 ? 'error' : route === FILE ? 'debug' : 'info';
    log[level](
      { request: scope.id, method, route, status, ms: Math.round(milliseconds * 10) / 10 },
      'request',
    );
  });
}
