import { test } from 'vitest';
import { expectNarrowSpaces } from '../../tests/fixtures/typography.ts';
import { ideasMail, validationMail } from './mails.ts';

const alert = {
  gender: 'Female' as const,
  price_min_cents: 2000,
  price_max_cents: 5050,
  expires_at: new Date('2027-01-02'),
};
const idea = {
  key: { merchant_id: 0, id_within_merchant: 'a' },
  ...{ title: 'Un jeu « fou » : le bon !', description: 'Pour qui ? Deux ; trois.' },
  ...{ price: 2000, rating: null, available: true, image: 'a.webp', content: '' },
};
const site = new URL('https://example.org');

test.each([1, 2])('the words of a mail of %i ideas keep their punctuation', (count) => {
  expectNarrowSpaces(ideasMail(alert, Array(count).fill(idea), { token: 'token', site }));
});

test('the words of the mail that asks for a validation keep their punctuation', () => {
  expectNarrowSpaces(validationMail('https://example.org/alert'));
});
