import { config } from '#modules/platform/index.server.ts';
import type { Middleware } from './middleware.server.ts';

/** Reads the address asked for. */
export const address: Middleware = (exchange, next) => {
  exchange.url = requestedUrl(exchange.incoming.url ?? '');
  return next();
};

/** The address asked for, under our own name whatever the Host header says; null when it is malformed. */
function requestedUrl(target: string): URL | null {
  if (!target.startsWith('/')) return null;
  const url = URL.parse(config.publicUrl.origin + target);
  if (!url) return null;
  try {
    // Control characters have no place in a path; PostgreSQL rejects a NUL.
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
