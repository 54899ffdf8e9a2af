import { test } from 'vitest';
import { expectNarrowSpaces } from '../../../tests/fixtures/typography.ts';
import { ideaMail } from './mails.ts';

test('the words of a mail keep their punctuation, also those of its idea', () => {
  const key = { merchant_id: 0, id_within_merchant: 'a' };
  const words = { title: 'Un jeu « fou » : le bon !', description: 'Pour qui ? Deux ; trois.' };
  const rest = {
    price: 2000,
    short_title: null,
    rating: null,
    available: true,
    image: 'a.webp',
    content: '',
  };
  expectNarrowSpaces(ideaMail({ key, ...words, ...rest }, new URL('https://example.org')));
});
