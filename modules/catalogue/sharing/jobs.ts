import { z } from 'zod';
import { defineJob } from '#modules/platform/index.server.ts';

/** Sends one idea to an address that a visitor typed. */
export const sendIdeaMailJob = defineJob({
  name: 'send-idea-mail',
  schema: z.strictObject({ mailId: z.int().positive() }),
});

/** Erases the addresses of ideas that no mail server took. */
export const forgetIdeaMailsJob = defineJob({
  name: 'forget-idea-mails',
  schema: z.strictObject({}),
});
