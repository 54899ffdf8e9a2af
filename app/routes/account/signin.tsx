import { data, redirect } from 'react-router';
import {
  AccountAside,
  AccountCard,
  AccountForm,
  AccountNotice,
} from '#app/components/account/account-card.tsx';
import { FormErrors } from '#app/components/account/form-errors.tsx';
import { CurrentPasswordField } from '#app/components/account/password-field.tsx';
import { Button } from '#app/components/button/button.tsx';
import { EmailField } from '#app/components/field/field.tsx';
import { visitorOf } from '#app/http/account.server.ts';
import { pageMeta } from '#app/http/page-meta.ts';
import { samePath } from '#app/http/redirects.server.ts';
import { signInFrom } from '#app/http/sign-in.server.ts';
import type { PageHandle } from '#app/root.tsx';
import { signInText as text } from '#app/text/account.ts';
import type { Route } from './+types/signin.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: text.metaTitle, description: text.description, path: '/account/signin' });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ context, url }: Route.LoaderArgs) {
  const to = samePath(url.searchParams.get('to'));
  if (visitorOf(context)) throw redirect(to, 303);
  return { to, validated: url.searchParams.has('validated') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await signInFrom(request, context);
  if (outcome instanceof Response) return outcome;
  const { reply, status, retryAfterSeconds } = outcome;
  const headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : undefined;
  return data(reply, { status, headers });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? {};
  const typed = actionData?.typed ?? {};
  const to = typed.to ?? loaderData.to;
  return (
    <AccountCard title={text.title}>
      {loaderData.validated && !actionData ? (
        <AccountNotice>{text.validated}</AccountNotice>
      ) : (
        <p>{text.intro}</p>
      )}
      <AccountForm action="/account/signin">
        <FormErrors title={text.summary} errors={errors} />
        <EmailField
          autoComplete="username"
          label={text.email.label}
          defaultValue={typed.email ?? ''}
          errors={errors.email}
        />
        <CurrentPasswordField label={text.password.label} errors={errors.password} />
        <input type="hidden" name="to" value={to} />
        <Button type="submit" look="ribbon">
          {text.submit}
        </Button>
      </AccountForm>
      <AccountAside>
        {text.noAccount} <a href="/account/signup">{text.signUp}</a>
      </AccountAside>
    </AccountCard>
  );
}
