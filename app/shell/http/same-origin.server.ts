import type { IncomingMessage } from 'node:http';
import { config } from '#modules/platform/index.server.ts';
import { hasSignInCookie } from '../sign-in-cookie.server.ts';

/**
 * Whether a form post or a WebSocket upgrade comes from one of our own pages.
 *
 * Browsers send Sec-Fetch-Site and Origin. A request with neither comes from a program, which cannot be
 * tricked into a forged request: it passes, unless it carries an account's cookie.
 */
export function isSameOrigin(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return isOurs(origin, hostOf(request));
  return site === 'same-origin' || !hasSignInCookie(request.headers.cookie);
}

/** The same for a GET that changes something: browsers send no Origin with it, but a Referer. */
export function isOwnRead(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  return referrer !== null && isOurs(referrer.origin, request.headers.get('host') ?? '');
}

function hostOf(request: IncomingMessage): string {
  const forwarded = config.trustProxy ? request.headers['x-forwarded-host'] : undefined;
  return String(forwarded ?? request.headers.host ?? '');
}

function isOurs(origin: string, host: string): boolean {
  if (origin === config.publicUrl.origin) return true;
  const parsed = URL.parse(origin);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.host === host;
}
