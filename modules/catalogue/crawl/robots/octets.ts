// Paths and patterns are compared octet by octet: a text here is a string of octets (0 to 255), as latin1 reads them.

const BYTE_ORDER_MARK = '\xef\xbb\xbf';

/** The octets of a file, without byte order mark and without a last line that `limit` cuts. */
export function decodeBytes(file: Uint8Array | string, limit: number): string {
  const bytes = typeof file === 'string' ? Buffer.from(file.slice(0, limit + 1)) : file;
  const octets = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const whole = octets.startsWith(BYTE_ORDER_MARK) ? octets.slice(3) : octets;
  if (whole.length <= limit) return whole;
  const kept = whole.slice(0, limit);
  return kept.slice(0, Math.max(kept.lastIndexOf('\n'), kept.lastIndexOf('\r')) + 1);
}

/** RFC 3986 §2.2 and §2.3: unreserved and reserved characters. */
const UNRESERVED = /[\w.~-]/;
const KEPT = /^[\w.~\-:/?#[\]@!$&'()*+,;=]*$/;

/**
 * A pattern as it is compared (RFC 9309 §2.2.2): octets outside of ASCII and those that no address has percent-encoded,
 * those that are encoded without need decoded. `*` is a wildcard, and `$` at the end; elsewhere `$` stands for itself.
 */
export function encodePattern(pattern: string): string {
  const isAnchored = pattern.endsWith('$');
  const encoded = encode(isAnchored ? pattern.slice(0, -1) : pattern).replaceAll('$', '%24');
  return isAnchored ? `${encoded}$` : encoded;
}

/** A path with its query as it is compared with patterns: what is special in those is encoded here. */
export function encodePath(path: string): string {
  const octets = Buffer.from(path).toString('latin1');
  return encode(octets).replaceAll('*', '%2A').replaceAll('$', '%24');
}

function encode(octets: string): string {
  if (KEPT.test(octets)) return octets;
  // Codes first: what they decode to is never the beginning of another code.
  return octets.replace(/%[0-9a-f]{2}|./gis, (sign) => {
    if (sign.length === 1) return KEPT.test(sign) ? sign : percent(sign);
    const decoded = String.fromCharCode(Number.parseInt(sign.slice(1), 16));
    return UNRESERVED.test(decoded) ? decoded : sign.toUpperCase();
  });
}

function percent(octet: string): string {
  return octet === '%'
    ? octet
    : `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/**
 * With the delimiters that a query has no use for (`:`, `/`, `?`, `@`, brackets) as they are rather than encoded, behind
 * the first of `starts`: RFC 9309 writes `?url=https://a` and `?url=https%3A%2F%2Fa` for the same path.
 */
export function withPlainQuery(path: string, starts: string): string {
  const found = [...starts].map((sign) => path.indexOf(sign)).filter((index) => index >= 0);
  if (found.length === 0) return path;
  const start = Math.min(...found);
  const query = path
    .slice(start)
    .replace(/%(3A|2F|3F|40|5B|5D)/g, (code) => decodeURIComponent(code));
  return path.slice(0, start) + query;
}
