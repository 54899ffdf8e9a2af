import { z } from 'zod';
import { defineJob, defineMail, noData } from '#modules/platform/jobs.ts';
import { RETENTION } from '#modules/platform/shared.ts';

/** Writes to the address of a sign-up: a link to validate it, or that it has an account already. */
export const signupMailKind = defineMail({
  name: 'send-signup-mail',
  schema: z.strictObject({ signupId: z.int().positive() }),
  keep: RETENTION.unconfirmedSignup,
  delivery: async () => (await import('./signup.commands.server.ts')).signupMailDelivery,
});

/** Deletes sessions and sign-ups that have expired. */
export const deleteExpiredAccountDataJob = defineJob({
  name: 'delete-expired-account-data',
  schema: noData,
  cron: '40 * * * *',
  run: async () => (await import('./commands.server.ts')).deleteExpired(),
});
