import { test } from 'vitest';
import { expectNarrowSpaces } from '../../../tests/fixtures/typography.ts';
import {
  alreadySignedUpMail,
  emailChangeMail,
  emailTakenMail,
  noticeMails,
  passwordResetMail,
  signupMail,
} from './mails.ts';

test.each([signupMail, alreadySignedUpMail, passwordResetMail, emailChangeMail, emailTakenMail])(
  'the words of %o keep their punctuation',
  (compose) => {
    expectNarrowSpaces(compose('https://example.org/account'));
  },
);

test.each(Object.entries(noticeMails))('the notice « %s » keeps its punctuation', (_, compose) => {
  expectNarrowSpaces(
    compose({ forgotten: 'https://example.org/account', legal: 'https://example.org/legal' }),
  );
});
