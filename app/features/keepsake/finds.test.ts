import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findsAsText } from './export-finds.ts';
import { FINDS_MAX } from './finds.ts';

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
  const { keepFind } = await import('./finds.ts');
  expect([keepFind(idea(1), ['Elle aime le thé']), keepFind(idea(2), [])]).toEqual([true, true]);
  expect(keepFind(idea(1), ['Elle aime lire'])).toBe(true);
  vi.resetModules();
  const { finds } = await import('./finds.ts');
  expect(finds().map(({ key, reasons }) => [key, reasons])).toEqual([
    ['0:a1', ['Elle aime lire']],
    ['0:a2', []],
  ]);
});

test('what another browser kept comes beside what is kept here, and changes none of it', async () => {
  const { addFinds, changeFind, finds, keepFind } = await import('./finds.ts');
  keepFind(idea(1), []);
  const [there] = finds();
  changeFind('0:a1', { forWhom: 'Mamie' });
  expect(addFinds([there!, { ...there!, key: '0:a2', foundOn: '2020-01-01' }])).toBe('all');
  expect(finds().map(({ key, forWhom }) => [key, forWhom])).toEqual([
    ['0:a1', 'Mamie'],
    ['0:a2', ''],
  ]);
});

test('what another browser kept takes no place of what is kept here, and a full list or a full storage is told', async () => {
  const { addFinds, finds, keepFind } = await import('./finds.ts');
  for (let n = 2; n <= FINDS_MAX; n++) keepFind(idea(n), []);
  const [find] = finds();
  const brought = ['0:b1', '0:b2'].map((key) => ({ ...find!, key, foundOn: '9000-01-01' }));
  expect(addFinds(brought)).toBe('some');
  const keys = finds().map(({ key }) => key);
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([FINDS_MAX, '0:b1', '0:a2']);
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(addFinds([])).toBe('none');
  expect(finds()).toHaveLength(FINDS_MAX);
});

test('the page and the name that a find was given stay with it, and the oldest find makes room', async () => {
  const { changeFind, finds, keepFind } = await import('./finds.ts');
  for (let n = 0; n <= FINDS_MAX; n++) keepFind(idea(n), []);
  expect(finds()).toHaveLength(FINDS_MAX);
  expect(finds().at(-1)?.key).toBe('0:a1');
  changeFind('0:a5', { forWhom: 'Mamie', sealed: 'abc' });
  changeFind('0:nowhere', { forWhom: 'Paul' });
  expect(finds().find(({ key }) => key === '0:a5')).toMatchObject({
    forWhom: 'Mamie',
    sealed: 'abc',
  });
});

test('a browser without storage keeps nothing and says so', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { finds, keepFind } = await import('./finds.ts');
  expect(keepFind(idea(1), [])).toBe(false);
  expect(finds()).toEqual([]);
});

test.each([
  '{',
  'null',
  '[]',
  '{"version":2,"finds":[{}]}',
  '{"version":1,"finds":[null,{"key":1},{"key":"0:a"}]}',
])('storage that holds %s is as good as empty', async (stored) => {
  storage.set(KEY, stored);
  const { finds } = await import('./finds.ts');
  expect(finds()).toEqual([]);
});

test('the text to take along has the names, the reasons and the links', () => {
  const find = { key: '0:é', title: 'Un thé', image: '', reasons: ['Elle aime lire'] };
  const rest = { foundOn: '2027-05-01', forWhom: 'Mamie' };
  const text = findsAsText(
    [
      { ...find, ...rest, sealed: 'abc' },
      { ...find, ...rest, forWhom: '', sealed: null },
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
