/** Any origin will do: only whether an address leaves it counts. */
const HERE = 'http://here.invalid';

/**
 * The path of an address that stays on this site, for « back to where you were »; anything else (another site,
 * `//host`, `/\host`, `javascript:`) becomes the fallback.
 */
export function samePath(address: unknown, fallback: string): string {
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return fallback;
  const url = URL.parse(address, HERE);
  if (!url || url.origin !== HERE || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
