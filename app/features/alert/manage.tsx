import { data, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { FormPage } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { alertByToken } from '#modules/alerts/index.server.ts';
import { alertPath } from '#modules/alerts/shared.ts';
import { TOKEN } from '#modules/platform/shared.ts';
import type { Route } from './+types/manage.ts';
import { AlertDetails } from './alert-details.tsx';
import { manageForm } from './manage-form.server.ts';
import { manageText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The alert behind the links of its mails. Reading changes nothing: mail scanners open every link. */
export async function loader({ params: { token }, url }: Route.LoaderArgs) {
  const alert = TOKEN.test(token) ? await alertByToken(token) : null;
  const loaded = {
    alert,
    found: url.searchParams.has('found'),
    validation: alertPath.validation(token),
  };
  return data(loaded, alert ? undefined : { status: 404 });
}

export async function action({ params: { token }, ...args }: Route.ActionArgs) {
  if (!TOKEN.test(token)) throw errorPage(404);
  // Whatever the outcome, the page shows the state of the alert.
  return await handlePost(manageForm, args, () => redirect(alertPath.manage(token), 303), token);
}

/** What an alert looks for, and how to silence or end it. */
export default function ManageAlert({ loaderData }: Route.ComponentProps) {
  const { alert, found, validation } = loaderData;
  if (!alert) return <Over title={text.unknownTitle} text={text.unknown} />;
  if (alert.state === 'ended') return <Over {...text.over[alert.endReason ?? 'unsubscribed']} />;
  return <AlertDetails alert={alert} found={found} validation={validation} />;
}

function Over({ title, text: words }: { title: string; text: string }) {
  return (
    <FormPage title={title}>
      <p role="status">{words}</p>
      <p>
        <ButtonLink to="/" reloadDocument>
          {text.search}
        </ButtonLink>
      </p>
    </FormPage>
  );
}
