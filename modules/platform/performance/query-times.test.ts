import { expect, test } from 'vitest';
import { queryName } from './query-times.server.ts';

test.each([
  ['select  *\n  from idea\n where id = ?', 'select * from idea where id = ?'],
  ['select 1 where id in (?, ?, ?)', 'select 1 where id in (?, …)'],
  ['insert into a (b, c) values ($1, $2), ($3, $4)', 'insert into a (b, c) values (?, …), …'],
  ['insert into a (b, c) values (?, DEFAULT)', 'insert into a (b, c) values (?, …)'],
])('the query %j is named by one line without its values', (sql, name) => {
  expect(queryName(sql)).toBe(name);
});

test('queries with more values have the same name', () => {
  const name = queryName('select 1 where id in (?, ?)');
  expect(queryName(`select 1 where id in (${Array(50).fill('?').join(', ')})`)).toBe(name);
});

test('a text without end is cut', () => {
  expect(queryName('x'.repeat(10_000_000)).length).toBe(300);
});
