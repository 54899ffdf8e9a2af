import { type RouterContextProvider, redirect } from 'react-router';
import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { z } from 'zod';
import { emailField } from '#app/shell/email-field.server.ts';
import { type FormReply, parseForm, readFormData, refuseWhole } from '#app/shell/forms.server.ts';
import { requestContext } from '#app/shell/request-context.server.ts';
import { sessionCookie } from '#app/shell/session-cookie.server.ts';
import { signIn } from '#modules/moderation/accounts/index.server.ts';
import { pathAfterSignIn } from './redirects.server.ts';
import { countSignIn } from './sign-in-limits.server.ts';
import { signInText as text } from './text.ts';

const schema = z.object({
  email: emailField(text.email),
  password: z.string({ error: text.password.missing }),
  to: z.string().optional(),
});

/** A form that was refused: what to show again beside each field, with which HTTP status. */
export type FormRefusal = {
  reply: FormReply;
  status: number;
  retryAfterSeconds?: number;
};

type SignInOutcome = { ok: true; token: string; to: string } | ({ ok: false } & FormRefusal);

const FORM = 'form';

function authenticatorFor(clientAddress: string): Authenticator<SignInOutcome> {
  const strategy = new FormStrategy<SignInOutcome>(({ form }) => judge(form, clientAddress));
  return new Authenticator<SignInOutcome>().use(strategy, FORM);
}

async function judge(form: FormData, clientAddress: string): Promise<SignInOutcome> {
  const read = parseForm(form, schema);
  if (!read.ok) return { ok: false, status: 422, reply: read };
  const { email, password, to } = read.value;
  const attempt = await countSignIn(clientAddress, email);
  if (!attempt.ok) {
    const reply = refuseWhole(read, text.tooMany);
    return { ok: false, status: 429, reply, retryAfterSeconds: attempt.wait };
  }
  const signedIn = await signIn(email, password);
  if (!signedIn.ok) return { ok: false, status: 401, reply: refuseWhole(read, text.wrong) };
  await attempt.uncount();
  return { ok: true, token: signedIn.token, to: pathAfterSignIn(to) };
}

/** Signs in from a posted form: a redirect with the session cookie, or what to show again. */
export async function signInFrom(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | FormRefusal> {
  const { clientAddress } = context.get(requestContext);
  // The strategy reads the body itself, but would take an unreadable one for a failure of ours.
  await readFormData(request.clone());
  const outcome = await authenticatorFor(clientAddress).authenticate(FORM, request);
  if (!outcome.ok) return outcome;
  const cookie = await sessionCookie.serialize(outcome.token);
  return redirect(outcome.to, { status: 303, headers: { 'Set-Cookie': cookie } });
}
