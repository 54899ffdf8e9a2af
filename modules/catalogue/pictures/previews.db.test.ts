import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { smallCatalogue, writeCatalogue } from '../../../tests/fixtures/small-catalogue.ts';
import { importCatalogue } from '../exchange/index.server.ts';
import { PREVIEW, placePhotos } from './compose-preview.ts';
import { previewPicture } from './previews.server.ts';

// Drawing takes long on a busy core.
vi.setConfig({ testTimeout: 60_000 });

const freely = () => Promise.resolve(true);

beforeAll(async () => {
  await importCatalogue(await writeCatalogue(smallCatalogue()));
});

test.each([
  ['the site', []],
  ['one idea', ['candle.dots.webp']],
  ['a square', Array.from({ length: 9 }, () => 'teapot.leaves.webp')],
])(
  '%s has a preview of 1200 by 630, in JPEG, small enough for messaging apps',
  async (_, names) => {
    const image = await previewPicture(names, freely);
    expect(await sharp(image ?? undefined).metadata()).toMatchObject({
      format: 'jpeg',
      ...PREVIEW,
    });
    expect(image?.length).toBeLessThan(300_000);
  },
);

test('a link that was shared when a picture was on another paper shows the picture of now', async () => {
  const now = await previewPicture(['candle.dots.webp'], freely);
  expect(await previewPicture(['candle.dots.plum.webp'], freely)).toBe(now);
});

test('a preview is drawn once for simultaneous requests', async () => {
  const [one, other] = await Promise.all([
    previewPicture(['text.stripes.webp'], freely),
    previewPicture(['text.stripes.webp'], freely),
  ]);
  expect(one).toBe(other);
});

test('a visitor past the limit gets only previews drawn before', async () => {
  const drawn = await previewPicture(['candle.dots.webp'], freely);
  const never = () => Promise.resolve(false);
  expect(await previewPicture(['candle.dots.webp'], never)).toBe(drawn);
  expect(await previewPicture(['candle.dots.webp', 'text.stripes.webp'], never)).toBeNull();
});

test('names that are no picture of the catalogue give the preview of the site', async () => {
  const site = await previewPicture([], freely);
  for (const name of ['A1.jpg', 'guitar.dots.webp', '../session-secret', '\0', '']) {
    expect(await previewPicture([name], freely)).toBe(site);
  }
  expect(await previewPicture([...Array(9).fill('x'), 'candle.dots.webp'], freely)).toBe(site);
});

test('however many photos there are, all lie within the preview', () => {
  for (let count = 1; count <= 9; count++) {
    const photos = placePhotos(count);
    expect(photos).toHaveLength(count);
    for (const { x, y, side } of photos) {
      // A turned photo reaches further, by its diagonal at most.
      const reach = side * 0.6;
      expect(Math.min(x - reach, y - reach)).toBeGreaterThan(0);
      expect(y + reach).toBeLessThan(PREVIEW.height);
      expect(x + reach).toBeLessThan(PREVIEW.width / 2 + 60);
    }
  }
});
