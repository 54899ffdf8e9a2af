import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmailField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormAside, FormPage, PostForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import type { Route } from './+types/forgotten.ts';
import { MailSent } from './mail-sent.tsx';
import { forgottenForm } from './password-reset.server.ts';
import { forgottenText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: text.metaTitle,
    description: text.description,
    path: accountPath.forgotten,
  });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ url }: Route.LoaderArgs) {
  return { sent: url.searchParams.has('sent') };
}

export const action = (args: Route.ActionArgs) =>
  handlePost(forgottenForm, args, () => redirect(`${accountPath.forgotten}?sent`, 303));

export default function Forgotten({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.sent && !actionData)
    return <MailSent text={text} restart={accountPath.forgotten} />;
  const { errors, typed } = actionData ?? NO_REPLY;
  return (
    <FormPage title={text.title}>
      <p>{text.intro}</p>
      <PostForm action={accountPath.forgotten}>
        <FormErrors title={text.summary} errors={errors} />
        <EmailField
          autoComplete="username"
          label={text.email.label}
          defaultValue={typed.email ?? ''}
          errors={errors.email}
        />
        <Button type="submit" look="primary">
          {text.submit}
        </Button>
      </PostForm>
      <FormAside>
        <a href={accountPath.signIn}>{text.signIn}</a>
      </FormAside>
    </FormPage>
  );
}
