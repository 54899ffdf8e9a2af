import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { FormPage } from '#app/ui/form-page/form-page.tsx';
import type { AlertView } from '#modules/alerts/shared.ts';
import { formatDay } from '#modules/platform/shared.ts';
import styles from './manage.module.css';
import { recipientText, manageText as text } from './text.ts';

type AlertDetailsProps = {
  alert: AlertView;
  /** Whether the visitor comes to say that a gift was found. */
  found: boolean;
  validation: string;
};

/** An alert that is not over: how it stands, what it looks for, what can be done. */
export function AlertDetails({ alert, found, validation }: AlertDetailsProps) {
  const { state, pauseReason } = alert;
  return (
    <FormPage title={found ? text.foundTitle : text.title}>
      {found && (
        <section className={styles.found}>
          <p>{text.foundHint}</p>
          <AlertForm intent="found" look="primary" label={text.found} />
        </section>
      )}
      <p className={styles.state} data-state={state} role="status">
        {text.states[state === 'paused' ? (pauseReason ?? 'asked') : stateKey(state)]}
      </p>
      <Facts alert={alert} />
      <div className={styles.actions}>
        {state === 'waiting' && (
          <ButtonLink to={validation} reloadDocument>
            {text.validate}
          </ButtonLink>
        )}
        {state === 'active' && <AlertForm intent="pause" look="secondary" label={text.pause} />}
        {state === 'paused' && (
          <AlertForm intent="resume" look={found ? 'secondary' : 'primary'} label={text.resume} />
        )}
      </div>
      <details className={styles.end}>
        <summary className={styles.summary}>{text.end}</summary>
        <p>{text.endHint}</p>
        <div className={styles.actions}>
          {!found && <AlertForm intent="found" look="secondary" label={text.found} />}
          <AlertForm intent="unsubscribed" look="secondary" label={text.unsubscribe} />
        </div>
      </details>
    </FormPage>
  );
}

const stateKey = (state: AlertView['state']) => (state === 'waiting' ? 'waiting' : 'active');

/** What the alert looks for, where it writes, and until when. */
function Facts({ alert }: { alert: AlertView }) {
  const { maskedEmail, expiresAt, answers } = alert;
  return (
    <dl className={styles.facts}>
      <dt>{text.facts.recipient}</dt>
      <dd>{recipientText.who(alert)}</dd>
      <dt>{text.facts.budget}</dt>
      <dd>{recipientText.budget(alert)}</dd>
      {answers.length > 0 && (
        <>
          <dt>{text.facts.answers}</dt>
          <dd>
            <ol className={styles.answers}>
              {answers.map((answer) => (
                <li key={answer}>{answer}</li>
              ))}
            </ol>
          </dd>
        </>
      )}
      <dt>{text.facts.email}</dt>
      <dd>{maskedEmail}</dd>
      {alert.state !== 'waiting' && (
        <>
          <dt>{text.facts.until}</dt>
          <dd>{formatDay(expiresAt)}</dd>
        </>
      )}
    </dl>
  );
}

type AlertFormProps = { intent: string; look: 'primary' | 'secondary'; label: string };

/** One thing to do with the alert: a form of one button. */
function AlertForm({ intent, look, label }: AlertFormProps) {
  return (
    <form method="post">
      <Button type="submit" name="intent" value={intent} look={look}>
        {label}
      </Button>
    </form>
  );
}
