import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { PAPERS, PLAIN_PAPER } from './palette.ts';
import { PATTERNS } from './recipe.ts';
import { drawPixels, encodePicture, isDrawable, type Variant } from './render.server.ts';
import { frenchName, SHAPES } from './shapes/index.ts';

// Each picture takes a tenth of a second of an idle core, much longer while other tests run.
vi.setConfig({ testTimeout: 60_000 });

/** The bytes of a picture. */
async function draw(name: string, variant: Variant = { width: 640, format: 'webp' }) {
  const pixels = await drawPixels(name);
  if (!pixels) throw new Error(`${name} cannot be drawn`);
  return await encodePicture(pixels, variant);
}

test('every pattern gives a picture of 640 by 640, in WebP, without transparency', async () => {
  for (const pattern of PATTERNS) {
    expect(await sharp(await draw(`teapot.${pattern}.webp`)).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 640,
      hasAlpha: false,
    });
  }
});

test('a tile weighs 25 kB at most, in both formats, however busy its paper and its shapes', async () => {
  for (const format of ['webp', 'avif'] as const) {
    const tile = await draw('basket+city+bouquet.confetti.webp', { width: 320, format });
    expect((await sharp(tile).metadata()).width).toBe(320);
    expect(tile.length).toBeLessThan(25_000);
  }
});

test('the same name gives the same bytes', async () => {
  const name = 'candle+books.stars.webp';
  expect(await draw(name)).toEqual(await draw(name));
});

test('on another paper the things of a picture stay as they are', async () => {
  const middle = { left: 300, top: 300, width: 40, height: 40 };
  const things = async (name: string) =>
    await (await drawPixels(name))?.clone().extract(middle).raw().toBuffer();
  const plain = await things('gift.dots.webp');
  expect(await things('gift.dots.fir.webp')).toEqual(plain);
  expect(await draw('gift.dots.fir.webp')).not.toEqual(await draw('gift.dots.webp'));
});

test('a note needs no icon', async () => {
  expect(await sharp(await draw('text.stripes.webp')).metadata()).toMatchObject({ width: 640 });
});

test('an unknown icon gives no picture', async () => {
  for (const name of ['no-such-thing.dots.webp', 'teapot+no-such-thing.dots.webp']) {
    expect(await drawPixels(name)).toBeNull();
    expect(isDrawable(name)).toBe(false);
  }
  expect(isDrawable('constructor.dots.webp')).toBe(false);
  expect(isDrawable('teapot.dots.webp')).toBe(true);
});

test('names that shapes had in earlier catalogues still give a picture', () => {
  expect(isDrawable('hot-beverage+gift.dots.webp')).toBe(true);
});

test('each shape is made of two pieces at least, and has names of its own, in recipes and in French', () => {
  const names = [...SHAPES].flatMap(([name, { also }]) => [name, ...also.split(' ')]);
  const given = names.filter(Boolean);
  expect(new Set(given).size).toBe(given.length);
  expect(new Set([...SHAPES.keys()].map(frenchName)).size).toBe(SHAPES.size);
  for (const [name, { pieces, words }] of SHAPES) {
    expect(pieces.length, name).toBeGreaterThan(1);
    expect(words, name).toMatch(/^\p{Letter}[\p{Letter} ’-]*, \p{Letter}/u);
  }
});

test('the style sheet of pictures has the colour of each paper, seen until the picture is there', () => {
  const css = readFileSync('app/features/idea/picture.module.css', 'utf8');
  const colours = Array.from(css.matchAll(/data-paper="(\w*)"\] \{\s*background-color: (#\w+)/g));
  const papers = { '': PLAIN_PAPER, ...PAPERS };
  expect(colours.map(([, name, sheet]) => [name, sheet])).toEqual(
    Object.entries(papers).map(([name, { sheet }]) => [name, sheet]),
  );
});
