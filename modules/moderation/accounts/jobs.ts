import { z } from 'zod';
import { defineJob } from '#modules/platform/index.server.ts';

/** Writes to an address that someone signed up with: a link to validate it, or word that it has an account. */
export const sendSignupMailJob = defineJob({
  name: 'send-signup-mail',
  schema: z.strictObject({ signupId: z.int().positive() }),
});

/** Deletes sessions and sign-ups that have expired. */
export const forgetExpiredAccountsJob = defineJob({
  name: 'forget-expired-accounts',
  schema: z.strictObject({}),
});
