import { expect, test } from 'vitest';
import { KEEPSAKE_MAX } from '#modules/catalogue/sharing/shared.ts';
import { fitOfMessage, fitOfReasons } from './card-fit.ts';

test('a few words are printed large, many closer, and many lines run together', () => {
  expect(fitOfMessage('Bon anniversaire, mamie')).toBe('roomy');
  expect(fitOfMessage('a '.repeat(KEEPSAKE_MAX.message / 2))).toBe('close');
  expect(fitOfMessage('a\n'.repeat(KEEPSAKE_MAX.message / 2))).toBe('run-on');
});

test('the reasons are printed closer where they are many and long', () => {
  expect(fitOfReasons('Trois mois de fromages livrés', ['Elle aime le fromage'])).toBe('roomy');
  const longest = 'a '.repeat(KEEPSAKE_MAX.reason / 2);
  const reasons = Array.from({ length: KEEPSAKE_MAX.reasons }, () => longest);
  expect(fitOfReasons('Trois mois de fromages livrés', reasons)).toBe('close');
});
