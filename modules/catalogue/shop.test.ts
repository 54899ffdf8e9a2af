import { expect, test } from 'vitest';
import { shopOf } from './shop.ts';

test('the shop of a link is its host', () => {
  expect(shopOf({ content: 'https://www.librairie.example/livre?p=1' })).toEqual({
    host: 'librairie.example',
    url: 'https://www.librairie.example/livre?p=1',
  });
});

test('text has no shop, nor has a link that no browser should follow', () => {
  for (const content of ['Un livre', 'javascript:alert(1)', 'https://', 'ftp://a.example/']) {
    expect(shopOf({ content })).toBeNull();
  }
});
