import { useEffect, useState } from 'react';
import { GENERIC_ERROR, NETWORK_ERROR, SERVER_ERROR } from '#app/text/errors.ts';

/** `loading` until the server has answered; `unreachable` when it could not say yes or no. */
type Outcome = 'loading' | 'done' | 'failed' | 'unreachable';

/**
 * Validates an alert by the call of the API as soon as somebody looks at the page.
 *
 * @param known the outcome, when the page came with it.
 */
export function useValidation(
  token: string,
  known: 'done' | 'failed' | null,
): { outcome: Outcome; failure: string | null } {
  const [outcome, setOutcome] = useState<Outcome>(known ?? 'loading');
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (known) return;
    let gone = false;
    const validate = async () => {
      const status = await ask(token);
      if (gone) return;
      setOutcome(status === 200 ? 'done' : status === 404 ? 'failed' : 'unreachable');
      setFailure(status === null ? NETWORK_ERROR : status >= 500 ? SERVER_ERROR : GENERIC_ERROR);
    };
    const stopWaiting = whenSeen(validate);
    return () => {
      gone = true;
      stopWaiting();
    };
  }, [token, known]);

  return { outcome, failure };
}

/** The status of the answer; null when there is none. */
async function ask(token: string): Promise<number | null> {
  try {
    return (await fetch(`/api/public/alert/validate/${token}`)).status;
  } catch {
    return null;
  }
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
