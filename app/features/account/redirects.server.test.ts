import { expect, test } from 'vitest';
import { pathAfterSignIn, signInPath } from './redirects.server.ts';

test.each([
  ['/contrib/ideas/add?x=1#y', '/contrib/ideas/add?x=1#y'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['//evil.example', '/contrib/'],
  ['/\\evil.example', '/contrib/'],
  ['/a/..//evil.example', '/contrib/'],
  ['/\t/evil.example', '/contrib/'],
  ['https://evil.example/', '/contrib/'],
  ['javascript:alert(1)', '/contrib/'],
  ['', '/contrib/'],
  [null, '/contrib/'],
  [['/x'], '/contrib/'],
])('%j leads to %s', (address, path) => {
  expect(pathAfterSignIn(address)).toBe(path);
});

test('the sign-in link carries the address to come back to', () => {
  expect(signInPath('/contrib/x?a=1&b=2')).toBe(
    '/account/signin?to=%2Fcontrib%2Fx%3Fa%3D1%26b%3D2',
  );
});
