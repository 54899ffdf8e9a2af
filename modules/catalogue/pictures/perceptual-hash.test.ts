import sharp from 'sharp';
import { expect, test } from 'vitest';
import { perceptualHash } from './perceptual-hash.server.ts';

/** A drawing of a thing on white. */
const teapot = (body: string, lid = 20) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/>
    <ellipse cx="200" cy="180" rx="110" ry="80" fill="${body}"/><circle cx="200" cy="95" r="${lid}" fill="#222"/>
    <path d="M300 150 L380 90 L390 110 L300 200 Z" fill="#555"/><rect x="70" y="130" width="30" height="90" fill="#999"/></svg>`;
const lamp = `
  <svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#fff"/>
    <path d="M100 40 L200 40 L260 180 L40 180 Z" fill="#e8b"/><rect x="140" y="180" width="20" height="160" fill="#333"/>
    <ellipse cx="150" cy="350" rx="70" ry="20" fill="#333"/></svg>`;

const drawn = (svg: string) => sharp(Buffer.from(svg)).flatten({ background: '#fff' });

/** In how many bits the hashes of two pictures differ. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([perceptualHash(one), perceptualHash(other)]);
  const differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  return differing.toString(2).replaceAll('0', '').length;
}

test('a picture is known again in another size and encoding, and with more white around it', async () => {
  const original = await drawn(teapot('#8b4513')).png().toBuffer();
  const small = await drawn(teapot('#8b4513')).resize(160).jpeg({ quality: 55 }).toBuffer();
  const wide = await drawn(teapot('#8b4513'))
    .extend({ top: 130, bottom: 10, left: 40, right: 200, background: '#fff' })
    .webp({ quality: 70 })
    .toBuffer();
  expect(await distance(original, small)).toBeLessThanOrEqual(6);
  expect(await distance(original, wide)).toBeLessThanOrEqual(6);
});

test('pictures of two things are far from each other', async () => {
  const [one, other] = await Promise.all(
    [drawn(teapot('#8b4513')), drawn(lamp)].map((each) => each.png().toBuffer()),
  );
  expect(await distance(one!, other!)).toBeGreaterThan(12);
});

test('what shows nothing has no hash', async () => {
  for (const background of ['#fff', '#345', '#000']) {
    const plain = sharp({ create: { width: 200, height: 200, channels: 3, background } });
    expect(await perceptualHash(await plain.jpeg().toBuffer())).toBeNull();
  }
});
