import { z } from 'zod';
import type { DataExporter } from '#modules/moderation/accounts/shared.ts';
import { defineJob, defineMail, noData } from '#modules/platform/jobs.ts';
import { RETENTION } from '#modules/platform/shared.ts';

/** A mail that its server defers is tried again, less and less often, for about six hours. */
const SIX_HOURS = { retryLimit: 14, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };

/** Asks the owner of an address to validate an alert; kept for as long as the link works. */
export const alertValidationMailKind = defineMail({
  name: 'send-alert-validation-mail',
  schema: z.strictObject({ alertId: z.int().positive() }),
  keep: RETENTION.unconfirmedAlert,
  ...SIX_HOURS,
  retryLimit: 50,
  delivery: async () => (await import('./deliveries.server.ts')).validationMailDelivery,
});

/** The day's mail of an alert. */
export const alertMailKind = defineMail({
  name: 'send-alert-mail',
  schema: z.strictObject({ alertMailId: z.int().positive() }),
  keep: RETENTION.alertMail,
  ...SIX_HOURS,
  delivery: async () => (await import('./deliveries.server.ts')).alertMailDelivery,
});

/** Compares the ideas that were added or returned with every open alert. */
export const matchAlertsJob = defineJob({
  name: 'match-alerts',
  schema: noData,
  expireInSeconds: 4 * 3600,
  cron: '*/15 * * * *',
  run: async (_, { signal }) => (await import('./matching.commands.server.ts')).matchAlerts(signal),
});

/** Plans today's mail of every alert that has new ideas. */
export const planAlertMailsJob = defineJob({
  name: 'plan-alert-mails',
  schema: noData,
  expireInSeconds: 4 * 3600,
  // Early in the day, with the ideas since yesterday morning.
  cron: '10 8 * * *',
  run: async (_, { signal }) =>
    (await import('./mailing.commands.server.ts')).planAlertMails(signal),
});

/** Deletes expired alerts, and matches that waited too long for a mail. */
export const deleteExpiredAlertsJob = defineJob({
  name: 'delete-expired-alerts',
  schema: noData,
  cron: '27 * * * *',
  run: async () => (await import('./commands.server.ts')).deleteExpiredAlerts(),
});

/** The alerts of an account's address, for the file of its owner's data. */
export const alertExporter: DataExporter = {
  part: 'alertes',
  read: async ({ email }) => (await import('./export.server.ts')).exportAlerts(email),
};
