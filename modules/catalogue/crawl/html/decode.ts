/** How far a page may declare its encoding; browsers look at as much. */
const DECLARATION_BYTES = 1024;

/**
 * The text of a page, by its byte order mark, then by what the site declares, then by what the page declares, then by its
 * bytes: UTF-8 where they are valid as such, else windows-1252. A page that is valid UTF-8 beyond ASCII is read so whatever
 * it declares: text of any other encoding practically never is.
 *
 * @param declared the charset of the Content-Type header, or null.
 */
export function decodePage(bytes: Uint8Array, declared: string | null = null): string {
  const marked = markOf(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  const utf8 = decodeStrictly(bytes);
  if (utf8 !== null) return utf8;
  const head = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.length, DECLARATION_BYTES),
  );
  const inPage = /<meta[^>]{0,200}?charset\s*=\s*["']?([\w:.-]{2,40})/i.exec(
    head.toString('latin1'),
  );
  const label = [declared, inPage?.[1]].find(
    (name) => name && isKnown(name) && !/^utf-?(8|16)/i.test(name),
  );
  return new TextDecoder(label ?? 'windows-1252').decode(bytes);
}

function markOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

/** The text where the bytes are UTF-8, which those of a page that was cut inside its last character are too; else null. */
function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    const whole = new TextDecoder('utf-8', { fatal: true });
    const text = whole.decode(bytes, { stream: true });
    const isCut = Buffer.byteLength(text) < bytes.length;
    return isCut && Buffer.byteLength(text) === text.length ? null : text;
  } catch {
    return null;
  }
}

function isKnown(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}
