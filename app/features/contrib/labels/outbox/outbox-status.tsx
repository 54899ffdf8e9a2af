import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { outboxText as text } from '../text.ts';
import type { OutboxState } from './outbox.ts';
import styles from './outbox-status.module.css';

type OutboxStatusProps = { state: OutboxState; onRetry: () => void; onDismiss: () => void };

/** What became of the labels that were given: one line that is always there, so that nothing moves when it changes. */
export function OutboxStatus({ state, onRetry, onDismiss }: OutboxStatusProps) {
  const { waiting, problem, isStopped, rejected } = state;
  if (rejected.length > 0) {
    return (
      <div className={styles.status} data-problem role="alert">
        <p>{text.rejected(rejected.map(({ name }) => name))}</p>
        <StaffButton compact onClick={onDismiss}>
          {text.dismiss}
        </StaffButton>
      </div>
    );
  }
  if (problem) {
    return (
      <div className={styles.status} data-problem role="alert">
        <p>
          {problem} {text.waiting(waiting)}{' '}
          {isStopped && (
            <a href={accountPath.signIn} target="_blank" rel="noopener">
              {text.signIn}
            </a>
          )}
        </p>
        <StaffButton compact onClick={onRetry}>
          {text.retry}
        </StaffButton>
      </div>
    );
  }
  return <p className={styles.status}>{waiting > 0 ? text.sending(waiting) : text.saved}</p>;
}
