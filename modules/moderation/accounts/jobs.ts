import { z } from 'zod';
import { defineJob, defineMail, noData } from '#modules/platform/jobs.ts';
import { RETENTION } from '#modules/platform/shared.ts';
import { ACCOUNT_NOTICES, type DataExporter } from './shared.ts';

/** Writes to the address of a sign-up: a link to validate it, or that it has an account already. */
export const signupMailKind = defineMail({
  name: 'send-signup-mail',
  schema: z.strictObject({ signupId: z.int().positive() }),
  keep: RETENTION.unconfirmedSignup,
  delivery: async () => (await import('./signup.commands.server.ts')).signupMailDelivery,
});

/** Writes to an address whose password was forgotten, if it has an account. */
export const passwordResetMailKind = defineMail({
  name: 'send-password-reset-mail',
  schema: z.strictObject({ resetId: z.int().positive() }),
  keep: RETENTION.passwordReset,
  delivery: async () => (await import('./reset.commands.server.ts')).passwordResetMailDelivery,
});

/** Asks the new address of an account to confirm that it is its owner's. */
export const emailChangeMailKind = defineMail({
  name: 'send-email-change-mail',
  schema: z.strictObject({ emailChangeId: z.int().positive() }),
  keep: RETENTION.emailChange,
  delivery: async () => (await import('./email.commands.server.ts')).emailChangeMailDelivery,
});

const accountNotice = z.strictObject({
  email: z.string(),
  notice: z.enum(ACCOUNT_NOTICES),
  /** The account without which the notice means nothing any more. */
  accountId: z.int().positive().optional(),
});
export type AccountNotice = z.infer<typeof accountNotice>;

/** Notifies the owner of an account of a change. */
export const accountNoticeMailKind = defineMail({
  name: 'send-account-notice',
  schema: accountNotice,
  keep: RETENTION.accountNotice,
  delivery: async () => (await import('./notices.server.ts')).noticeDelivery,
});

/**
 * Writes the file of all that is kept about the owner of an account.
 *
 * @param exporters who reads its parts; whoever enqueues the job needs none.
 */
export function accountExportJob(exporters: readonly DataExporter[] = []) {
  return defineJob({
    name: 'export-account-data',
    schema: z.strictObject({ exportId: z.int().positive() }),
    run: async ({ exportId }) =>
      (await import('./export.commands.server.ts')).writeExport(exportId, exporters),
  });
}

/** The account itself, its sign-ins and what happened to it, for the file of its owner's data. */
export const accountExporter: DataExporter = {
  part: 'compte',
  read: async (account) => (await import('./export.commands.server.ts')).exportAccount(account),
};

/** Deletes sign-ins, sign-ups and whatever else of accounts has been kept long enough. */
export const deleteExpiredAccountDataJob = defineJob({
  name: 'delete-expired-account-data',
  schema: noData,
  cron: '40 * * * *',
  run: async () => (await import('./commands.server.ts')).deleteExpired(),
});
