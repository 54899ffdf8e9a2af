import { expect, test } from 'vitest';
import type { SavedGift } from './saved-gifts.ts';
import { savedGiftsLink, savedGiftsOfLink } from './saved-gifts-link.ts';

const GIFT: SavedGift = {
  key: '0:the',
  title: 'Un thé d’été',
  image: 'teapot+cup.dots.fir.webp',
  reasons: ['Elle aime le thé'],
  foundOn: '2027-05-03',
  forWhom: 'Mamie',
  sealed: 'a'.repeat(300),
};

const hashOf = async (savedGifts: readonly SavedGift[]) =>
  new URL(await savedGiftsLink(savedGifts, 'https://site.example')).hash;

test('a link carries the saved gifts whole, in the part of its address that no request has', async () => {
  const savedGifts = [GIFT, { ...GIFT, key: '12:a/b', image: 'A1.jpg', sealed: null }];
  const link = new URL(await savedGiftsLink(savedGifts, 'https://site.example'));
  expect(link.href.slice(0, -link.hash.length)).toBe('https://site.example/trouvailles');
  expect(await savedGiftsOfLink(link.hash)).toEqual(savedGifts);
});

test.each([
  ['#'],
  ['#apporte='],
  ['#apporte=%%%'],
  ['#apporte=AAAA'],
  [`#apporte=${'A'.repeat(300_000)}`],
])('%s brings nothing', async (hash) => {
  expect(await savedGiftsOfLink(hash)).toEqual([]);
});

test.each([
  ['an idea that cannot be', { key: '0' }],
  ['a picture of somewhere else', { image: '../account' }],
  ['a day that is none', { foundOn: '2027-99-99' }],
  ['a page of somewhere else', { sealed: '../account' }],
  ['a text without end', { title: 'a'.repeat(1000) }],
  ['a list that unpacks without end', { reasons: ['a'.repeat(600_000)] }],
])('a saved gift with %s is not taken', async (_, wrong) => {
  expect(await savedGiftsOfLink(await hashOf([{ ...GIFT, ...wrong }]))).toEqual([]);
});

test('an idea that a link has twice is brought once, and of very many the first hundred', async () => {
  const many = Array.from({ length: 5000 }, (_, n) => ({
    ...GIFT,
    key: `0:a${n % 2000}`,
    sealed: null,
  }));
  const brought = await savedGiftsOfLink(await hashOf(many.slice(0, 150)));
  expect(brought).toHaveLength(100);
  expect(await savedGiftsOfLink(await hashOf([GIFT, GIFT]))).toEqual([GIFT]);
  expect(await savedGiftsOfLink(await hashOf(many))).toEqual([]);
});
