import { expect, test } from 'vitest';
import { isEmail, mailboxOf } from './shared.ts';

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
  'ada@exemple.fr.',
  'ada@exemple..fr',
  'ada@exemple.ｆｒ',
  'ada@mail.exemple。fr',
  'ada @exemple.fr',
  'ada@exemple.fr\r\nBcc: bob@exemple.fr',
  'ada@exemple.fr\0',
  'ada@exemple.fr,bob@exemple.fr',
  'ada@exemple.fr;bob@exemple.fr',
  'Ada <ada@exemple.fr>',
  '"ada\\"@exemple.fr',
  'ada(bob@exemple.fr)',
  'İvan@exemple.fr',
  `${'a'.repeat(250)}@b.fr`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('all spellings of an address lead to one mailbox', () => {
  const spellings = ['ada.l@gmail.com', 'AdaL+cadeaux@Gmail.com', 'a.d.a.l+1+2@googlemail.com'];
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(['adal@gmail.com']));
  expect(mailboxOf('Ada+1@Exemple.fr')).toBe('ada@exemple.fr');
});

test('a dot distinguishes two mailboxes other than Google’s', () => {
  expect(mailboxOf('a.da@exemple.fr')).not.toBe(mailboxOf('ada@exemple.fr'));
});
