import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import {
  clearState,
  clientState,
  openSessionSocket,
  postSearch,
  startPayload,
  updateState,
  visitAddress,
} from '#app/features/visit/index.ts';
import { countPending, pushError, retractError } from '#app/ui/browser/queries.ts';
import { NETWORK_ERROR } from '#app/ui/text/errors.ts';
import type { ProposedIdea, Step } from '#modules/engine/shared.ts';
import { storeFound } from '../found-gift-address.ts';
import { SessionClient } from './session-client.ts';
import { historyOf, type SessionEvents, type SessionView, viewOfStep } from './session-view.ts';

/** A step that came with the document, as the answer to a form. */
export type PostedStep = { sid: string; step: Step; highlights: ProposedIdea[] };

/**
 * The search of this visit over the WebSocket: resumed from the step the document came with or from the
 * store, else started from the stored criteria, else the visitor is sent to the home page.
 */
export function useSession(posted: PostedStep | null): {
  view: SessionView;
  client: SessionClient | null;
} {
  const navigate = useNavigate();
  const [client, setClient] = useState<SessionClient | null>(null);

  useEffect(() => {
    updateState({ isStarting: false });
    if (posted) takePostedStep(posted);
    else if (location.search === '' && startQuery() !== '') {
      navigate(`/search${startQuery()}${location.hash}`, { replace: true });
    }
    if (posted && isOver(posted.step)) return;
    const opened = openClient(posted, () =>
      navigate(visitAddress('/', location) + location.hash, { replace: true }),
    );
    setClient(opened);
    const retry = () => opened.retryNow();
    const lose = () => opened.networkLost();
    addEventListener('online', retry);
    addEventListener('offline', lose);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('offline', lose);
      opened.close();
    };
  }, [posted, navigate]);

  const [before] = useState(() => viewOfStep(posted?.sid ?? null, posted?.step ?? null));
  const view = useSyncExternalStore(
    (listener) => client?.subscribe(listener) ?? (() => {}),
    () => client?.view ?? before,
    () => before,
  );
  return { view, client };
}

/** What is kept of the address where the search began, for an address of it that was typed: `?gc=…` or nothing. */
function startQuery(): string {
  const began = URL.parse(clientState().fromLocation, location.origin);
  return began ? visitAddress('/search', began).slice('/search'.length) : '';
}

function isOver(step: Step): boolean {
  return step.kind === 'end' || step.kind === 'give_up';
}

/**
 * Makes the search of a posted document this visit's, and lets a reload ask for the page anew. One that is over leaves
 * another search of this tab alone.
 */
function takePostedStep({ sid, step, highlights }: PostedStep): void {
  const { flowId } = clientState();
  if (!isOver(step)) updateState({ flowId: sid, answered: historyOf(step).answered });
  else if (flowId === null || flowId === sid) clearState();
  if (step.kind === 'end' && step.idea) {
    storeFound(step.idea, { sid, kept: step.kept, highlights, greatestPrice: undefined });
  } else history.replaceState(history.state, '', location.href);
}

function openClient(posted: PostedStep | null, goHome: () => void): SessionClient {
  const { flowId, answered } = clientState();
  const client = new SessionClient({
    openSocket: openSessionSocket,
    flowId: posted?.sid ?? flowId,
    start: startPayload(),
    step: posted?.step ?? null,
    answered,
    events: pageEvents(goHome),
  });
  let away = false;
  client.subscribe(() => {
    const { view } = client;
    if (view.sid === clientState().flowId) updateState({ answered: [...view.answered] });
    if (view.away === away) return;
    away = view.away;
    if (away) pushError(NETWORK_ERROR);
    else retractError(NETWORK_ERROR);
  });
  client.open();
  return client;
}

function pageEvents(goHome: () => void): SessionEvents {
  return {
    flowId: (id) => (id ? updateState({ flowId: id }) : clearState()),
    invalid: goHome,
    pending: countPending,
    isServerGone: async () => (await askServer()) === 'gone',
    found: storeFound,
    rejected: pushError,
    fallBack: (move, sid) => {
      void askServer().then((state) => state === 'ready' && postSearch(move, sid));
    },
  };
}

/**
 * Whether pages can be loaded where the WebSocket did not connect: `starting` when the server runs but waits for its
 * database.
 */
async function askServer(): Promise<'ready' | 'starting' | 'gone'> {
  try {
    const { ok, status } = await fetch('/readyz', { cache: 'no-store' });
    if (ok) return 'ready';
    return status === 503 ? 'starting' : 'gone';
  } catch {
    return 'gone';
  }
}
