import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { smallCatalogue, writeCatalogue } from '../../../tests/fixtures/small-catalogue.ts';
import { importCatalogue } from '../exchange/index.server.ts';
import { checkPictures, renderPictures } from './commands.server.ts';
import { DRAWN_PER_NETWORK, pictureFile, readPicture } from './files.server.ts';
import { onEveryPaper, PATTERNS } from './recipe.ts';

beforeAll(async () => {
  await importCatalogue(await writeCatalogue(smallCatalogue()));
});

test('a picture is drawn on first request, once for simultaneous requests, and kept', async () => {
  const files = await Promise.all(
    Array.from({ length: 20 }, () => pictureFile('candle.dots.webp')),
  );
  const [first] = files;
  expect(first).toMatchObject({ type: 'image/webp', bytes: expect.any(Number) });
  for (const file of files) expect(file).toEqual(first);
  const bytes = await readFile(first!.path);
  expect(bytes.length).toBe(first!.bytes);
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  // No temporary file is left beside it.
  expect(await readdir(dirname(first!.path))).toEqual(['candle.dots.webp']);
  expect(await pictureFile('candle.dots.webp')).toEqual(first);
});

test.each([
  'teapot.dots.webp',
  'no-such-thing.dots.webp',
  'A2.jpg',
  '../session-secret',
  '..',
  '',
  '\0',
])('%j is no picture of the catalogue', async (name) => {
  expect(await pictureFile(name)).toBeNull();
});

test('a picture under the paper that it had before is answered by that of now', async () => {
  const earlier = await pictureFile('candle.dots.fir.webp');
  const now = await pictureFile('candle.dots.webp');
  expect(earlier).toEqual({ ...now, isStandIn: true });
  expect(await pictureFile('candle.leaves.fir.webp')).toBeNull();
});

test('a browser that shows AVIF gets one, drawn for it in the width that it asks for', async () => {
  const asked = { width: 320, format: 'avif' } as const;
  const file = await pictureFile('candle.dots.webp', asked);
  expect(file).toMatchObject({ type: 'image/avif' });
  const { format, width } = await sharp(await readFile(file!.path)).metadata();
  expect({ format, width }).toEqual({ format: 'heif', width: 320 });
  await rm(file!.path);
});

test('all pictures of the catalogue can be drawn beforehand', async () => {
  const steps: number[] = [];
  const onProgress = (done: number, total: number) => steps.push(done / total);
  expect(await renderPictures({ onProgress })).toEqual({ drawn: 3, kept: 0, invalid: 1 });
  expect(steps.at(-1)).toBe(1);
  expect(await renderPictures()).toEqual({ drawn: 0, kept: 3, invalid: 1 });
});

test('a generic idea whose picture cannot be drawn is listed', async () => {
  expect(await checkPictures()).toEqual([]);
  await db('idea').where({ id_within_merchant: 'the' }).update({ image: 'théière.webp' });
  expect(await checkPictures()).toEqual([{ image: 'théière.webp', keys: ['0:the'] }]);
});

test('a picture whose file is deleted after it was found reads as null, and is drawn again', async () => {
  const found = await pictureFile('candle.dots.webp');
  await rm(found?.path ?? '');
  expect(found && (await readPicture(found))).toBeNull();
  expect(await pictureFile('candle.dots.webp')).toEqual(found);
});

test('a network that asks for many pictures at once has some drawn, and leaves room for others', async () => {
  const notes = PATTERNS.flatMap((pattern) => onEveryPaper(`text.${pattern}.webp`));
  const drawn = notes.flatMap((name) => [
    { name, width: 240 as const },
    { name, width: 320 as const },
  ]);
  const asked = drawn
    .slice(0, DRAWN_PER_NETWORK + 1)
    .map(({ name, width }) => pictureFile(name, { width, format: 'webp' }, '192.0.2.1'));
  await expect(asked.at(-1)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await pictureFile(notes.at(-1)!, undefined, '192.0.2.2')).not.toBeNull();
  for (const file of await Promise.all(asked.slice(0, -1))) expect(file).not.toBeNull();
}, 60_000);
