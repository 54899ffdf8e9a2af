import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { call } from '#app/ui/browser/call.ts';
import { type Entry, Outbox, type OutboxState } from './outbox.ts';

const STORAGE_KEY = 'trouvaille-labels';
/** Where tabs tell each other which pairs were labelled. */
const CHANNEL = 'trouvaille-labels';

const NOTHING: OutboxState = { waiting: 0, problem: null, isStopped: false, rejected: [] };

/** One for the tab, so that labels are still stored after their screen was left; of one account. */
let current: { account: string; outbox: Outbox } | null = null;

function outboxOf(account: string): Outbox {
  if (current?.account === account) return current.outbox;
  const outbox = new Outbox(
    {
      send: (entries) =>
        call('/api/contrib/reactions', {
          json: { changes: entries.map(({ name: _, ...change }) => change) },
          silent: true,
        }),
      keep: (entries) => keep(account, entries),
      later: (run, ms) => setTimeout(run, ms),
      onStored: announce,
    },
    kept(account),
  );
  current = { account, outbox };
  outbox.retry();
  addEventListener('online', outbox.retry);
  return outbox;
}

function kept(account: string): Entry[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return stored?.account === account ? stored.entries : [];
  } catch {
    // Storage is off, or holds something else.
    return [];
  }
}

function keep(account: string, entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ account, entries }));
  } catch {
    // Storage is off or full: leaving the page asks first.
  }
}

function announce(entries: readonly Entry[]): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(entries.map(({ idea_id, question_id }) => `${idea_id}:${question_id}`));
  channel.close();
}

/** Calls back with the pairs that other tabs have labelled. */
export function listenToOtherTabs(onLabelled: (keys: readonly string[]) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => onLabelled(data);
  return () => channel.close();
}

/** The labels on their way from this tab. Leaving the site asks first while there are some. */
export function useOutbox(): OutboxState &
  Pick<Outbox, 'retry' | 'dismiss'> & { add: (entry: Entry) => void } {
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account.email ?? '';
  const outbox = typeof window === 'undefined' ? null : outboxOf(account);
  const state = useSyncExternalStore(
    outbox?.subscribe ?? (() => () => {}),
    () => outbox?.state ?? NOTHING,
    () => NOTHING,
  );
  const isUnsaved = state.waiting > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return {
    ...state,
    add: (entry) => outbox?.add(entry),
    retry: () => outbox?.retry(),
    dismiss: () => outbox?.dismiss(),
  };
}
