import { useEffect, useState } from 'react';
import { postSearch } from '#app/client/post-search.ts';
import { countPending } from '#app/client/queries.ts';
import { clientState } from '#app/client/store.ts';
import { createText } from '#app/text/alert.ts';
import { alertAnswers } from '#app/text/alert-answers.ts';
import { GENERIC_ERROR, NETWORK_ERROR, SERVER_ERROR } from '#app/text/errors.ts';
import type { AlertCreation } from '#modules/alerts/shared.ts';

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

  useEffect(() => {
    if (state === 'not-submitted' || state === 'submitting') return;
    const failed = state === 'error';
    const timer = setTimeout(
      () => {
        // What has succeeded stays on screen until the search has taken its place.
        if (failed) setState('not-submitted');
        else leaveFor(sid);
      },
      failed ? ERROR_MS : SUCCESS_MS,
    );
    return () => clearTimeout(timer);
  }, [state, sid]);

  // A page that the back button brings back as it was is as good as new.
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => persisted && setState('not-submitted');
    addEventListener('pageshow', renew);
    return () => removeEventListener('pageshow', renew);
  }, []);

  return {
    state,
    failure,
    created: CREATED[state] ?? null,
    async submit(creation: AlertCreation) {
      if (state !== 'not-submitted') return;
      setState('submitting');
      setFailure(null);
      countPending(1);
      const answer = await post(creation).finally(() => countPending(-1));
      if (typeof answer === 'string') {
        setFailure(answer);
        setState('error');
      } else {
        setState(answer ? 'success-validation-not-needed' : 'success-validation-needed');
      }
    },
  };
}

const CREATED: Partial<Record<SubmissionState, 'needed' | 'notNeeded'>> = {
  'success-validation-needed': 'needed',
  'success-validation-not-needed': 'notNeeded',
};

/** Whether the alert runs at once, or why there is none. */
async function post(creation: AlertCreation): Promise<boolean | string> {
  try {
    const response = await fetch('/api/public/alert/create', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(creation),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    return typeof answer === 'boolean' ? answer : whyNot(response.status);
  } catch {
    return NETWORK_ERROR;
  }
}

function whyNot(status: number): string {
  if (status === 404) return alertAnswers.noSearch;
  if (status === 409) return createText.tooManyWaiting;
  if (status === 429) return createText.tooMany;
  return status >= 500 ? SERVER_ERROR : GENERIC_ERROR;
}

/** Back to the search; one that is over is asked for anew, the browser no longer knows it. */
function leaveFor(sid: string): void {
  if (clientState().flowId === sid && history.length > 1) history.back();
  else postSearch(null, sid);
}
