import { data } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import type { FormReply } from '#app/shell/forms.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { AccountAside, AccountCard, AccountForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { canValidate } from '#modules/moderation/accounts/index.server.ts';
import type { Route } from './+types/validation.ts';
import { CurrentPasswordField } from './password-field.tsx';
import { validateFrom } from './sign-up-validation.server.ts';
import { signUpText, validationText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

const FAILED = { status: 404 };

/** Only shows the button: mail scanners open every link, and must not open accounts by that. */
export async function loader({ params }: Route.LoaderArgs) {
  const usable = await canValidate(params.token);
  return data({ usable }, usable ? undefined : FAILED);
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!(await canValidate(params.token))) return data({ usable: false, errors: {} }, FAILED);
  const outcome = await validateFrom(params.token, request, context);
  if (outcome instanceof Response) return outcome;
  if (!outcome) return data({ usable: false, errors: {} }, FAILED);
  const { reply, status, retryAfterSeconds } = outcome;
  const headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : undefined;
  return data({ usable: true, errors: reply.errors }, { status, headers });
}

export default function Validation({ loaderData, actionData }: Route.ComponentProps) {
  const { usable } = actionData ?? loaderData;
  const errors: FormReply['errors'] = actionData?.errors ?? {};
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
        <FormErrors title={text.summary} errors={errors} />
        <CurrentPasswordField label={text.password.label} errors={errors.password} />
        <Button type="submit" look="ribbon">
          {text.submit}
        </Button>
      </AccountForm>
    </AccountCard>
  );
}
