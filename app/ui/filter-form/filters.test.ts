import { expect, test } from 'vitest';
import { addressWith } from '../address/address.ts';
import {
  activeFilters,
  type Filters,
  filterParameters,
  readFilters,
  unreadableFilters,
} from './filters.ts';

const FILTERS = {
  q: { kind: 'text', label: 'Titre' },
  merchant: { kind: 'select', label: 'Boutique', any: 'Toutes', options: { 3: 'Cocorico' } },
  state: { kind: 'choices', label: 'État', options: { new: 'Nouvelle', gone: 'Partie' } },
  added: { kind: 'days', label: 'Ajoutée' },
  price: { kind: 'numbers', label: 'Prix', unit: '€' },
} satisfies Filters;

const read = (search: string) => readFilters(FILTERS, new URLSearchParams(search));
const OPEN = { from: null, to: null };
const NOTHING = { q: '', merchant: null, state: [], added: OPEN, price: OPEN };

test('an address without parameters lets everything through', () => {
  expect(read('')).toEqual(NOTHING);
  expect(activeFilters(FILTERS, read(''))).toEqual([]);
});

test('each filter reads its own parameters', () => {
  const search =
    '?q=+jeu+&merchant=3&state=gone&state=new&added-from=2026-02-28&price-from=12,50&price-to=40+€';
  expect(read(search)).toEqual({
    q: 'jeu',
    merchant: '3',
    state: ['new', 'gone'],
    added: { from: '2026-02-28', to: null },
    price: { from: 12.5, to: 40 },
  });
});

test.each([
  '?merchant=4',
  '?merchant=constructor',
  '?state=other',
  '?added-from=2026-02-30',
  '?added-from=2026-2-3',
  '?added-to=999999-01-01',
  '?price-from=-3',
  '?price-to=Infinity',
  '?q=+++',
])('the unreadable value of « %s » counts as none', (search) => {
  expect(read(search)).toEqual(NOTHING);
});

test('a text has no NUL, which no database takes', () => {
  expect(read('?q=un%00+jeu%00').q).toBe('un jeu');
});

test('a long text is cut', () => {
  expect(read(`?q=${'a'.repeat(5000)}`).q).toHaveLength(100);
});

test('the ends of a range may be typed in any order', () => {
  expect(read('?price-from=40&price-to=10').price).toEqual({ from: 10, to: 40 });
  expect(read('?added-from=2026-03-01&added-to=2026-02-01').added).toEqual({
    from: '2026-02-01',
    to: '2026-03-01',
  });
});

test('active filters are worded in French, and each can be taken away alone', () => {
  const search =
    '?q=jeu&state=new&state=gone&added-to=2026-03-01&price-from=12,5&price-to=40&sort=q';
  const active = activeFilters(FILTERS, read(search));
  expect(active.map(({ label }) => label)).toEqual([
    'Titre\u00a0: jeu',
    'État\u00a0: Nouvelle',
    'État\u00a0: Partie',
    'Ajoutée\u00a0: jusqu’au 1er mars 2026',
    'Prix\u00a0: de 12,5\u00a0€ à 40\u00a0€',
  ]);
  const withoutState = addressWith(search, active[1]!.without);
  expect(read(withoutState)).toEqual({ ...read(search), state: ['gone'] });
  const withoutPrice = addressWith(search, active[4]!.without);
  expect(read(withoutPrice)).toEqual({ ...read(search), price: OPEN });
});

test('the parameters of filters are known by name', () => {
  expect(filterParameters(FILTERS)).toEqual([
    ...['q', 'merchant', 'state', 'added-from', 'added-to', 'price-from', 'price-to'],
  ]);
});

test('filters whose values cannot be read are named, and empty ones are not', () => {
  const unreadable = (search: string) => unreadableFilters(FILTERS, new URLSearchParams(search));
  expect(
    unreadable('?merchant=3&state=new&added-from=2026-03-01&price-to=12,5&q=&other=x'),
  ).toEqual([]);
  expect(unreadable('?merchant=constructor&state=old&added-from=2026-02-30&price-to=x')).toEqual([
    ...['Boutique', 'État', 'Ajoutée', 'Prix'],
  ]);
  expect(unreadable(`?q=${'a'.repeat(101)}`)).toEqual(['Titre']);
});
