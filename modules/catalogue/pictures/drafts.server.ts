import { LRUCache } from 'lru-cache';
import { createConcurrencyLimit } from '#modules/platform/index.server.ts';
import { isDrawable } from './commands.server.ts';
import { ICON_SIZE, iconBody } from './icons.server.ts';
import { renderPicture } from './render.server.ts';

/** Forty kilobytes each, in memory only: most drafts are changed before they are proposed. */
const CACHE_SIZE = 100;
const CONCURRENCY = 1;

const cache = new LRUCache<string, Promise<Buffer | null>>({ max: CACHE_SIZE });
const limitDrawing = createConcurrencyLimit(CONCURRENCY);

/**
 * The picture of a recipe that no idea has yet, as WebP, for those who may propose one.
 *
 * @param mayDraw called before a picture is drawn that is not in memory.
 * @returns null when the name is no recipe of existing icons, or when it may not be drawn.
 */
export async function draftPicture(
  name: string,
  mayDraw: () => Promise<boolean>,
): Promise<Buffer | null> {
  if (!(await isDrawable(name))) return null;
  if (!cache.has(name) && !(await mayDraw())) return null;
  // Looked up again: another request may have drawn it meanwhile.
  return await (cache.get(name) ?? draw(name));
}

function draw(name: string): Promise<Buffer | null> {
  const picture = limitDrawing(() => renderPicture(name));
  cache.set(name, picture);
  picture.catch(() => cache.delete(name));
  return picture;
}

/** An icon by itself, as an SVG document; null when there is none of that name. */
export async function iconImage(name: string): Promise<string | null> {
  const body = await iconBody(name);
  return (
    body &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}">${body}</svg>`
  );
}
