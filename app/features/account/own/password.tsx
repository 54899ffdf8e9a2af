import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormAside, FormPage, PostForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { CurrentPasswordField, NewPasswordField } from '../password-field.tsx';
import type { Route } from './+types/password.ts';
import { passwordForm } from './own-forms.server.ts';
import { passwordText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export function action(args: Route.ActionArgs) {
  const token = visitorOf(args.context)?.token ?? '';
  const done = () => redirect(`${accountPath.own}?done=password`, 303);
  return handlePost(passwordForm, args, done, token);
}

export default function Password({ actionData }: Route.ComponentProps) {
  const { errors } = actionData ?? NO_REPLY;
  return (
    <FormPage title={text.title}>
      <p>{text.intro}</p>
      <PostForm>
        <FormErrors title={text.summary} errors={errors} />
        <CurrentPasswordField label={text.current.label} errors={errors.password} />
        <NewPasswordField name="new_password" errors={errors.new_password} />
        <Button type="submit" look="primary">
          {text.submit}
        </Button>
      </PostForm>
      <FormAside>
        <a href={accountPath.own}>{text.back}</a> ·{' '}
        <a href={accountPath.forgotten}>{text.forgotten}</a>
      </FormAside>
    </FormPage>
  );
}
