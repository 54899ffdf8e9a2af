import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { isDrawable } from './commands.server.ts';
import { PATTERNS } from './recipe.ts';
import { renderPicture } from './render.server.ts';

// Each picture takes a sixth of a second of an idle core, much longer while other tests run.
vi.setConfig({ testTimeout: 60_000 });

test('every paper gives a picture of 640 by 640, in WebP, without transparency', async () => {
  for (const pattern of PATTERNS) {
    const image = await renderPicture(`teapot.${pattern}.webp`);
    expect(await sharp(image ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 640,
      hasAlpha: false,
    });
  }
});

test('the same name gives the same bytes', async () => {
  const name = 'candle+books.stars.webp';
  expect(await renderPicture(name)).toEqual(await renderPicture(name));
});

test('a note needs no icon', async () => {
  const image = await renderPicture('text.stripes.webp');
  expect(await sharp(image ?? undefined).metadata()).toMatchObject({ width: 640, height: 640 });
});

test('an unknown icon gives no picture', async () => {
  expect(await renderPicture('no-such-thing.dots.webp')).toBeNull();
  expect(await renderPicture('teapot+no-such-thing.dots.webp')).toBeNull();
  expect(await isDrawable('no-such-thing.dots.webp')).toBe(false);
  expect(await isDrawable('constructor.dots.webp')).toBe(false);
  expect(await isDrawable('teapot.dots.webp')).toBe(true);
});
