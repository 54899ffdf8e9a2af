import { createHash } from 'node:crypto';
import { type Database, db } from '#modules/platform/index.server.ts';
import {
  type FetchFailure,
  type FetchOptions,
  fetchOutside,
  PICTURE_TYPES,
} from '#modules/platform/outbound/index.server.ts';
import { PICTURE_SIZE } from './compose.ts';
import { perceptualHash } from './perceptual-hash.server.ts';
import { checkPicture, damage, type PictureRejection } from './picture-check.server.ts';
import { insertStoredPicture, selectUnhashed, storeHash } from './pictures.store.server.ts';

const SECONDS_TO_DECODE = 10;
const NAME_DIGITS = 40;

/**
 * Keeps a picture that came from outside: checked, and encoded anew in the one size that is shown, on white, without
 * anything of the original but its points. The same picture is kept once.
 *
 * @returns the name to serve it by, or why it is not kept.
 */
export async function keepPicture(
  bytes: Buffer,
  database: Database = db,
): Promise<{ ok: true; name: string } | PictureRejection> {
  const checked = await checkPicture(bytes);
  if (!checked.ok) return checked;
  let content: Buffer;
  try {
    content = await checked.picture
      .rotate()
      .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .timeout({ seconds: SECONDS_TO_DECODE })
      .webp({ quality: 82, effort: 4 })
      .toBuffer();
  } catch (error) {
    return damage(error);
  }
  const hash = createHash('sha256').update(content).digest('hex').slice(0, NAME_DIGITS);
  const name = `${hash}.webp`;
  await insertStoredPicture(database, name, content, await perceptualHash(content));
  return { ok: true, name };
}

const HASHED_AT_ONCE = 50;

/** Gives the pictures that were kept before there were hashes theirs. @returns how many. */
export async function hashStoredPictures(database: Database = db): Promise<number> {
  let last = '';
  for (let count = 0; ; ) {
    const pictures = await selectUnhashed(database, last, HASHED_AT_ONCE);
    for (const { name, content } of pictures) {
      await storeHash(database, name, await perceptualHash(content));
    }
    count += pictures.length;
    if (pictures.length < HASHED_AT_ONCE) return count;
    last = pictures.at(-1)!.name;
  }
}

/** Fetches a shop's picture through the outbound client, and keeps it. @param options as for the client. */
export async function fetchPicture(
  url: string,
  options: Omit<FetchOptions, 'types'> = {},
): Promise<{ ok: true; name: string } | PictureRejection | FetchFailure> {
  const fetched = await fetchOutside(url, { ...options, types: PICTURE_TYPES });
  return fetched.ok ? await keepPicture(fetched.body) : fetched;
}
