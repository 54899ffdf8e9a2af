import { LRUCache } from 'lru-cache';
import { createTurnstile, type Database, db } from '#modules/platform/index.server.ts';
import { PREVIEW_MAX_PICTURES } from './compose-preview.ts';
import { drawPicture, fileOf, type PictureFile, pictureFile } from './files.server.ts';
import { renderPreview } from './render-preview.server.ts';

/** What stands for the site itself. */
const HOUSE = [
  'wrapped-gift.stripes.webp',
  'teapot.leaves.webp',
  'hiking-boot+compass.waves.webp',
] as const;

/** A preview takes about half a second and a hundred kilobytes; it is asked for when a link is first shared. */
const KEPT = 100;
const AT_ONCE = 1;

const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
const inTurn = createTurnstile(AT_ONCE);

/**
 * The picture that messaging apps show beside a shared link, 1200 × 630, as a JPEG.
 *
 * @param names pictures of ideas that it shows, nine at most. What is no picture of the catalogue is left out; when
 * nothing remains, the preview speaks for the site as a whole.
 * @param mayDraw asked before one is drawn that was not kept.
 * @returns null when it may not be drawn.
 */
export async function previewPicture(
  names: readonly string[],
  mayDraw: () => Promise<boolean>,
  database: Database = db,
): Promise<Buffer | null> {
  const shown = names.slice(0, PREVIEW_MAX_PICTURES);
  let files = existing(await Promise.all(shown.map((name) => pictureFile(name, database))));
  if (files.length === 0) files = existing(await Promise.all(HOUSE.map(drawnOnce)));
  const paths = files.map(({ path }) => path);
  const key = paths.join('|');
  if (!kept.has(key) && !(await mayDraw())) return null;
  // Asked for again: another visitor may have had it drawn meanwhile.
  return await (kept.get(key) ?? draw(key, paths));
}

function draw(key: string, paths: readonly string[]): Promise<Buffer> {
  const preview = inTurn(() => renderPreview(paths));
  kept.set(key, preview);
  preview.catch(() => kept.delete(key));
  return preview;
}

/** Pictures of the house need no idea that uses them. */
async function drawnOnce(name: string): Promise<PictureFile | null> {
  return (await fileOf(name)) ?? drawPicture(name);
}

function existing(files: readonly (PictureFile | null)[]): PictureFile[] {
  return files.filter((file) => file !== null);
}
