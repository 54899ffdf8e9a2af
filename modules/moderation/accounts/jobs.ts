import { z } from 'zod';
import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Writes to the address of a sign-up: a link to validate it, or that it has an account already. */
export const sendSignupMailJob = defineJob({
  name: 'send-signup-mail',
  schema: z.strictObject({ signupId: z.int().positive() }),
  run: async ({ signupId }) =>
    (await import('./signup.commands.server.ts')).sendSignupMail(signupId),
});

/** Deletes sessions and sign-ups that have expired. */
export const forgetExpiredAccountsJob = defineJob({
  name: 'forget-expired-accounts',
  schema: noData,
  cron: '40 * * * *',
  run: async () => (await import('./commands.server.ts')).forgetExpired(),
});
