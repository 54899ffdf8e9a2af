import type { IncomingMessage } from 'node:http';
import { config } from '#modules/platform/index.server.ts';
import { hasSessionCookie } from './session-cookie.server.ts';

/**
 * Whether a form post or a WebSocket upgrade comes from one of our own pages.
 *
 * Browsers say so with Sec-Fetch-Site and Origin. A request with neither comes from a program, which cannot be
 * tricked into a forged request: it passes, unless it carries an account's cookie.
 */
export function isSameOrigin(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return isOurs(origin, request);
  return site === 'same-origin' || !hasSessionCookie(request.headers.cookie);
}

function isOurs(origin: string, request: IncomingMessage): boolean {
  if (origin === config.publicUrl.origin) return true;
  const host = config.trustProxy
    ? (request.headers['x-forwarded-host'] ?? request.headers.host)
    : request.headers.host;
  const parsed = URL.parse(origin);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.host === host;
}
