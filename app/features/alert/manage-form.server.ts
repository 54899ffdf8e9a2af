import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { endAlert, pauseAlert, resumeAlert } from '#modules/alerts/index.server.ts';
import { END_REASONS } from '#modules/alerts/shared.ts';

/** Pauses, resumes or ends an alert by its token: one button each. An alert that is over stays so. */
export const manageForm = defineForm({
  schema: z.object({ intent: hiddenField(z.enum([...END_REASONS, 'pause', 'resume'])) }),
  async run({ intent }, _, token: string) {
    if (intent === 'pause') await pauseAlert(token);
    else if (intent === 'resume') await resumeAlert(token);
    else await endAlert(token, intent);
  },
  rejections: {},
});
