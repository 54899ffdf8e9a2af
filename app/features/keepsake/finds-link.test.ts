import { expect, test } from 'vitest';
import type { Find } from './finds.ts';
import { findsLink, findsOfLink } from './finds-link.ts';

const FIND: Find = {
  key: '0:the',
  title: 'Un thé d’été',
  image: 'teapot+cup.dots.webp',
  reasons: ['Elle aime le thé'],
  foundOn: '2027-05-03',
  forWhom: 'Mamie',
  sealed: 'a'.repeat(300),
};

const hashOf = async (finds: readonly Find[]) =>
  new URL(await findsLink(finds, 'https://site.example')).hash;

test('a link carries the finds whole, in the part of its address that no request has', async () => {
  const finds = [FIND, { ...FIND, key: '12:a/b', image: 'A1.jpg', sealed: null }];
  const link = new URL(await findsLink(finds, 'https://site.example'));
  expect(link.href.slice(0, -link.hash.length)).toBe('https://site.example/trouvailles');
  expect(await findsOfLink(link.hash)).toEqual(finds);
});

test.each([
  ['#'],
  ['#apporte='],
  ['#apporte=%%%'],
  ['#apporte=AAAA'],
  [`#apporte=${'A'.repeat(300_000)}`],
])('%s brings nothing', async (hash) => {
  expect(await findsOfLink(hash)).toEqual([]);
});

test.each([
  ['an idea that cannot be', { key: '0' }],
  ['a picture of somewhere else', { image: '../account' }],
  ['a day that is none', { foundOn: '2027-99-99' }],
  ['a page of somewhere else', { sealed: '../account' }],
  ['a text without end', { title: 'a'.repeat(1000) }],
  ['a list that unpacks without end', { reasons: ['a'.repeat(600_000)] }],
])('a find with %s is not taken', async (_, wrong) => {
  expect(await findsOfLink(await hashOf([{ ...FIND, ...wrong }]))).toEqual([]);
});

test('an idea that a link has twice is brought once, and of very many the first hundred', async () => {
  const many = Array.from({ length: 5000 }, (_, n) => ({
    ...FIND,
    key: `0:a${n % 2000}`,
    sealed: null,
  }));
  const brought = await findsOfLink(await hashOf(many.slice(0, 150)));
  expect(brought).toHaveLength(100);
  expect(await findsOfLink(await hashOf([FIND, FIND]))).toEqual([FIND]);
  expect(await findsOfLink(await hashOf(many))).toEqual([]);
});
