import { z } from 'zod';
import { type Caller, defineForm } from '#app/shell/forms/define-form.server.ts';
import { emailField } from '#app/shell/forms/email-field.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { errorText } from '#app/ui/text/errors.ts';
import {
  changePassword,
  confirmEmailChange,
  deleteAccount,
  endSignIn,
  requestEmailChange,
  requestExport,
} from '#modules/moderation/accounts/index.server.ts';
import { mailboxOf } from '#modules/moderation/accounts/shared.ts';
import { AppError, rateLimit } from '#modules/platform/index.server.ts';
import { newPasswordField } from '../new-password.server.ts';
import { emailText, emailValidationText, ownText, passwordText } from './text.ts';

const password = z.string({ error: ownText.password.missing });
const wrong_password = { field: 'password', message: ownText.wrong, status: 401 } as const;

/** The account that sends a form; the access rule of these pages asks for one. */
function ownId({ account }: Caller): number {
  if (!account) {
    throw new AppError('unauthenticated', 'no account sends this', errorText(401).message);
  }
  return account.id;
}

/** What counts for one account. */
const keyOf = (caller: Caller) => String(ownId(caller));

/** What a guess of the current password counts against. */
const guessLimits = (caller: Caller) => ({
  sign_in: caller.network,
  own_password: keyOf(caller),
});

/** Changes the password; the subject is the token of the sign-in that asks. */
export const passwordForm = defineForm({
  schema: z.object({ password, new_password: newPasswordField }),
  limits: (_, caller) => guessLimits(caller),
  run: (typed, caller, token: string) =>
    changePassword(ownId(caller), token, { current: typed.password, next: typed.new_password }),
  rejections: { too_many: passwordText.tooMany, wrong_password },
});

/** Asks for another address; the answer is the same whether or not it has an account. */
export const emailForm = defineForm({
  schema: z.object({ email: emailField(emailText.email), password }),
  limits: ({ email }, caller) => ({
    ...guessLimits(caller),
    email_change_to: mailboxOf(email),
  }),
  run: (typed, caller) => requestEmailChange(ownId(caller), typed.email, typed.password),
  rejections: {
    too_many: emailText.tooMany,
    wrong_password,
    same_email: { field: 'email', message: emailText.same },
  },
});

/** Confirms another address by the token of its mail. */
export const emailValidationForm = defineForm({
  schema: z.object({ password }),
  limits: (_, { network }) => ({ sign_in: network }),
  async run(typed, _, token: string) {
    // Who got the mail by mistake may guess from many networks: an account has one such token at a time.
    const wait = await rateLimit({ own_password: token });
    if (wait !== null) return { ok: false, reason: 'too_many', retryAfterSeconds: wait };
    return await confirmEmailChange(token, typed.password);
  },
  rejections: {
    too_many: emailValidationText.tooMany,
    wrong_password,
    unknown_token: { message: emailValidationText.failed, status: 404 },
  },
});

/** Signs one browser of the account out. */
export const signOutForm = defineForm({
  schema: z.object({
    sign_in: hiddenField(
      z.coerce
        .number()
        .int()
        .positive()
        .max(2 ** 52),
    ),
  }),
  run: ({ sign_in }, caller) => endSignIn(ownId(caller), sign_in),
  rejections: {},
});

/** Asks for the file of all that is kept. */
export const exportForm = defineForm({
  schema: z.object({}),
  limits: (_, caller) => ({ account_export: keyOf(caller) }),
  run: (_, caller) => requestExport(ownId(caller)),
  rejections: { too_many: ownText.data.tooMany },
});

/** Deletes the account. */
export const deletionForm = defineForm({
  schema: z.object({ password }),
  limits: (_, caller) => guessLimits(caller),
  run: (typed, caller) => deleteAccount(ownId(caller), typed.password),
  rejections: {
    too_many: ownText.tooMany,
    wrong_password,
    last_admin: { message: ownText.deletion.lastAdmin, status: 409 },
  },
});
