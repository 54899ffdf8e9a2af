import { type RouterContextProvider, redirect } from 'react-router';
import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { z } from 'zod';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { emailField } from '#app/shell/forms/email-field.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { signInCookie } from '#app/shell/sign-in-cookie.server.ts';
import { signIn, signOut } from '#modules/moderation/accounts/index.server.ts';
import { pathAfterSignIn } from './redirects.server.ts';
import { countSignIn } from './sign-in-limits.server.ts';
import { signInText as text } from './text.ts';

const signInForm = defineForm({
  schema: z.object({
    email: emailField(text.email),
    password: z.string({ error: text.password.missing }),
    to: z.string().optional(),
  }),
  // Its limits are counted here, since a good sign-in gives back what it counted.
  async run({ email, password, to }, { network }, userAgent: string) {
    const attempt = await countSignIn(network, email);
    if (!attempt.ok) return attempt;
    const signedIn = await signIn(email, password, userAgent);
    if (!signedIn.ok) return signedIn;
    await attempt.uncount();
    return { token: signedIn.token, to: pathAfterSignIn(to) };
  },
  rejections: {
    too_many: text.tooMany,
    wrong_credentials: { message: text.wrong, status: 401 },
  },
});

type SignInArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** Signs in from a posted form: a redirect with the sign-in cookie, or what to show again. */
export async function signInFrom({ request, context }: SignInArguments) {
  // The strategy reads the body itself, but would take an unreadable one for a failure of ours.
  await readFormData(request.clone());
  const userAgent = request.headers.get('user-agent') ?? '';
  const before = visitorOf(context);
  const done = async ({ token, to }: { token: string; to: string }) => {
    // The browser forgets the sign-in that it had: nobody could end it but from the account's page.
    if (before) await signOut(before.token);
    const headers = { 'Set-Cookie': await signInCookie.serialize(token) };
    return redirect(to, { status: 303, headers });
  };
  const answer = (form: FormData) =>
    handlePost(signInForm, { request, context, form }, done, userAgent);
  const strategy = new FormStrategy(({ form }) => answer(form));
  const authenticator = new Authenticator<Awaited<ReturnType<typeof answer>>>().use(strategy);
  return await authenticator.authenticate(strategy.name, request);
}
