import { cleanAddress, shopHostOf } from '../../merchants/index.server.ts';

const LONGEST_URL = 2000;
const MAX_SEGMENTS = 12;
const MAX_PARAMETERS = 4;
/** Calendars and relative links that were written wrongly lead to ever new addresses, in which parts come again. */
const MAX_SAME_SEGMENT = 2;
/** Pages that say nothing of products, or whose addresses change with every visitor. */
const NOT_FOLLOWED =
  /\/(cart|panier|basket|checkout|commande|login|connexion|logout|deconnexion|account|compte|mon-compte|register|inscription|wishlist|favoris|cdn-cgi|wp-admin|wp-json)(\/|$)/i;
const SESSION =
  /^(phpsessid|jsessionid|sid|session_?id|add-to-cart|add_to_cart|replytocom|token)$/i;

/**
 * The canonical spelling of an address of a site, without what only tracks; null for one that is of another host or that a
 * crawler would lose itself in.
 */
export function siteAddress(address: string, host: string): string | null {
  if (address.length > LONGEST_URL) return null;
  const url = cleanAddress(address);
  if (!url || shopHostOf(url) !== host || url.href.length > LONGEST_URL) return null;
  const segments = url.pathname.split('/').filter(Boolean);
  const parameters = [...url.searchParams.keys()];
  const isTrap =
    segments.length > MAX_SEGMENTS ||
    parameters.length > MAX_PARAMETERS ||
    parameters.some((name) => SESSION.test(name)) ||
    segments.some((one) => segments.filter((other) => other === one).length > MAX_SAME_SEGMENT);
  return isTrap || NOT_FOLLOWED.test(url.pathname) ? null : url.href;
}

/**
 * What addresses of one sort have in common: `/p/4521-mug-bleu.html` and `/p/77-bol.html` are both `/p/9-a.html`. The words
 * that a site's sections are named by stay.
 */
export function patternOf(address: string): string {
  const { pathname, search } = new URL(address);
  const segments = pathname.split('/').slice(1, MAX_SEGMENTS + 1);
  const shapes = segments.map((segment, place) => {
    const [, name = '', extension = ''] = /^(.*?)(\.[a-z]{2,5})?$/is.exec(segment) ?? [];
    const isLast = place === segments.length - 1;
    if (!isLast && /^[a-z]{1,20}$/i.test(name)) return name.toLowerCase();
    return shapeOf(name) + extension.toLowerCase();
  });
  // As they are written: decoded they may hold what the database rejects, a zero byte or half a character.
  const written = search
    .slice(1)
    .split('&')
    .map((parameter) => parameter.replace(/=.*/, ''));
  const names = [...new Set(written)].filter(Boolean).sort().join('&');
  return `/${shapes.join('/')}${names && `?${names}`}`.slice(0, 300);
}

/** Numbers as 9, words as a, in their order but each run once. */
function shapeOf(name: string): string {
  const parts = name.split(/[-_,+]|%20/).filter(Boolean);
  const kinds = parts.map((part) => (/^\d+$/.test(part) ? '9' : /\d/.test(part) ? 'a9' : 'a'));
  return kinds
    .filter((kind, place) => kind !== kinds[place - 1])
    .join('-')
    .slice(0, 40);
}
