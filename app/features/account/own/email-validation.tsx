import { data, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { FormAside } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { emailToConfirm } from '#modules/moderation/accounts/index.server.ts';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { LinkPage } from '../link-page.tsx';
import { CurrentPasswordField } from '../password-field.tsx';
import type { Route } from './+types/email-validation.ts';
import { emailValidationForm } from './own-forms.server.ts';
import { emailValidationText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

const FAILED = { status: 404 };

export async function loader({ params }: Route.LoaderArgs) {
  const email = await emailToConfirm(params.token);
  return data({ email }, email ? undefined : FAILED);
}

export async function action({ params: { token }, ...args }: Route.ActionArgs) {
  if (!(await emailToConfirm(token))) return data(NO_REPLY, FAILED);
  const done = ({ accountId }: { accountId: number }) =>
    visitorOf(args.context)?.account.id === accountId
      ? redirect(`${accountPath.own}?done=validated`, 303)
      : redirect(`${accountPath.signIn}?newEmail`, 303);
  return await handlePost(emailValidationForm, args, done, token);
}

export default function EmailValidation({ loaderData, actionData }: Route.ComponentProps) {
  const { errors } = actionData ?? NO_REPLY;
  return (
    <LinkPage
      text={text}
      isUsable={loaderData.email !== null}
      intro={text.intro(loaderData.email ?? '')}
      errors={errors}
      failed={
        <>
          <p role="alert">{text.failed}</p>
          <FormAside>
            <a href={accountPath.own}>{text.back}</a>
          </FormAside>
        </>
      }
    >
      <CurrentPasswordField label={text.password.label} errors={errors.password} />
    </LinkPage>
  );
}
