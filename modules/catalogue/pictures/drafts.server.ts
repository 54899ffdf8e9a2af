import { LRUCache } from 'lru-cache';
import { createConcurrencyLimit } from '#modules/platform/index.server.ts';
import { THEMES } from './palette.ts';
import { drawPixels, encodePicture, isDrawable } from './render.server.ts';
import { coloursOf, cutOut } from './shapes/cut.ts';
import { shapeOf } from './shapes/index.ts';

/** Twenty kilobytes each, in memory only: most drafts are changed before they are proposed. */
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
  if (!isDrawable(name)) return null;
  if (!cache.has(name) && !(await mayDraw())) return null;
  // Looked up again: another request may have drawn it meanwhile.
  return await (cache.get(name) ?? draw(name));
}

function draw(name: string): Promise<Buffer | null> {
  const picture = limitDrawing(async () => {
    const pixels = await drawPixels(name);
    return pixels && (await encodePicture(pixels, { width: 640, format: 'webp' }));
  });
  cache.set(name, picture);
  picture.catch(() => cache.delete(name));
  return picture;
}

/** Side of an icon by itself, as large as it stands in a picture, so that its shadows are as soft. */
const ICON_SIZE = 340;

/** The shape of an icon by itself, as an SVG document; null when there is none of that name. */
export function iconImage(name: string): string | null {
  const shape = shapeOf(name);
  if (!shape) return null;
  const middle = ICON_SIZE / 2;
  const colours = coloursOf(THEMES[shape.theme][0]);
  const drawing = cutOut(shape, colours, { x: middle, y: middle, side: ICON_SIZE, turn: 0 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}">${drawing}</svg>`;
}
