import { z } from 'zod';
import { defineJob } from '#modules/platform/index.server.ts';

/** A mail server that says « later » is asked again, less and less often, for about six hours. */
const MAIL_TRIES = { retryLimit: 14, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };

/** Asks whoever reads an address whether it wants an alert; for as long as the answer would count. */
export const sendValidationMailJob = defineJob({
  name: 'send-alert-validation-mail',
  schema: z.strictObject({ alertId: z.int().positive() }),
  ...MAIL_TRIES,
  retryLimit: 50,
});

/** Compares the ideas that came or came back with every active alert. */
export const matchAlertsJob = defineJob({
  name: 'match-alerts',
  schema: z.strictObject({}),
  policy: 'short',
  expireInSeconds: 4 * 3600,
});

/** Plans today's mail of every alert that has something to say. */
export const planAlertMailsJob = defineJob({
  name: 'plan-alert-mails',
  schema: z.strictObject({}),
  policy: 'short',
  expireInSeconds: 4 * 3600,
});

/** Sends one mail of an alert. */
export const sendAlertMailJob = defineJob({
  name: 'send-alert-mail',
  schema: z.strictObject({ mailId: z.int().positive() }),
  ...MAIL_TRIES,
});

/** Erases alerts that are over, and ideas that nobody will hear of any more. */
export const forgetAlertsJob = defineJob({
  name: 'forget-alerts',
  schema: z.strictObject({}),
  policy: 'short',
});
