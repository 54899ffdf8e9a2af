import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountInfo } from '#app/shell/authentication.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmailField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormAside, FormPage, PostForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { CurrentPasswordField } from '../password-field.tsx';
import type { Route } from './+types/email.ts';
import { emailForm } from './own-forms.server.ts';
import { emailText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export function loader({ context }: Route.LoaderArgs) {
  return { email: accountInfo(context).email };
}

export const action = (args: Route.ActionArgs) =>
  handlePost(emailForm, args, () => redirect(`${accountPath.own}?done=email`, 303));

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const { errors, typed } = actionData ?? NO_REPLY;
  return (
    <FormPage title={text.title}>
      <p>{text.intro(loaderData.email)}</p>
      <PostForm>
        <FormErrors title={text.summary} errors={errors} />
        <EmailField
          autoComplete="email"
          label={text.email.label}
          defaultValue={typed.email ?? ''}
          errors={errors.email}
        />
        <CurrentPasswordField label={text.current.label} errors={errors.password} />
        <Button type="submit" look="primary">
          {text.submit}
        </Button>
      </PostForm>
      <FormAside>
        <a href={accountPath.own}>{text.back}</a>
      </FormAside>
    </FormPage>
  );
}
