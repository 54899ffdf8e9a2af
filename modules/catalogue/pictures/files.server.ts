import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  config,
  createConcurrencyLimit,
  type Database,
  db,
} from '#modules/platform/index.server.ts';
import { hashText } from '#modules/platform/shared.ts';
import { isArticlePhoto } from '../articles/index.server.ts';
import { hasPicture, selectStoredPicture } from './pictures.store.server.ts';
import { isStoredName, PATTERNS, parseRecipe } from './recipe.ts';
import { renderPicture } from './render.server.ts';

/** A picture on disk: its path, its media type, its size in bytes. */
export type PictureFile = {
  path: string;
  type: 'image/webp';
  bytes: number;
  /** Whether it stands for one that is missing: the name may come to mean another picture. */
  isStandIn: boolean;
};

// Raised when the drawing changes, so that pictures of the old kind are not served.
const DRAWING = '1';
// A picture takes a sixth of a second of one core, which the web process needs for other requests.
const CONCURRENCY = 2;

const inProgress = new Map<string, Promise<PictureFile | null>>();
const limitDrawing = createConcurrencyLimit(CONCURRENCY);

/**
 * The picture of that file name: drawn on first request, or a stored one, and kept under DATA_DIR/pictures. Where an idea
 * uses a stored picture that is missing, a tile of words. Null when the name is neither a valid recipe nor that of a
 * picture, or no idea of the catalogue and no article uses it, so that arbitrary pictures with icons cannot be drawn.
 */
export async function pictureFile(
  name: string,
  database: Database = db,
): Promise<PictureFile | null> {
  const recipe = parseRecipe(name);
  const isRecipe = recipe !== null;
  if (!isRecipe && !isStoredName(name)) return null;
  const found = await fileOf(name);
  if (found) return found;
  const stored = isRecipe ? null : await selectStoredPicture(database, name);
  if (stored) return await write(name, stored);
  // There are few notes, which contributors choose before any idea has them.
  const isNote = recipe?.icons.length === 0;
  const isUsed = isNote || (await isArticlePhoto(name)) || (await hasPicture(database, name));
  if (!isUsed) return null;
  return isRecipe ? drawPicture(name) : standIn(name);
}

/** The tile of words that an idea without its picture has, on a paper that its name chooses. */
async function standIn(name: string): Promise<PictureFile | null> {
  const tile = `text.${PATTERNS[hashText(name) % PATTERNS.length]}.webp`;
  const file = (await fileOf(tile)) ?? (await drawPicture(tile));
  return file && { ...file, isStandIn: true };
}

/** Draws a picture into DATA_DIR/pictures, once for simultaneous requests; null when its recipe is invalid. */
export function drawPicture(name: string): Promise<PictureFile | null> {
  const running = inProgress.get(name);
  if (running) return running;
  const drawing = limitDrawing(() => draw(name)).finally(() => inProgress.delete(name));
  inProgress.set(name, drawing);
  return drawing;
}

/** The file of a picture, or null when it is not drawn yet. */
export async function fileOf(name: string): Promise<PictureFile | null> {
  const path = pathOf(name);
  const found = await nullIfMissing(stat(path));
  return found && { path, type: 'image/webp', bytes: found.size, isStandIn: false };
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

async function draw(name: string): Promise<PictureFile | null> {
  const image = await renderPicture(name);
  return image && (await write(name, image));
}

async function write(name: string, image: Buffer): Promise<PictureFile> {
  const path = pathOf(name);
  await mkdir(folder(), { recursive: true });
  // Another process may write the same picture: each writes its own file, the rename is atomic.
  const draft = join(folder(), `.${randomUUID()}`);
  try {
    await writeFile(draft, image);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return { path, type: 'image/webp', bytes: image.length, isStandIn: false };
}

function folder(): string {
  return join(config.dataDir, 'pictures', DRAWING);
}

function pathOf(name: string): string {
  return join(folder(), name);
}
