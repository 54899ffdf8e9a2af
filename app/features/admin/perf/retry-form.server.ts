import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { retryJob } from '#modules/moderation/failed-jobs/index.server.ts';
import { perfText as text } from './text.ts';

/** Puts a job that was given up back in its queue. */
export const retryForm = defineForm({
  schema: z.object({ job: hiddenField(z.uuid()) }),
  run: ({ job }, { account }) => retryJob(signedIn(account), job),
  rejections: {
    not_failed: { message: text.failures.notFailed, status: 409 },
    another_waits: { message: text.failures.anotherWaits, status: 409 },
  },
});
