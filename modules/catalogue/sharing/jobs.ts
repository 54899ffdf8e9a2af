import { z } from 'zod';
import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Sends one idea to an address that a visitor typed. */
export const sendIdeaMailJob = defineJob({
  name: 'send-idea-mail',
  schema: z.strictObject({ mailId: z.int().positive() }),
  run: async ({ mailId }) => (await import('./commands.server.ts')).sendIdeaMail(mailId),
});

/** Deletes the addresses of ideas that no mail server took. */
export const forgetIdeaMailsJob = defineJob({
  name: 'forget-idea-mails',
  schema: noData,
  cron: '47 * * * *',
  run: async () => (await import('./commands.server.ts')).forgetIdeaMails(),
});
