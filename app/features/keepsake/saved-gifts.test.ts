import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedGiftsAsText } from './export-saved-gifts.ts';
import { SAVED_GIFTS_MAX } from './saved-gifts.ts';

const KEY = 'trouvaille.finds';
const idea = (n: number) => ({
  key: { merchant_id: 0, id_within_merchant: `a${n}` },
  title: `Un thé ${n}`,
  image: 'teapot.dots.webp',
});

let storage: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a gift is kept once, with its reasons, latest first, and another page of the site finds it', async () => {
  const { saveGift } = await import('./saved-gifts.ts');
  expect([saveGift(idea(1), ['Elle aime le thé']), saveGift(idea(2), [])]).toEqual([true, true]);
  expect(saveGift(idea(1), ['Elle aime lire'])).toBe(true);
  vi.resetModules();
  const { savedGifts } = await import('./saved-gifts.ts');
  expect(savedGifts().map(({ key, reasons }) => [key, reasons])).toEqual([
    ['0:a1', ['Elle aime lire']],
    ['0:a2', []],
  ]);
});

test('what another browser kept comes beside what is kept here, and changes none of it', async () => {
  const { addSavedGifts, changeSavedGift, savedGifts, saveGift } = await import('./saved-gifts.ts');
  saveGift(idea(1), []);
  const [there] = savedGifts();
  changeSavedGift('0:a1', { forWhom: 'Mamie' });
  expect(addSavedGifts([there!, { ...there!, key: '0:a2', foundOn: '2020-01-01' }])).toBe('all');
  expect(savedGifts().map(({ key, forWhom }) => [key, forWhom])).toEqual([
    ['0:a1', 'Mamie'],
    ['0:a2', ''],
  ]);
});

test('what another browser kept takes no place of what is kept here, and a full list or a full storage is told', async () => {
  const { addSavedGifts, savedGifts, saveGift } = await import('./saved-gifts.ts');
  for (let n = 2; n <= SAVED_GIFTS_MAX; n++) saveGift(idea(n), []);
  const [gift] = savedGifts();
  const brought = ['0:b1', '0:b2'].map((key) => ({ ...gift!, key, foundOn: '9000-01-01' }));
  expect(addSavedGifts(brought)).toBe('some');
  const keys = savedGifts().map(({ key }) => key);
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([SAVED_GIFTS_MAX, '0:b1', '0:a2']);
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(addSavedGifts([])).toBe('none');
  expect(savedGifts()).toHaveLength(SAVED_GIFTS_MAX);
});

test('the page, the name and the reasons that a saved gift was given stay with it, and the oldest saved gift makes room', async () => {
  const { changeSavedGift, savedGifts, saveGift } = await import('./saved-gifts.ts');
  for (let n = 0; n <= SAVED_GIFTS_MAX; n++) saveGift(idea(n), []);
  expect(savedGifts()).toHaveLength(SAVED_GIFTS_MAX);
  expect(savedGifts().at(-1)?.key).toBe('0:a1');
  changeSavedGift('0:a5', { forWhom: 'Mamie', sealed: 'abc', reasons: ['Elle en rêve'] });
  changeSavedGift('0:nowhere', { forWhom: 'Paul' });
  expect(savedGifts().find(({ key }) => key === '0:a5')).toMatchObject({
    forWhom: 'Mamie',
    sealed: 'abc',
    reasons: ['Elle en rêve'],
  });
});

test('a browser without storage keeps nothing and says so', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { savedGifts, saveGift } = await import('./saved-gifts.ts');
  expect(saveGift(idea(1), [])).toBe(false);
  expect(savedGifts()).toEqual([]);
});

test.each([
  '{',
  'null',
  '[]',
  '{"version":2,"finds":[{}]}',
  '{"version":1,"finds":[null,{"key":1},{"key":"0:a"}]}',
])('storage that holds %s is as good as empty', async (stored) => {
  storage.set(KEY, stored);
  const { savedGifts } = await import('./saved-gifts.ts');
  expect(savedGifts()).toEqual([]);
});

test('the text to take along has the names, the reasons and the links', () => {
  const gift = { key: '0:é', title: 'Un thé', image: '', reasons: ['Elle aime lire'] };
  const rest = { foundOn: '2027-05-01', forWhom: 'Mamie' };
  const text = savedGiftsAsText(
    [
      { ...gift, ...rest, sealed: 'abc' },
      { ...gift, ...rest, forWhom: '', sealed: null },
    ],
    'https://trouvaille.example',
  );
  expect(text).toBe(`Tes trouvailles

Un thé
Pour Mamie
Trouvé le 1er mai 2027
- Elle aime lire
Sa page\u00a0: https://trouvaille.example/trouvaille/abc

Un thé
Trouvé le 1er mai 2027
- Elle aime lire
L’idée\u00a0: https://trouvaille.example/share?idea=0%3A%C3%A9
`);
});
