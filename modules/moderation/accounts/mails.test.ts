import { test } from 'vitest';
import { expectNarrowSpaces } from '../../../tests/fixtures/typography.ts';
import { alreadySignedUpMail, signupMail } from './mails.ts';

test.each([signupMail, alreadySignedUpMail])(
  'the words of %o keep their punctuation',
  (compose) => {
    expectNarrowSpaces(compose('https://example.org/account'));
  },
);
