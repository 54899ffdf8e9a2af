import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { hashText, randomNumbers } from '#modules/platform/shared.ts';
import { composePicture, type Drawing, PICTURE_SIZE } from './compose.ts';
import { PAPERS, PLAIN_PAPER } from './palette.ts';
import { onPaper, parseRecipe } from './recipe.ts';
import { shapeOf } from './shapes/index.ts';
import type { PictureWidth } from './shared.ts';

/** How far the grain goes from grey, of 128 levels. */
const GRAIN_STRENGTH = 9;

/** In which width and format a picture is kept and served. */
export type Variant = { width: PictureWidth; format: 'webp' | 'avif' };

/** What a name asks for; null when it is no recipe, or names a shape that does not exist. */
function drawingOf(name: string): Drawing | null {
  const recipe = parseRecipe(name);
  if (!recipe) return null;
  const shapes = recipe.icons.map(shapeOf);
  if (!shapes.every((shape) => shape !== undefined)) return null;
  // Two names may have come to mean one shape.
  const { pattern, paper } = recipe;
  return {
    shapes: [...new Set(shapes)],
    pattern,
    paper: paper ? PAPERS[paper] : PLAIN_PAPER,
    // On another paper all else stays as it is.
    seed: hashText(onPaper(name, null)),
  };
}

/** Whether a name is a recipe that can be drawn: right form, existing shapes. */
export function isDrawable(name: string): boolean {
  return drawingOf(name) !== null;
}

/** Draws the picture that a file name describes, 640 × 640; null when it is no recipe that can be drawn. */
export async function drawPixels(name: string): Promise<Sharp | null> {
  const drawing = drawingOf(name);
  if (!drawing) return null;
  const { data, info } = await sharp(Buffer.from(composePicture(drawing)))
    .composite([{ ...grain(), blend: 'soft-light' }])
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

let drawnGrain: OverlayOptions | null = null;

/** The grain of the paper: a little noise, the same on every machine. */
function grain(): OverlayOptions {
  drawnGrain ??= {
    input: Buffer.from(Array.from({ length: PICTURE_SIZE ** 2 }, noise(GRAIN_STRENGTH))),
    raw: { width: PICTURE_SIZE, height: PICTURE_SIZE, channels: 1 },
  };
  return drawnGrain;
}

/** Grey levels about the middle, near ones more often than far ones. */
function noise(strength: number): () => number {
  const next = randomNumbers(1);
  return () => 128 + (next() + next() - 1) * strength;
}

/** Encodes a picture as it is kept and served. */
export async function encodePicture(pixels: Sharp, { width, format }: Variant): Promise<Buffer> {
  const resized = pixels.clone().resize(width, width);
  // The next effort saves a tenth of the bytes and takes twice as long.
  if (format === 'avif') return await resized.avif({ quality: 58, effort: 1 }).toBuffer();
  return await resized.webp({ quality: 84, effort: 4 }).toBuffer();
}
