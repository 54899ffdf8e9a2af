import { data, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormAside, FormPage, PostForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { emailToConfirm } from '#modules/moderation/accounts/index.server.ts';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { CurrentPasswordField } from '../password-field.tsx';
import type { Route } from './+types/email-validation.ts';
import { emailValidationForm } from './own-forms.server.ts';
import { emailValidationText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

const FAILED = { status: 404 };

/** Only shows the button: mail scanners open every link. */
export async function loader({ params }: Route.LoaderArgs) {
  const email = await emailToConfirm(params.token);
  return data({ email }, email ? undefined : FAILED);
}

export async function action({ params: { token }, ...args }: Route.ActionArgs) {
  if (!(await emailToConfirm(token))) return data(NO_REPLY, FAILED);
  const next = visitorOf(args.context)
    ? `${accountPath.own}?done=validated`
    : `${accountPath.signIn}?newEmail`;
  return await handlePost(emailValidationForm, args, () => redirect(next, 303), token);
}

export default function EmailValidation({ loaderData, actionData }: Route.ComponentProps) {
  const { errors } = actionData ?? NO_REPLY;
  if (!loaderData.email) {
    return (
      <FormPage title={text.failedTitle}>
        <p role="alert">{text.failed}</p>
        <FormAside>
          <a href={accountPath.own}>{text.back}</a>
        </FormAside>
      </FormPage>
    );
  }
  return (
    <FormPage title={text.title}>
      <p>{text.intro(loaderData.email)}</p>
      <PostForm>
        <FormErrors title={text.summary} errors={errors} />
        <CurrentPasswordField label={text.password.label} errors={errors.password} />
        <Button type="submit" look="primary">
          {text.submit}
        </Button>
      </PostForm>
    </FormPage>
  );
}
