import { LRUCache } from 'lru-cache';
import { createConcurrencyLimit } from '#modules/platform/index.server.ts';
import { PREVIEW_MAX_PICTURES } from './compose-preview.ts';
import { drawnPicture, type PictureFile, pictureFile } from './files.server.ts';
import { isStoredName } from './recipe.ts';
import { renderPreview } from './render-preview.server.ts';

/** The pictures on the preview of the site itself. */
const SITE_PICTURES = [
  'gift+ribbon.stripes.red.webp',
  'teapot+cup.leaves.kraft.webp',
  'hiking-boot+compass+tent.waves.lagoon.webp',
] as const;

/**
 * A preview takes half a second to draw and a hundred kilobytes to keep; apps request it when a link is first shared.
 */
const CACHE_SIZE = 100;
const CONCURRENCY = 1;

const cache = new LRUCache<string, Promise<Buffer>>({ max: CACHE_SIZE });
const limitDrawing = createConcurrencyLimit(CONCURRENCY);

/**
 * The picture that messaging apps show beside a shared link, 1200 × 630, as a JPEG.
 *
 * @param names pictures of ideas that it shows, nine at most. Others than pictures of the catalogue are left out; when
 * none remains, the preview shows the site itself.
 * @param mayDraw called before a preview is drawn that is not cached.
 * @param network of whom its pictures are drawn for.
 * @returns null when it may not be drawn.
 */
export async function previewPicture(
  names: readonly string[],
  mayDraw: () => Promise<boolean>,
  network?: string,
): Promise<Buffer | null> {
  const shown = names.slice(0, PREVIEW_MAX_PICTURES);
  let files = existing(await Promise.all(shown.map((name) => ownPicture(name, network))));
  if (files.length === 0) {
    const drawn = SITE_PICTURES.map((name) => drawnPicture(name, undefined, network));
    files = existing(await Promise.all(drawn));
  }
  const paths = files.map(({ path }) => path);
  const key = paths.join('|');
  if (!cache.has(key) && !(await mayDraw())) return null;
  // Looked up again: another request may have drawn it meanwhile.
  return await (cache.get(key) ?? draw(key, paths));
}

function draw(key: string, paths: readonly string[]): Promise<Buffer> {
  const preview = limitDrawing(() => renderPreview(paths));
  cache.set(key, preview);
  preview.catch(() => cache.delete(key));
  return preview;
}

/** A picture of the catalogue; null for one of a shop that is missing, for which a tile of words stands elsewhere. */
async function ownPicture(name: string, network?: string): Promise<PictureFile | null> {
  const file = await pictureFile(name, undefined, network);
  return file?.isStandIn && isStoredName(name) ? null : file;
}

function existing(files: readonly (PictureFile | null)[]): PictureFile[] {
  return files.filter((file) => file !== null);
}
