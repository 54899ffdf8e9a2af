import { expect, test } from 'vitest';
import { isEmail } from './shared.ts';

test.each(['ada@exemple.fr', 'a@b.c', 'zoë.d’arc+cadeaux@école.exemple.fr'])(
  '%s is an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'ada',
  'ada@exemple',
  '@exemple.fr',
  'ada@.',
  'ada@@exemple.fr',
  'ada @exemple.fr',
  'ada@exemple.fr\r\nBcc: bob@exemple.fr',
  'ada@exemple.fr\0',
  'ada@exemple.fr,bob@exemple.fr',
  'ada@exemple.fr;bob@exemple.fr',
  'Ada <ada@exemple.fr>',
  '"ada\\"@exemple.fr',
  'ada(bob@exemple.fr)',
  `${'a'.repeat(250)}@b.fr`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
