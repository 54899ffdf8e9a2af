import { DAY_SECONDS } from '../day-length.ts';

/** What a site said of a body, to ask again only for what has changed (RFC 9110 §8.8). */
export type Validators = {
  etag: string | null;
  /** The date as the site writes it. */
  lastModified: string | null;
};

export type Caching = Validators & {
  /** How long the site says that what it gave stays right; null where it says nothing. */
  maxAgeSeconds: number | null;
};

const LONGEST_AGE_SECONDS = 365 * DAY_SECONDS;

/** Reads the headers on caching (RFC 9111 §5.2). A validator that could not be sent back to the letter is left out. */
export function readCaching(header: (name: string) => string | undefined): Caching {
  return {
    etag: sendable(header('etag')),
    lastModified: sendable(header('last-modified')),
    maxAgeSeconds: readMaxAge(header('cache-control')),
  };
}

/** The headers of a request for what has changed alone. */
export function validatorHeaders(kept: Validators | undefined): Record<string, string> {
  return {
    ...(kept?.etag && { 'if-none-match': kept.etag }),
    ...(kept?.lastModified && { 'if-modified-since': kept.lastModified }),
  };
}

export function isConditional(kept: Validators | undefined): boolean {
  return Boolean(kept?.etag || kept?.lastModified);
}

function sendable(value: string | undefined): string | null {
  return value && /^[\x20-\x7e]{1,256}$/.test(value) ? value : null;
}

function readMaxAge(header = ''): number | null {
  const directives = header.slice(0, 1024).toLowerCase();
  if (/(^|[\s,])no-(cache|store)\b/.test(directives)) return 0;
  const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,10})/.exec(directives)?.[1];
  return seconds === undefined ? null : Math.min(Number(seconds), LONGEST_AGE_SECONDS);
}
