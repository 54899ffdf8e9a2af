import { isSameOrigin } from '../http/same-origin.server.ts';
import type { Exchange, Middleware } from './middleware.server.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const BODY_TYPES = /^(application\/(json|x-www-form-urlencoded)|multipart\/form-data)\s*(;|$)/i;

/** Blocks what no route of the site could answer: malformed addresses, other methods, forged or unreadable posts. */
export const requestChecks: Middleware = (exchange, next) => {
  exchange.context.blockedWith = blockedWith(exchange);
  return next();
};

/** The HTTP status with which a request is blocked; undefined when it may go on. */
function blockedWith({ incoming, url, context }: Exchange): number | undefined {
  if (!url) return 400;
  if (!METHODS.has(incoming.method ?? '')) return 405;
  if (incoming.method !== 'POST') return undefined;
  if (!isSameOrigin(incoming) && !context.handle.crossOriginPost?.(url.pathname)) return 403;
  const type = incoming.headers['content-type'];
  if (type !== undefined && !BODY_TYPES.test(type)) return 415;
  return undefined;
}
