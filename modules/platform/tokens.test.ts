import { expect, test } from 'vitest';
import { TOKEN } from './shared.ts';
import { deriveToken, hashToken, isSameSecret, newNonce, newToken } from './tokens.server.ts';

test('random and derived tokens have the form by which their links are known', () => {
  expect(newToken()).toMatch(TOKEN);
  expect(deriveToken('alert', newNonce())).toMatch(TOKEN);
  expect(hashToken(newToken())).toHaveLength(32);
});

test('a nonce makes one token for each purpose', () => {
  const nonce = newNonce();
  expect(deriveToken('alert', nonce)).toBe(deriveToken('alert', nonce));
  expect(deriveToken('alert', nonce)).not.toBe(deriveToken('account-signup', nonce));
});

test('secrets are compared whatever their lengths', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true);
  expect(isSameSecret('ab', 'abc')).toBe(false);
  expect(isSameSecret('', 'abc')).toBe(false);
});
