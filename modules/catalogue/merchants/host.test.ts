import { expect, test } from 'vitest';
import { parseHost } from './host.ts';

test.each([
  ['boutique.example', 'boutique.example'],
  [' https://WWW.Boutique.example/p?a=1 ', 'www.boutique.example'],
  ['http://127.0.0.1:4000/', '127.0.0.1:4000'],
  ['bücher.example', 'xn--bcher-kva.example'],
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
