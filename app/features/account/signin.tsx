import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmailField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormAside, FormNotice, FormPage, PostForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import type { Route } from './+types/signin.ts';
import { CurrentPasswordField } from './password-field.tsx';
import { pathAfterSignIn } from './redirects.server.ts';
import { signInFrom } from './sign-in.server.ts';
import { signInText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: text.metaTitle,
    description: text.description,
    path: accountPath.signIn,
  });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ context, url }: Route.LoaderArgs) {
  const to = pathAfterSignIn(url.searchParams.get('to'));
  if (visitorOf(context)) throw redirect(to, 303);
  const notice = NOTICES.find((name) => url.searchParams.has(name));
  return { to, notice };
}

/** What may have led here, as the address names it. */
const NOTICES = ['validated', 'reset', 'newEmail'] as const;

export const action = (args: Route.ActionArgs) => signInFrom(args);

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { errors, typed } = actionData ?? NO_REPLY;
  const to = typed.to ?? loaderData.to;
  return (
    <FormPage title={text.title}>
      {loaderData.notice && !actionData ? (
        <FormNotice>{text[loaderData.notice]}</FormNotice>
      ) : (
        <p>{text.intro}</p>
      )}
      <PostForm action={accountPath.signIn}>
        <FormErrors title={text.summary} errors={errors} />
        <EmailField
          autoComplete="username"
          label={text.email.label}
          defaultValue={typed.email ?? ''}
          errors={errors.email}
        />
        <CurrentPasswordField label={text.password.label} errors={errors.password} />
        <input type="hidden" name="to" value={to} />
        <Button type="submit" look="primary">
          {text.submit}
        </Button>
      </PostForm>
      <FormAside>
        <a href={accountPath.forgotten}>{text.forgotten}</a>
      </FormAside>
      <FormAside>
        {text.noAccount} <a href={accountPath.signUp}>{text.signUp}</a>
      </FormAside>
    </FormPage>
  );
}
