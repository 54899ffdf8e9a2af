import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { emailField } from '#app/shell/forms/email-field.server.ts';
import { signUp } from '#modules/moderation/accounts/index.server.ts';
import { mailboxOf } from '#modules/moderation/accounts/shared.ts';
import { newPasswordField } from './new-password.server.ts';
import { signUpText as text } from './text.ts';

/** Asks for an account: its mail is sent, to be validated. */
export const signUpForm = defineForm({
  schema: z.object({
    email: emailField(text.email),
    password: newPasswordField,
  }),
  limits: ({ email }, { network }) => ({ sign_up: network, sign_up_to: mailboxOf(email) }),
  run: ({ email, password }) => signUp(email, password),
  rejections: { too_many: text.tooMany },
  failed: text.failed,
});
