import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { validateSignup } from '#modules/moderation/accounts/index.server.ts';
import { signInText, validationText as text } from './text.ts';

/** Opens the account of a sign-up by the token of its mail. */
export const validationForm = defineForm({
  schema: z.object({ password: z.string({ error: text.password.missing }) }),
  limits: (_, { network }) => ({ sign_in: network }),
  run: ({ password }, _, token: string) => validateSignup(token, password),
  rejections: {
    too_many: signInText.tooMany,
    wrong_password: { message: text.wrong, status: 401 },
    unknown_token: { message: text.failed, status: 404 },
  },
});
