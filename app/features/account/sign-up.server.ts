import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { emailField } from '#app/shell/email-field.server.ts';
import { logFailure } from '#app/shell/errors.server.ts';
import { readForm, refuseWhole } from '#app/shell/forms.server.ts';
import { limitedFor } from '#app/shell/rate-limits.server.ts';
import { requestContext } from '#app/shell/request-context.server.ts';
import { signUp } from '#modules/moderation/accounts/index.server.ts';
import {
  mailboxOf,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '#modules/moderation/accounts/shared.ts';
import { toAppError } from '#modules/platform/index.server.ts';
import type { FormRefusal } from './sign-in.server.ts';
import { signUpText as text } from './text.ts';

const schema = z.object({
  email: emailField(text.email),
  password: z
    .string({ error: text.password.missing })
    .min(PASSWORD_MIN_LENGTH, text.password.short)
    .max(PASSWORD_MAX_LENGTH, text.password.long),
});

/** Signs up from a posted form: a redirect to « look at your mail », or what to show again, also when we failed. */
export async function signUpFrom(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | FormRefusal> {
  const read = await readForm(request, schema);
  if (!read.ok) return { status: 422, reply: read };
  const { email, password } = read.value;
  const { clientAddress, id } = context.get(requestContext);
  try {
    const wait = await limitedFor({ sign_up: clientAddress, sign_up_to: mailboxOf(email) });
    if (wait !== null) {
      return { status: 429, reply: refuseWhole(read, text.tooMany), retryAfterSeconds: wait };
    }
    await signUp(email, password);
  } catch (error) {
    logFailure(error, id);
    return { status: toAppError(error).status, reply: refuseWhole(read, text.failed) };
  }
  return redirect('/account/signup?sent', 303);
}
