import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { emailField } from '#app/shell/forms/email-field.server.ts';
import { requestPasswordReset, resetPassword } from '#modules/moderation/accounts/index.server.ts';
import { mailboxOf } from '#modules/moderation/accounts/shared.ts';
import { newPasswordField } from './new-password.server.ts';
import { forgetFailures } from './sign-in-limits.server.ts';
import { forgottenText, resetText } from './text.ts';

/** Asks for a mail that leads to a new password. The answer is the same whether or not the address has an account. */
export const forgottenForm = defineForm({
  schema: z.object({ email: emailField(forgottenText.email) }),
  limits: ({ email }, { network }) => ({
    password_reset: network,
    password_reset_to: mailboxOf(email),
  }),
  run: ({ email }) => requestPasswordReset(email),
  rejections: { too_many: forgottenText.tooMany },
});

/** Sets a new password by the token of that mail. */
export const resetForm = defineForm({
  schema: z.object({ password: newPasswordField }),
  limits: (_, { network }) => ({ sign_in: network }),
  async run({ password }, { network }, token: string) {
    const result = await resetPassword(token, password);
    // Who forgot a password has failed a few times: it may now sign in.
    if (result.ok) await forgetFailures(network, result.email);
    return result;
  },
  rejections: {
    too_many: resetText.tooMany,
    unknown_token: { message: resetText.failed, status: 404 },
  },
});
