import { data } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormAside, FormPage, PostForm } from '#app/ui/form-page/form-page.tsx';
import { RefreshIcon } from '#app/ui/icons/icons.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { alertByToken } from '#modules/alerts/index.server.ts';
import { alertPath } from '#modules/alerts/shared.ts';
import { TOKEN } from '#modules/platform/shared.ts';
import type { Route } from './+types/validation.ts';
import { alertValidationForm } from './alert-validation.server.ts';
import { alertValidationText as text } from './text.ts';
import { useValidation } from './use-validation.ts';
import styles from './validation.module.css';

export const handle: PageHandle = { header: 'plain' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const FAILED = { status: 404 };

/** Reading the page validates nothing: mail scanners open every link. */
export async function loader({ params: { token } }: Route.LoaderArgs) {
  const alert = TOKEN.test(token) ? await alertByToken(token) : null;
  const open = alert?.state === 'waiting' || alert?.state === 'active';
  const loaded = { token, manage: alertPath.manage(token), state: open ? alert.state : null };
  return data(loaded, open ? undefined : FAILED);
}

export const action = ({ params: { token }, ...args }: Route.ActionArgs) =>
  handlePost(alertValidationForm, args, () => NO_REPLY, token);

/** Activates an alert: by itself where scripts run, else at the press of a button. */
export default function Validation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, manage, state } = loaderData;
  const known = state === 'active' ? 'done' : state === null ? 'failed' : null;
  const { outcome, failure } = useValidation(token, known, actionData?.errors['']?.[0] ?? null);
  switch (outcome) {
    case 'done':
      return <Done manage={manage} />;
    case 'failed':
      return <Failed />;
    case 'unreachable':
      return <Ask failure={failure} />;
    default:
      return <Loading />;
  }
}

/** While the validation is on its way. Without scripts a button shows instead; when they never come, it shows late. */
function Loading() {
  return (
    <div className={styles.either}>
      <div className={styles.loading}>
        <FormPage title={text.loadingTitle}>
          <p role="status">{text.loading}</p>
          <span className={styles.parcel} aria-hidden="true" />
          <div className={styles.late}>
            <Launch />
          </div>
        </FormPage>
      </div>
      <div className={styles.ask}>
        <Ask failure={null} />
      </div>
    </div>
  );
}

function Ask({ failure }: { failure: string | null }) {
  return (
    <FormPage title={text.title}>
      {failure ? <FormErrors title="" errors={{ '': [failure] }} /> : <p>{text.intro}</p>}
      <Launch again={failure !== null} />
    </FormPage>
  );
}

/** The button that posts the validation by itself, perhaps once more. */
function Launch({ again }: { again?: boolean }) {
  return (
    <PostForm>
      <Button type="submit" look="primary">
        {again && <RefreshIcon />}
        {text.submit}
      </Button>
    </PostForm>
  );
}

function Done({ manage }: { manage: string }) {
  return (
    <FormPage title={text.doneTitle}>
      <p role="status">{text.done}</p>
      <FormAside>
        <a href={manage}>{text.manage}</a>
      </FormAside>
    </FormPage>
  );
}

function Failed() {
  return (
    <FormPage title={text.failedTitle}>
      <p role="alert">{text.failed}</p>
      <ButtonLink to="/" reloadDocument className={styles.search}>
        {text.search}
      </ButtonLink>
    </FormPage>
  );
}
