import { data, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { FormAside } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { canResetPassword } from '#modules/moderation/accounts/index.server.ts';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import type { Route } from './+types/reset.ts';
import { LinkPage } from './link-page.tsx';
import { NewPasswordField } from './password-field.tsx';
import { resetForm } from './password-reset.server.ts';
import { resetText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

const FAILED = { status: 404 };

export async function loader({ params }: Route.LoaderArgs) {
  const usable = await canResetPassword(params.token);
  return data({ usable }, usable ? undefined : FAILED);
}

export async function action({ params: { token }, ...args }: Route.ActionArgs) {
  if (!(await canResetPassword(token))) return data(NO_REPLY, FAILED);
  const done = () => redirect(`${accountPath.signIn}?reset`, 303);
  return await handlePost(resetForm, args, done, token);
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { errors } = actionData ?? NO_REPLY;
  return (
    <LinkPage
      text={text}
      isUsable={loaderData.usable}
      intro={text.intro}
      errors={errors}
      failed={
        <>
          <p role="alert">{text.failed}</p>
          <FormAside>
            <a href={accountPath.forgotten}>{text.restart}</a>
          </FormAside>
        </>
      }
    >
      <NewPasswordField name="password" errors={errors.password} />
    </LinkPage>
  );
}
