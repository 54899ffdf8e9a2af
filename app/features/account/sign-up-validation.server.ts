import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { readForm, refuseWhole } from '#app/shell/forms.server.ts';
import { limitedFor } from '#app/shell/rate-limits.server.ts';
import { requestContext } from '#app/shell/request-context.server.ts';
import { validateSignup } from '#modules/moderation/accounts/index.server.ts';
import type { FormRefusal } from './sign-in.server.ts';
import { signInText, validationText as text } from './text.ts';

const schema = z.object({ password: z.string({ error: text.password.missing }) });

/** Opens the account of a sign-up's mail from a posted form: a redirect, what to show again, or null for a dead link. */
export async function validateFrom(
  token: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | FormRefusal | null> {
  const read = await readForm(request, schema);
  if (!read.ok) return { status: 422, reply: read };
  const wait = await limitedFor({ sign_in: context.get(requestContext).clientAddress });
  if (wait !== null) {
    return { status: 429, reply: refuseWhole(read, signInText.tooMany), retryAfterSeconds: wait };
  }
  const result = await validateSignup(token, read.value.password);
  if (result.ok) return redirect('/account/signin?validated', 303);
  return result.reason === 'wrong_password'
    ? { status: 401, reply: refuseWhole(read, text.wrong) }
    : null;
}
