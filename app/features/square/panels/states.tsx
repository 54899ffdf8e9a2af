import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useVisitAddress } from '#app/features/visit/index.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { RefreshIcon } from '#app/ui/icons/icons.tsx';
import { errorText, NETWORK_ERROR, SERVER_ERROR } from '#app/ui/text/errors.ts';
import { guideText, squareText as text } from '../text.ts';
import styles from './states.module.css';

/** Over the grid that is about to change, once it takes a while. */
export function Loading() {
  return (
    <p className={styles.loading}>
      <span>{text.loading}</span>
    </p>
  );
}

/** No idea for these words, or none for children yet: what is left, and the guided way. */
export function NothingFound({ tooYoung }: { tooYoung: boolean }) {
  return (
    <div className={styles.state} id="square" tabIndex={-1}>
      <Bouquet />
      <p className={styles.message}>{tooYoung ? text.tooYoung : text.nothingFound}</p>
      <p>{tooYoung ? text.tooYoungMore : text.otherWords}</p>
      <ButtonLink look="primary" to={useVisitAddress('/')} reloadDocument>
        {guideText.start}
      </ButtonLink>
    </div>
  );
}

/** What went wrong, with another try: the page again, or without leaving it where scripts run. */
export function Failure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.state} role="alert" aria-busy={state === 'loading'}>
      <p className={styles.message}>{messageOf(error)}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page again, without scripts. */}
      <a
        href=""
        className={styles.retry}
        onClick={(event) => {
          event.preventDefault();
          void revalidate();
        }}
      >
        <RefreshIcon />
        {text.retry}
      </a>
    </div>
  );
}

function messageOf(error: unknown): string {
  // What « fetch » throws when there is no answer.
  if (error instanceof TypeError) return NETWORK_ERROR;
  if (!isRouteErrorResponse(error)) return SERVER_ERROR;
  const body = error.data as { error?: { message?: unknown } } | null;
  const message = body?.error?.message;
  return typeof message === 'string' ? message : errorText(error.status).message;
}

/** Three flowers in a paper cone. */
function Bouquet() {
  return (
    <svg className={styles.bouquet} viewBox="0 0 120 120" aria-hidden="true">
      <path className={styles.stem} d="M60 78V40M52 78 34 46M68 78l18-32" />
      <circle className={styles.petal} cx="60" cy="28" r="17" />
      <circle className={styles.other} cx="30" cy="40" r="14" />
      <circle className={styles.other} cx="90" cy="40" r="14" />
      <circle className={styles.heart} cx="60" cy="28" r="6" />
      <circle className={styles.heart} cx="30" cy="40" r="5" />
      <circle className={styles.heart} cx="90" cy="40" r="5" />
      <path className={styles.cone} d="M28 62h64L68 116H52Z" />
      <path className={styles.band} d="M41 88h38l-4 9H45Z" />
    </svg>
  );
}
