import { formatIdeaKey, parseIdeaKey } from '#modules/catalogue/shared.ts';
import { keepsakePath, SAVED_GIFTS_PATH, sealedIn } from './keepsake-address.ts';
import {
  parseSavedGifts,
  SAVED_GIFTS_MAX,
  type SavedGift,
  savedGiftsAsJson,
} from './saved-gifts.ts';

/** What follows is for the browser alone: no request carries this part of an address. */
const MARK = '#apporte=';
const CHARACTERS_MAX = 200_000;
/** Of the list, once it is unpacked: a short text can unpack to a very long one. */
const BYTES_MAX = 500_000;
const REASONS_MAX = 10;
const TEXT_MAX = 500;

/**
 * The link that brings the saved gifts of this browser to another one.
 *
 * @param origin address of the site.
 */
export async function savedGiftsLink(
  savedGifts: readonly SavedGift[],
  origin: string,
): Promise<string> {
  const packing = new Blob([savedGiftsAsJson(savedGifts)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(packing).arrayBuffer());
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const safe = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return origin + SAVED_GIFTS_PATH + MARK + safe;
}

/** Whether a link brings saved gifts, by the part of its address that begins with a hash. */
export function carriesSavedGifts(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** The saved gifts that a link brings, each idea once; none of a damaged one, or of any other. */
export async function savedGiftsOfLink(hash: string): Promise<readonly SavedGift[]> {
  if (!carriesSavedGifts(hash) || hash.length > CHARACTERS_MAX) return [];
  try {
    const letters = hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
    const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const ours = parseSavedGifts(await unpack(packed)).filter(isOurs);
    const byKey = new Map(ours.map((gift) => [gift.key, gift]));
    return [...byKey.values()].slice(0, SAVED_GIFTS_MAX);
  } catch {
    return [];
  }
}

/** @throws where it is damaged, or too long. */
async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return await new Blob(parts).text();
    bytes += value.byteLength;
    if (bytes > BYTES_MAX) throw new Error('too long');
    parts.push(value);
  }
}

/** Anybody can write such a link: only what this site writes is taken. */
function isOurs({ key, title, image, reasons, forWhom, sealed }: SavedGift): boolean {
  const ideaKey = parseIdeaKey(key);
  return (
    ideaKey !== null &&
    formatIdeaKey(ideaKey) === key &&
    /^[\w+-]+(?:\.[\w-]+){1,3}$/.test(image) &&
    reasons.length <= REASONS_MAX &&
    [title, forWhom, ...reasons].every((text) => text.length <= TEXT_MAX) &&
    (sealed === null || sealedIn(keepsakePath(sealed)) === sealed)
  );
}
