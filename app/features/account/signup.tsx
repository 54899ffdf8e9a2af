import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmailField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormAside, FormPage, PostForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import type { Route } from './+types/signup.ts';
import { MailSent } from './mail-sent.tsx';
import { NewPasswordField } from './password-field.tsx';
import { signUpForm } from './sign-up.server.ts';
import { signUpText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: text.metaTitle,
    description: text.description,
    path: accountPath.signUp,
  });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ context, url }: Route.LoaderArgs) {
  if (visitorOf(context)) throw redirect('/contrib/', 303);
  return { sent: url.searchParams.has('sent') };
}

export const action = (args: Route.ActionArgs) =>
  handlePost(signUpForm, args, () => redirect(`${accountPath.signUp}?sent`, 303));

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.sent && !actionData) return <MailSent text={text} restart={accountPath.signUp} />;
  const { errors, typed } = actionData ?? NO_REPLY;
  return (
    <FormPage title={text.title}>
      <p>{text.intro}</p>
      <PostForm action={accountPath.signUp}>
        <FormErrors title={text.summary} errors={errors} />
        <EmailField
          autoComplete="username"
          label={text.email.label}
          defaultValue={typed.email ?? ''}
          errors={errors.email}
        />
        <NewPasswordField name="password" errors={errors.password} />
        <Button type="submit" look="primary">
          {text.submit}
        </Button>
      </PostForm>
      <FormAside>{text.privacy}</FormAside>
      <FormAside>
        {text.hasAccount} <a href={accountPath.signIn}>{text.signIn}</a>
      </FormAside>
    </FormPage>
  );
}
