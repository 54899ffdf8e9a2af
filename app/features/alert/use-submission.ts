import { useState } from 'react';
import { clientState, postSearch } from '#app/features/visit/index.ts';
import { call } from '#app/ui/browser/call.ts';
import { useAutoHide } from '#app/ui/browser/use-auto-hide.ts';
import { GENERIC_ERROR } from '#app/ui/text/errors.ts';
import type { AlertCreation } from '#modules/alerts/shared.ts';
import { alertAnswers } from './api-text.ts';
import { createText } from './text.ts';

/** States of the specification (§4). */
type SubmissionState =
  | 'not-submitted'
  | 'submitting'
  | 'success-validation-needed'
  | 'success-validation-not-needed'
  | 'error';

/** How long success and failure are shown before the form is as before (§9), in milliseconds. */
const SUCCESS_MS = 3000;
const ERROR_MS = 2000;

export type Submission = ReturnType<typeof useSubmission>;

/** Creates the alert by the call of the API, then leads back to the search. */
export function useSubmission(sid: string) {
  const [state, setState] = useState<SubmissionState>('not-submitted');
  // What was wrong stays readable when the state has gone back, until the next try.
  const [failure, setFailure] = useState<string | null>(null);
  const created = CREATED[state] ?? null;

  useAutoHide(state === 'error', ERROR_MS, () => setState('not-submitted'));
  const success = useAutoHide(created !== null, SUCCESS_MS, () => {
    // A visitor who comes back to this page, from the cache or from the server, sees the success for as long as needed.
    history.replaceState(history.state, '', `?created=${created}`);
    success.hold();
    leaveFor(sid);
  });

  return {
    state,
    failure,
    created,
    /** Whether the search is about to take the place of what has succeeded. */
    leaving: created !== null && !success.held,
    stay: success.hold,
    async submit(creation: AlertCreation) {
      if (state !== 'not-submitted') return;
      setState('submitting');
      setFailure(null);
      const result = await call('/api/public/alert/create', { json: creation, silent: true });
      const answer = result.ok ? result.body : null;
      if (typeof answer === 'boolean') {
        setState(answer ? 'success-validation-not-needed' : 'success-validation-needed');
      } else {
        setFailure(result.ok ? GENERIC_ERROR : (FAILURES[result.status ?? 0] ?? result.message));
        setState('error');
      }
    },
  };
}

const CREATED: Partial<Record<SubmissionState, 'needed' | 'notNeeded'>> = {
  'success-validation-needed': 'needed',
  'success-validation-not-needed': 'notNeeded',
};

/** The message for a status that has one of its own. */
const FAILURES: Partial<Record<number, string>> = {
  404: alertAnswers.noSearch,
  409: createText.tooManyWaiting,
  429: createText.tooMany,
};

/** Back to the search; one that is over is asked for anew, the browser no longer knows it. */
function leaveFor(sid: string): void {
  if (clientState().flowId === sid && history.length > 1) history.back();
  else postSearch(null, sid);
}
