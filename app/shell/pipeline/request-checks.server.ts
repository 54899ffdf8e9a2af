import type { IncomingMessage } from 'node:http';
import { config, TOKEN } from '#modules/platform/index.server.ts';
import { isSameOrigin } from '../http/same-origin.server.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const BODY_TYPES = /^(application\/(json|x-www-form-urlencoded)|multipart\/form-data)\s*(;|$)/i;

/** The HTTP status with which a request is refused before any route sees it; undefined when it may go on. */
export function blockedWith(incoming: IncomingMessage, url: URL | null): number | undefined {
  if (!url) return 400;
  if (!METHODS.has(incoming.method ?? '')) return 405;
  if (incoming.method !== 'POST') return undefined;
  if (!isSameOrigin(incoming) && !isOneClick(url)) return 403;
  const type = incoming.headers['content-type'];
  if (type !== undefined && !BODY_TYPES.test(type)) return 415;
  return undefined;
}

/**
 * Whether a post ends an alert from within a mail program (RFC 8058): such posts come from anywhere, also from pages of
 * webmail. The token in the address is the proof, no account has a part in it, and nothing else can be done that way.
 */
function isOneClick(url: URL): boolean {
  const [, token] = /^\/alert\/unsubscribe\/([^/]+)$/.exec(url.pathname) ?? [];
  return TOKEN.test(token ?? '');
}

/** The address asked for, under our own name whatever the Host header says; null when it is malformed. */
export function requestedUrl(incoming: IncomingMessage): URL | null {
  const target = incoming.url ?? '';
  if (!target.startsWith('/')) return null;
  const url = URL.parse(config.publicUrl.origin + target);
  if (!url) return null;
  try {
    // Control characters have no place in a path; PostgreSQL would choke on a NUL.
    return hasControl(decodeURIComponent(url.pathname)) ? null : url;
  } catch {
    return null;
  }
}

function hasControl(path: string): boolean {
  for (let index = 0; index < path.length; index++) {
    const code = path.charCodeAt(index);
    if (code < 32 || code === 127) return true;
  }
  return false;
}

/** Where a refused request is sent inside: the root middleware throws its refusal, so no route is reached. */
export function refusedUrl(incoming: IncomingMessage): URL {
  const isCall = /^\/api(\/|$)/i.test(incoming.url ?? '');
  return new URL(isCall ? '/api/refused' : '/refused', config.publicUrl);
}
