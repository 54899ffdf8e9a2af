import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  AppError,
  config,
  createConcurrencyLimit,
  createPendingLimit,
  db,
} from '#modules/platform/index.server.ts';
import { hashText } from '#modules/platform/shared.ts';
import { articlePhotosAmong } from '../articles/index.server.ts';
import { picturesAmong, selectStoredPicture } from './pictures.store.server.ts';
import { isStoredName, onEveryPaper, PATTERNS, parseRecipe } from './recipe.ts';
import { drawPixels, encodePicture, type Variant } from './render.server.ts';
import { PICTURE_WIDTHS } from './shared.ts';

/** A picture on disk: its path, its media type, its size in bytes. */
export type PictureFile = {
  path: string;
  type: 'image/webp' | 'image/avif';
  bytes: number;
  /** Whether it stands for one that is missing: the name may come to mean another picture. */
  isStandIn: boolean;
};

// Raised when the drawing changes, so that pictures of the old kind are not served.
const DRAWING = '3';
// A picture takes a quarter of a second of one core, which the web process needs for other requests.
const CONCURRENCY = 2;
/** How many pictures of one network may be drawn or wait at once: more than any page shows, which a browser may ask for together. */
export const DRAWN_PER_NETWORK = 48;

const WHOLE: Variant = { width: 640, format: 'webp' };
const WEBP_VARIANTS = PICTURE_WIDTHS.map((width): Variant => ({ width, format: 'webp' }));
const ALL_VARIANTS = WEBP_VARIANTS.flatMap((webp): Variant[] => [
  webp,
  { ...webp, format: 'avif' },
]);

const inProgress = new Map<string, Promise<boolean>>();
const limitDrawing = createConcurrencyLimit(CONCURRENCY);
const limitNetwork = createPendingLimit(DRAWN_PER_NETWORK);

/**
 * The picture of that file name: drawn when it is first asked for in that width and format, or a stored one, in WebP, and kept under DATA_DIR/pictures. Where an idea
 * uses a stored picture that is missing, a tile of words; where it has changed its paper since, the picture of now. Null when
 * the name is neither a valid recipe nor that of a picture, or no idea of the catalogue and no article uses it, so that
 * arbitrary pictures with icons cannot be drawn.
 *
 * @param network of whom it is drawn for.
 * @throws AppError `too_many_requests` when too many others are drawn for that network.
 */
export async function pictureFile(
  name: string,
  asked: Variant = WHOLE,
  network = '',
): Promise<PictureFile | null> {
  const recipe = parseRecipe(name);
  if (!recipe && !isStoredName(name)) return null;
  const variant: Variant = recipe ? asked : { ...asked, format: 'webp' };
  const found = await fileOf(name, variant);
  if (found) return found;
  const stored = recipe ? null : await selectStoredPicture(db, name);
  if (stored) return await keepStored(name, stored, variant);
  // There are few notes, which contributors choose before any idea has them.
  if (recipe?.icons.length === 0) return drawPicture(name, variant, network);
  const used = await usedAmong(recipe ? onEveryPaper(name) : [name]);
  if (used.length === 0) return null;
  if (!recipe) return standIn(noteFor(name), asked, network);
  return used.includes(name)
    ? drawPicture(name, variant, network)
    : standIn(used[0]!, variant, network);
}

/** Those of some names that are the picture of an idea or an article. */
async function usedAmong(names: readonly string[]): Promise<string[]> {
  return [...(await articlePhotosAmong(names)), ...(await picturesAmong(db, names))];
}

async function keepStored(name: string, content: Buffer, variant: Variant) {
  await write(name, WHOLE, content);
  const smaller = WEBP_VARIANTS.filter(({ width }) => width < WHOLE.width);
  await writeVariants(name, sharp(content), smaller);
  return await fileOf(name, variant);
}

/** The tile of words that an idea without its picture has, in a pattern that its name chooses. */
function noteFor(name: string): string {
  return `text.${PATTERNS[hashText(name) % PATTERNS.length]}.webp`;
}

/** A picture that stands for another. */
async function standIn(
  other: string,
  variant: Variant,
  network: string,
): Promise<PictureFile | null> {
  const file = await drawnPicture(other, variant, network);
  return file && { ...file, isStandIn: true };
}

/** The file of a picture that need not belong to an idea: drawn unless it is there; null when its recipe is invalid. */
export async function drawnPicture(
  name: string,
  variant: Variant = WHOLE,
  network = '',
): Promise<PictureFile | null> {
  return (await fileOf(name, variant)) ?? (await drawPicture(name, variant, network));
}

/**
 * Draws a picture into DATA_DIR/pictures as it is asked for, once for simultaneous requests; null when its recipe is invalid.
 * Other widths are left for when they are: pages ask for nine pictures at once, and wait for all.
 */
async function drawPicture(
  name: string,
  variant: Variant,
  network: string,
): Promise<PictureFile | null> {
  const path = pathOf(name, variant);
  let drawing = inProgress.get(path);
  if (!drawing) {
    const begun = limitNetwork(network, () => drawVariants(name, [variant], network));
    if (!begun) throw tooMany();
    drawing = begun.finally(() => inProgress.delete(path));
    inProgress.set(path, drawing);
  }
  return (await drawing) ? await fileOf(name, variant) : null;
}

function tooMany(): AppError {
  const message = 'too many pictures are drawn for a network';
  return new AppError('too_many_requests', message, 'Trop d’images à la fois.');
}

/** Draws a picture in every width and format; false when its recipe is invalid. */
export async function drawAllVariants(name: string): Promise<boolean> {
  return await drawVariants(name, ALL_VARIANTS);
}

/** Whether a picture is on disk in every width and format. */
export async function hasAllVariants(name: string): Promise<boolean> {
  const files = await Promise.all(ALL_VARIANTS.map((variant) => fileOf(name, variant)));
  return files.every((file) => file !== null);
}

/** The file of a picture, or null when it is not drawn yet. */
async function fileOf(name: string, variant: Variant): Promise<PictureFile | null> {
  const path = pathOf(name, variant);
  const found = await nullIfMissing(stat(path));
  return found && { path, type: `image/${variant.format}`, bytes: found.size, isStandIn: false };
}

/** The content of a picture's file, or null when it was deleted since it was found. */
export function readPicture({ path }: PictureFile): Promise<Buffer | null> {
  return nullIfMissing(readFile(path));
}

async function nullIfMissing<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function drawVariants(
  name: string,
  variants: readonly Variant[],
  network?: string,
): Promise<boolean> {
  return limitDrawing(async () => {
    const pixels = await drawPixels(name);
    if (pixels) await writeVariants(name, pixels, variants);
    return pixels !== null;
  }, network);
}

async function writeVariants(name: string, pixels: Sharp, variants: readonly Variant[]) {
  for (const variant of variants) {
    await write(name, variant, await encodePicture(pixels, variant));
  }
}

async function write(name: string, variant: Variant, image: Buffer): Promise<void> {
  const path = pathOf(name, variant);
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  // Another process may write the same picture: each writes its own file, the rename is atomic.
  const draft = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(draft, image);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function pathOf(name: string, { width, format }: Variant): string {
  return join(config.dataDir, 'pictures', DRAWING, `${width}-${format}`, name);
}
