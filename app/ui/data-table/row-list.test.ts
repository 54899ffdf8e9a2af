import { createElement } from 'react';
import { expect, test } from 'vitest';
import { formatTableDay } from '../text/format.ts';
import { quantityColumn } from './column-kinds.ts';
import { listPage, listRows, rowList } from './row-list.ts';

type Row = { name: string; count: number | null };

const LIST = rowList<Row>(
  [
    { key: 'name', header: 'Nom', cell: ({ name }) => name, csv: ({ name }) => name },
    { key: 'count', header: 'Nombre', cell: ({ count }) => count, csv: ({ count }) => count },
    { key: 'action', header: 'Action', cell: () => 'supprimer' },
  ],
  { pageSize: 2 },
);
const ROWS: Row[] = [
  { name: 'Théière émaillée', count: 9 },
  { name: 'Bougie', count: null },
  { name: 'THÉ noir', count: 12 },
];

const shown = (search: string) =>
  listPage(LIST, ROWS, new URLSearchParams(search)).rows.map(({ name }) => name);

test('rows come in the order that they have, in pages', () => {
  expect(shown('')).toEqual(['Théière émaillée', 'Bougie']);
  expect(shown('?page=2')).toEqual(['THÉ noir']);
});

test('a search finds the rows that have all of its words, whatever their accents and capitals', () => {
  expect(shown('?q=the')).toEqual(['Théière émaillée', 'THÉ noir']);
  expect(shown('?q=NOIR%20thé')).toEqual(['THÉ noir']);
  expect(shown('?q=12')).toEqual(['THÉ noir']);
});

test('a search finds what the screen shows otherwise than the file', () => {
  type Dated = { day: string; size: number };
  const list = rowList<Dated>([
    {
      key: 'day',
      header: 'Jour',
      cell: ({ day }) => createElement('time', { dateTime: day }, formatTableDay(day)),
      csv: ({ day }) => day,
    },
    quantityColumn('size', 'Taille', ({ size }) => size),
  ]);
  const rows = [
    { day: '2027-05-30', size: 1200 },
    { day: '2027-06-30', size: 300 },
  ];
  const found = (q: string) => listPage(list, rows, new URLSearchParams({ q })).rows;
  for (const q of ['30/05/2027', '2027-05', '1\u202f200', '1200'])
    expect(found(q)).toEqual([rows[0]]);
});

test('what only the screen says is not searched', () => {
  const page = listPage(LIST, ROWS, new URLSearchParams('?q=supprimer'));
  expect(page).toMatchObject({ rows: [], state: { total: 0, page: 1 }, isEmpty: false });
});

test('rows are sorted by what the file says of them, and what is not known comes last', () => {
  expect(shown('?sort=count')).toEqual(['Théière émaillée', 'THÉ noir']);
  expect(shown('?sort=-count')).toEqual(['THÉ noir', 'Théière émaillée']);
  expect(shown('?sort=action')).toEqual(shown(''));
});

test('a file has the rows of all pages, found and sorted as the page says', () => {
  const rows = listRows(LIST, ROWS, new URLSearchParams('?q=thé&sort=-name&page=2'));
  expect(rows.map(({ name }) => name)).toEqual(['Théière émaillée', 'THÉ noir']);
});

test('several lists of a page are searched each by its own parameter', () => {
  const other = rowList(LIST.columns, { prefix: 'other.' });
  const parameters = new URLSearchParams('?q=bougie&other.q=noir');
  expect(listPage(other, ROWS, parameters).rows).toEqual([ROWS[2]]);
});

test('a list without rows says so, whatever is searched', () => {
  expect(listPage(LIST, [], new URLSearchParams('?q=thé')).isEmpty).toBe(true);
});
