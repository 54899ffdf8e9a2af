import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { fetchPicture, hashStoredPictures, keepPicture, pictureFile } from './index.server.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const photo = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#c33', noise } });

let jpeg: Buffer;
let png: Buffer;
beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  [jpeg, png] = await Promise.all([photo().jpeg().toBuffer(), photo().png().toBuffer()]);
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a picture in %s is kept in the size that is shown, and served by its name',
  async (format) => {
    const kept = await keepPicture(await photo().toFormat(format).toBuffer());
    if (!kept.ok) throw new Error(kept.reason);
    expect(kept.name).toMatch(/^[0-9a-f]{40}\.webp$/);
    const file = await pictureFile(kept.name);
    expect(file).toMatchObject({ type: 'image/webp', isStandIn: false });
    const { format: served, width, height } = await sharp(await readFile(file!.path)).metadata();
    expect({ served, width, height }).toEqual({ served: 'webp', width: 640, height: 640 });
    const tile = await pictureFile(kept.name, { width: 320, format: 'avif' });
    expect((await sharp(await readFile(tile!.path)).metadata()).width).toBe(320);
  },
);

test('the same picture is kept once, and nothing of it but its points', async () => {
  const named = await sharp(jpeg)
    .withExif({ IFD0: { Copyright: 'adresse de quelqu’un' } })
    .toBuffer();
  const kept = await Promise.all([keepPicture(named), keepPicture(named)]);
  expect(kept[0]).toEqual(kept[1]);
  const rows = await db('stored_picture')
    .where('name', kept[0].ok ? kept[0].name : '')
    .select('content');
  expect(rows).toHaveLength(1);
  expect((await sharp(rows[0]?.content).metadata()).exif).toBeUndefined();
});

test('a picture is kept with its hash, and one that was kept before there were hashes gets its own', async () => {
  const vase =
    '<svg width="200" height="200"><path d="M60 20 L140 20 L170 190 L90 150 Z" fill="#246"/></svg>';
  const kept = await keepPicture(await sharp(Buffer.from(vase)).png().toBuffer());
  const name = kept.ok ? kept.name : '';
  const stored = () => db('stored_picture').where({ name }).first('hash', 'hashed_at');
  const { hash } = (await stored())!;
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  await hashStoredPictures();
  await db('stored_picture').where({ name }).update({ hash: null, hashed_at: null });
  expect(await hashStoredPictures()).toBe(1);
  expect(await stored()).toMatchObject({ hash, hashed_at: expect.any(Date) });
  expect(await hashStoredPictures()).toBe(0);
});

/** A PNG whose header promises more points than fit into memory, in some hundred bytes. */
function bomb(side: number): Buffer {
  const header = Buffer.from(png.subarray(0, 33));
  header.writeUInt32BE(side, 16);
  header.writeUInt32BE(side, 20);
  const bytes = Buffer.concat([header, png.subarray(33)]);
  return Buffer.from(bytes);
}

const text = (content: string) => () => Buffer.from(content, 'latin1');

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a page', text('<!doctype html><script>alert(1)</script>'), 'not_a_picture'],
  [
    'a drawing with a script',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'not_a_picture',
  ],
  ['a program', text('MZ\x90\0'), 'not_a_picture'],
  ['nothing', text(''), 'not_a_picture'],
  ['magic bytes alone', text('\xff\xd8\xff\xe0'), 'damaged'],
  ['a script that begins as a GIF', text('GIF89a=1;alert(1)//<script>'), 'mixed'],
  ['a GIF that is a script', text('GIF89a/*******/=1;alert(1);'), 'damaged'],
  [
    'a photograph followed by a page',
    () => Buffer.concat([jpeg, Buffer.from('<HTML><script src=x>')]),
    'mixed',
  ],
  [
    'a photograph followed by PHP',
    () => Buffer.concat([jpeg, Buffer.from('<?php system($_GET[0]);')]),
    'mixed',
  ],
  [
    'a photograph followed by an archive',
    () => Buffer.concat([jpeg, Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
    'mixed',
  ],
  ['half a photograph', () => jpeg.subarray(0, jpeg.length / 2), 'damaged'],
  ['half a PNG', () => png.subarray(0, png.length / 2), 'damaged'],
  [
    'a wrong header',
    () => Buffer.concat([png.subarray(0, 8), deflateSync(Buffer.alloc(99))]),
    'damaged',
  ],
  ['a bomb', () => bomb(60_000), 'too_many_pixels'],
  [
    'more points than allowed',
    () =>
      sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#c33' } })
        .jpeg({ quality: 1 })
        .toBuffer(),
    'too_many_pixels',
  ],
  ['a pixel that counts visits', () => photo(1, 1).png().toBuffer(), 'too_small'],
  ['six mebibytes', () => Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024)]), 'too_heavy'],
])('%s is not kept', async (_, bytes, code) => {
  const before = await db('stored_picture').count().first();
  expect(await keepPicture(await bytes())).toMatchObject({
    ok: false,
    code,
    reason: expect.stringMatching(/^Ce.*\.$/),
  });
  expect(await db('stored_picture').count().first()).toEqual(before);
});

test('a shop’s picture is fetched once it proves to be one, and never from a machine inside', async () => {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'image/jpeg').end(request.url === '/photo' ? jpeg : 'GIF');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const allow = new Set([host]);
  const kept = { ok: true, name: expect.stringMatching(/\.webp$/) };
  expect(await fetchPicture(`http://${host}/photo`, { allow })).toEqual(kept);
  const rejected = (code: string) => expect.objectContaining({ ok: false, code });
  expect(await fetchPicture(`http://${host}/lie`, { allow })).toEqual(rejected('not_a_picture'));
  expect(await fetchPicture('http://127.0.0.1/photo')).toEqual(rejected('private_address'));
  server.close();
});

test('an idea whose picture is missing has a tile of words instead, for now', async () => {
  const image = `${'0'.repeat(40)}.webp`;
  expect(await pictureFile(image)).toBeNull();
  await db('idea')
    .where({ id: (await db('idea').first('id'))?.id })
    .update({ image });
  const file = await pictureFile(image);
  expect(file).toMatchObject({ isStandIn: true, type: 'image/webp' });
  expect(file?.path).toContain('text.');
});
