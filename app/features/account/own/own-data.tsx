import { Form } from 'react-router';
import type { FormErrors as Errors } from '#app/shell/forms/form-reply.ts';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Confirm } from '#app/ui/confirm/confirm.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { formatDay } from '#modules/platform/shared.ts';
import { CurrentPasswordField } from '../password-field.tsx';
import styles from './account.module.css';
import { Section } from './section.tsx';
import { ownText } from './text.ts';

/** Where on the page the file is. */
export const DATA = 'donnees';

type Exported = { isReady: boolean; expiresAt: Date } | null;

/**
 * The file of all that is kept about the owner of the account: to be asked for, in the making, or to be downloaded. Where
 * scripts run, the page shows by itself that it is made.
 */
export function OwnData({ exported, errors }: { exported: Exported; errors: Errors }) {
  const text = ownText.data;
  usePolling(exported !== null && !exported.isReady);
  return (
    <Section id={DATA} title={text.title}>
      <FormErrors title={ownText.summary} errors={errors} />
      <p>{text.intro}</p>
      {exported && (
        <p role="status">
          {exported.isReady ? (
            <>
              {text.ready(formatDay(exported.expiresAt))}{' '}
              <a className={styles.download} href={accountPath.exportFile} download>
                {text.download}
              </a>
            </>
          ) : (
            <>
              {text.pending}{' '}
              <a className={styles.download} href={accountPath.own}>
                {text.refresh}
              </a>
            </>
          )}
        </p>
      )}
      <Form method="post" action={accountPath.own}>
        <Button type="submit" name="intent" value="export">
          {exported ? text.again : text.request}
        </Button>
      </Form>
    </Section>
  );
}

/** The way out: deletes the account once its password is given. */
export function Deletion({ errors }: { errors: Errors }) {
  const text = ownText.deletion;
  return (
    <Section title={text.title}>
      <p>{text.intro}</p>
      <p>
        <Confirm
          action="delete"
          label={text.action}
          question={text.question}
          detail={text.detail}
          fields={{ intent: 'delete' }}
        >
          <FormErrors title={ownText.summary} errors={errors} />
          <CurrentPasswordField label={ownText.password.label} errors={errors.password} autoFocus />
        </Confirm>
      </p>
    </Section>
  );
}
