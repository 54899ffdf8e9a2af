import { expect, test } from 'vitest';
import { addressWith } from './address.ts';

test('an address keeps the parameters that do not change', () => {
  expect(addressWith('?q=jeu&sort=price&page=3', { sort: '-price', page: null })).toBe(
    '?q=jeu&sort=-price',
  );
});

test('several values under one name are replaced together', () => {
  expect(addressWith('?state=a&state=b&q=é', { state: ['c', 'd'] })).toBe(
    '?q=%C3%A9&state=c&state=d',
  );
  expect(addressWith('?state=a&state=b', { state: [] })).toBe('?');
});

test('empty parameters and those of one step are not carried along', () => {
  expect(addressWith('?q=&confirm=remove-3&done=remove-3&page=2', {})).toBe('?page=2');
  expect(addressWith('', { confirm: 'remove-3' }, 'ideas')).toBe('?confirm=remove-3#ideas');
});

test('a value too long for every link of a page to repeat is not carried along', () => {
  expect(addressWith(`?q=jeu&long=${'x'.repeat(301)}`, { page: '2' })).toBe('?q=jeu&page=2');
});
