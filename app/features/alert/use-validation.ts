import { useEffect, useState } from 'react';
import { call } from '#app/ui/browser/call.ts';

/** `loading` until the server has answered; `unreachable` when no answer came. */
type Outcome = 'loading' | 'done' | 'failed' | 'unreachable';

/**
 * Validates an alert by the call of the API as soon as the page is visible.
 *
 * @param known the outcome, when the page came with it.
 * @param rejected why the button was pressed in vain, without scripts.
 */
export function useValidation(
  token: string,
  known: 'done' | 'failed' | null,
  rejected: string | null,
): { outcome: Outcome; failure: string | null } {
  const [outcome, setOutcome] = useState<Outcome>(known ?? (rejected ? 'unreachable' : 'loading'));
  const [failure, setFailure] = useState(rejected);

  useEffect(() => {
    if (known || rejected) return;
    let gone = false;
    const validate = async () => {
      const result = await call(`/api/public/alert/validate/${token}`, { silent: true });
      if (gone) return;
      setOutcome(result.ok ? 'done' : result.status === 404 ? 'failed' : 'unreachable');
      setFailure(result.ok ? null : result.message);
    };
    const stopWaiting = whenSeen(validate);
    return () => {
      gone = true;
      stopWaiting();
    };
  }, [token, known, rejected]);

  return { outcome, failure };
}

/** Pages that are loaded ahead of a visit are not seen: they must not act. */
function whenSeen(act: () => void): () => void {
  if (document.visibilityState === 'visible') {
    act();
    return () => {};
  }
  const seen = () => {
    document.removeEventListener('visibilitychange', seen);
    act();
  };
  document.addEventListener('visibilitychange', seen);
  return () => document.removeEventListener('visibilitychange', seen);
}
