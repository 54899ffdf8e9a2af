import { data, redirect } from 'react-router';
import { AccountAside, AccountCard, AccountForm } from '#app/components/account/account-card.tsx';
import { Button } from '#app/components/button/button.tsx';
import { pageMeta } from '#app/http/page-meta.ts';
import type { PageHandle } from '#app/root.tsx';
import { signUpText, validationText as text } from '#app/text/account.ts';
import { canValidate, validateSignup } from '#modules/moderation/index.server.ts';
import type { Route } from './+types/validation.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

const FAILED = { status: 404 };

/** Only shows the button: mail scanners open every link, and must not open accounts by that. */
export async function loader({ params }: Route.LoaderArgs) {
  const usable = await canValidate(params.token);
  return data({ usable }, usable ? undefined : FAILED);
}

export async function action({ params }: Route.ActionArgs) {
  const result = await validateSignup(params.token);
  return result.ok ? redirect('/account/signin?validated', 303) : data({ usable: false }, FAILED);
}

export default function Validation({ loaderData, actionData }: Route.ComponentProps) {
  const { usable } = actionData ?? loaderData;
  if (!usable) {
    return (
      <AccountCard title={text.failedTitle}>
        <p role="alert">{signUpText.failed}</p>
        <p>{text.failed}</p>
        <AccountAside>
          <a href="/account/signup">{text.restart}</a> · <a href="/account/signin">{text.signIn}</a>
        </AccountAside>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={text.title}>
      <p>{text.intro}</p>
      <AccountForm>
        <Button type="submit" look="ribbon">
          {text.submit}
        </Button>
      </AccountForm>
    </AccountCard>
  );
}
