import { type MouseEvent, useEffect, useReducer, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import type { Label } from '#modules/catalogue/shared.ts';
import { listenToOtherTabs, useOutbox } from '../outbox/use-outbox.ts';
import type { ShownPair } from '../pair/pair.ts';
import { labelsText as text } from '../text.ts';
import { currentPair, moveDeck, openDeck } from './deck-state.ts';

/** More pairs are asked for while this many are left. */
const LEFT_WHEN_ASKING = 8;
/** A finger that taps twice means one pair: the next one was not seen yet. */
const UNSEEN_MS = 250;

/** What the loader of a page with a deck answers, at least. */
type DeckPage = { page: { pairs: ShownPair[] } | null };

/**
 * Pairs one after the other. Labels are taken at once and stored in the background; more pairs are asked for before the
 * last one is reached.
 */
export function useDeck(firstPairs: readonly ShownPair[]) {
  const [state, move] = useReducer(moveDeck, firstPairs, openDeck);
  const outbox = useOutbox();
  const shownAt = useRef(0);
  const pair = currentPair(state);
  const isAsking = useMorePairs(state.pairs.length, state.at, outbox.waiting, (pairs) =>
    move({ type: 'more', pairs }),
  );

  useEffect(() => {
    if (pair) shownAt.current = performance.now();
  }, [pair]);
  useEffect(() => listenToOtherTabs((keys) => move({ type: 'labelled elsewhere', keys })), []);

  const store = (of: ShownPair, label: Label | null) =>
    outbox.add({
      idea_id: of.idea.id,
      question_id: of.question.id,
      label,
      name: text.pairName(of.idea.title, of.question.text),
    });
  const label = (chosen: Label, event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const isPointed = event.detail > 0;
    if (!pair || (isPointed && performance.now() - shownAt.current < UNSEEN_MS)) return;
    // Enter then accepts the next suggestion, rather than press the same button again.
    if (isPointed) event.currentTarget.blur();
    store(pair, chosen);
    move({ type: 'label', label: chosen });
  };
  const undo = () => {
    const last = state.steps.at(-1);
    if (last && last.label !== undefined) store(last.pair, last.pair.own);
    move({ type: 'undo' });
  };
  return { state, move, pair, label, undo, outbox, isAsking };
}

/** Asks the page for more pairs while few are left. @returns whether they are on their way. */
function useMorePairs(
  known: number,
  at: number,
  waiting: number,
  onPairs: (pairs: readonly ShownPair[]) => void,
): boolean {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<DeckPage>();
  const askedAt = useRef(-1);
  const { load, state, data } = fetcher;
  useEffect(() => {
    if (known === 0 || known - at > LEFT_WHEN_ASKING || askedAt.current === known) return;
    askedAt.current = known;
    // What is stored is left out by the server; the rest of what is known here comes first there.
    const first = Number(new URLSearchParams(search).get('skip') ?? 0) || 0;
    void load(pathname + addressWith(search, { skip: String(first + known - at + waiting) }));
  }, [known, at, waiting, load, pathname, search]);
  const received = useRef<DeckPage>(undefined);
  useEffect(() => {
    if (!data || received.current === data) return;
    received.current = data;
    onPairs(data.page?.pairs ?? []);
  });
  return state !== 'idle';
}
