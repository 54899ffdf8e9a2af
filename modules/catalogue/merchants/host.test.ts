import { expect, test } from 'vitest';
import { parseHost } from './host.ts';
import { cleanAddress, shopHostOf } from './product-address.ts';

test.each([
  ['boutique.example', 'boutique.example'],
  [' https://WWW.Boutique.example/p?a=1 ', 'www.boutique.example'],
  ['http://127.0.0.1:4000/', '127.0.0.1:4000'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['Boutique.example.', 'boutique.example'],
  ['http://boutique.example:443', 'boutique.example'],
  ['', null],
  ['boutique', null],
  ['boutique example', null],
  ['moi@boutique.example', null],
  ['javascript:alert(1)', null],
  ['ftp://boutique.example', null],
  ['https://', null],
  [`${'a'.repeat(250)}.example`, null],
])('%j names the host %j', (typed, host) => {
  expect(parseHost(typed)).toBe(host);
});

test.each([
  'https://bücher.example/p',
  'https://www.bücher.example/p',
  'http://BÜCHER.example:80/p',
  'https://xn--bcher-kva.example:443/p',
  'https://xn--bcher-kva.example./p',
  'https://bu\u0308cher.example/p',
])('%s is of the one shop that has its host, however it is spelled', (address) => {
  expect(shopHostOf(new URL(address))).toBe('xn--bcher-kva.example');
  expect(shopHostOf(cleanAddress(address)!)).toBe('xn--bcher-kva.example');
});

test('an address with the dot of the root is the one without', () => {
  expect(cleanAddress('https://boutique.example./p')?.href).toBe('https://boutique.example/p');
});
