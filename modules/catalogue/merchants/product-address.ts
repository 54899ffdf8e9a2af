import { createHash } from 'node:crypto';

/** Parameters that say where a visitor came from, not what the page shows. */
const TRACKING =
  /^(utm_.*|mtm_.*|pk_.*|at_.*|mc_[ce]id|[gw]braid|gclid|gclsrc|dclid|fbclid|msclkid|yclid|twclid|ttclid|igshid|srsltid|_ga|_gl|_pos|_sid|_ss|ref|ref_|referrer|aff.*|awc|tduid|irclickid|irgwc|cjevent|xtor|cmpid|campaign|source)$/i;
const LONGEST_ID = 200;
/** No name of the Internet is longer. */
const LONGEST_HOST = 253;

/**
 * The address of a product's page without what only tracks and without fragment; it leads where it led. Null for what is no
 * http(s) address, names a user, or has a host that can be none.
 */
export function cleanAddress(address: string): URL | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.host.length > LONGEST_HOST) return null;
  if (url.hostname.endsWith('.')) url.hostname = nameOf(url);
  if (url.href.includes('#')) url.hash = '';
  if (url.search === '') return url;
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  // Without any, the address stays to the letter.
  for (const name of tracking) url.searchParams.delete(name);
  return url;
}

/** The host of a shop, by which its merchant is known: without `www.`. */
export function shopHostOf(url: URL): string {
  return hostOf(url).replace(/^www\.(?=[^.]+\.)/, '');
}

/**
 * The host of an address in one spelling, with its port: lower case and punycode as the URL standard has them, without the
 * dot that says that a name is whole, and without a port that is usual for http or https.
 */
export function hostOf(url: URL): string {
  const isUsual = url.port === '' || url.port === '80' || url.port === '443';
  return nameOf(url) + (isUsual ? '' : `:${url.port}`);
}

function nameOf({ hostname }: URL): string {
  return hostname.replace(/\.+$/, '');
}

/** The id of a product within its merchant: its address within the shop, or the hash of one that is long. */
export function productIdOf({ pathname, search }: URL): string {
  const id = decodeSafely(pathname.replace(/^\/|\/+$/g, '')) + search || 'accueil';
  return id.length <= LONGEST_ID ? id : createHash('sha256').update(id).digest('hex');
}

function decodeSafely(path: string): string {
  try {
    const decoded = decodeURIComponent(path).normalize('NFC').trim();
    return /\p{Cc}/u.test(decoded) || !decoded.isWellFormed() ? path : decoded;
  } catch {
    return path;
  }
}
