import { log, measure, metrics } from '#modules/platform/index.server.ts';
import type { Middleware } from './middleware.server.ts';

/** Stands for a route's pattern when a file answers. */
export const FILE = '(file)';

/**
 * Counts and logs a request when its answer is over. Only the route's pattern is written, never the address: paths
 * and queries can hold tokens, session ids and what people typed.
 */
export const accessLog: Middleware = ({ incoming, outgoing, context }, next) => {
  const start = performance.now();
  outgoing.setHeader('X-Request-Id', context.id);
  outgoing.once('close', () => {
    const milliseconds = performance.now() - start;
    const method = incoming.method ?? '';
    const status = outgoing.writableFinished ? outgoing.statusCode : 499;
    const route = context.route || '(none)';
    metrics.httpRequests.observe({ method, route, status }, milliseconds / 1000);
    measure('route', `${method} ${route}`, milliseconds);
    const level = status >= 500 ? 'error' : route === FILE ? 'debug' : 'info';
    log[level](
      { request: context.id, method, route, status, ms: Math.round(milliseconds * 10) / 10 },
      'request',
    );
  });
  return next();
};
