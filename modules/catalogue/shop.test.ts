import { expect, test } from 'vitest';
import { shopOf } from './shop.ts';

test('the shop of a link is the merchant, by its name where it is known, else by its host', () => {
  const url = 'https://www.librairie.example/livre?p=1';
  expect(shopOf({ content: url })).toEqual({ name: 'librairie.example', url });
  expect(shopOf({ content: url, shop: 'La Librairie' })).toEqual({ name: 'La Librairie', url });
});

test('text has no shop, nor has a link that no browser should follow', () => {
  for (const content of ['Un livre', 'javascript:alert(1)', 'https://', 'ftp://a.example/']) {
    expect(shopOf({ content })).toBeNull();
  }
});
