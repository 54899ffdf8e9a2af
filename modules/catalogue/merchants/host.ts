import { hostOf } from './product-address.ts';

/** The host that somebody typed, bare or within an address; null for what is none. An unusual port belongs to it. */
export function parseHost(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (text.length > 253 || /[\s\\@]/.test(text)) return null;
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`);
  return url && /[^.]\.[^.]/.test(url.hostname) && !url.username ? hostOf(url) : null;
}
