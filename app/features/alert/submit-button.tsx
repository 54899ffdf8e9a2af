import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { Button } from '#app/ui/button/button.tsx';
import { isEmail } from '#modules/moderation/accounts/shared.ts';
import styles from './create.module.css';
import { createText as text } from './text.ts';
import type { Submission } from './use-submission.ts';

type Waiting = keyof typeof text.waiting;

/** What the button waits for; null when it can be pressed. */
export function waitingFor(state: Submission['state'], email: string): Waiting | null {
  if (state === 'submitting' || state === 'error') return state;
  if (isEmail(email.trim())) return null;
  return email.trim() === '' ? 'missing' : 'invalid';
}

type SubmitButtonProps = { state: Submission['state']; waiting: Waiting | null };

/**
 * Creates the alert. While it is disabled, it shows why; without scripts it is always enabled, and the server answers.
 */
export function SubmitButton({ state, waiting }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <>
      <Button
        type="submit"
        look="primary"
        className={styles.submit}
        aria-disabled={hydrated && waiting !== null}
        aria-describedby={hydrated ? 'waiting' : undefined}
      >
        {state === 'submitting' ? text.submitting : text.submit}
      </Button>
      {hydrated && (
        <p className={styles.waiting} id="waiting">
          {waiting && text.waiting[waiting]}
        </p>
      )}
    </>
  );
}
