import { expect, test } from 'vitest';
import { patternOf, siteAddress } from './addresses.ts';

test.each([
  ['https://shop.test/p/1?utm_source=x#avis', 'https://shop.test/p/1'],
  ['http://www.shop.test/p/1', 'http://www.shop.test/p/1'],
  ['https://shop.test/liste?page=2', 'https://shop.test/liste?page=2'],
  ['https://other.test/p/1', null],
  ['https://shop.test.evil.test/', null],
  ['https://user@shop.test/', null],
  ['javascript:alert(1)', null],
  ['https://shop.test/panier', null],
  ['https://shop.test/fr/mon-compte/adresses', null],
  ['https://shop.test/panier-a-linge', 'https://shop.test/panier-a-linge'],
  ['https://shop.test/a?PHPSESSID=1', null],
  ['https://shop.test/a?a=1&b=2&c=3&d=4&e=5', null],
  ['https://shop.test/a/b/a/b/a/b', null],
  [`https://shop.test/${'a/'.repeat(2)}${'b'.repeat(3000)}`, null],
])('%s is followed as %s', (address, expected) => {
  expect(siteAddress(address, 'shop.test')).toBe(expected);
});

test.each([
  ['/p/4521-mug-bleu.html', '/p/9-a.html'],
  ['/p/77-bol.html', '/p/9-a.html'],
  ['/produits/mug-emaille', '/produits/a'],
  ['/produits/mug', '/produits/a'],
  ['/rayons/cuisine/2', '/rayons/cuisine/9'],
  ['/x/B07XYZ12', '/x/a9'],
  ['/liste?page=2&tri=prix', '/a?page&tri'],
  ['/liste?%00=1&%F0%9F%8E%81', '/a?%00&%F0%9F%8E%81'],
  ['/', '/'],
])('%s is of the sort %s', (path, expected) => {
  expect(patternOf(`https://shop.test${path}`)).toBe(expected);
});
