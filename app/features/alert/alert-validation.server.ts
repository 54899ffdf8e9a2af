import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { validateAlert } from '#modules/alerts/index.server.ts';
import { alertAnswers } from './api-text.ts';

/** Activates an alert by the token of its mail. */
export const alertValidationForm = defineForm({
  schema: z.object({}),
  requestLimits: ({ network }) => ({ api: network }),
  run: (_, __, token: string) => validateAlert(token),
  rejections: { unknown_token: { message: alertAnswers.notValidated, status: 404 } },
});
