import type { Label } from '#modules/catalogue/shared.ts';
import type { Direction } from '../pair/choices-order.ts';
import { pairKey, type ShownPair } from '../pair/pair.ts';

/** One pair that was gone past: what it got, and what it had before; `label` is undefined where it was skipped. */
export type Step = { pair: ShownPair; label: Label | undefined };

/** Pairs in the order they are shown, and how far the contributor has come. */
export type DeckState = {
  pairs: readonly ShownPair[];
  at: number;
  /** The steps from the first pair to the one before `at`; taken back from the last. */
  steps: readonly Step[];
  /** Chosen by its key, waiting for a strength. */
  direction: Direction | null;
  /** Labels given in this visit, less those taken back. */
  given: number;
};

export type DeckMove =
  | { type: 'label'; label: Label }
  | { type: 'skip' }
  | { type: 'undo' }
  | { type: 'direction'; direction: Direction }
  | { type: 'more'; pairs: readonly ShownPair[] }
  /** Other tabs have labelled these. */
  | { type: 'labelled elsewhere'; keys: readonly string[] };

export function openDeck(pairs: readonly ShownPair[]): DeckState {
  return { pairs, at: 0, steps: [], direction: null, given: 0 };
}

/** The pair to label now; undefined when there are no more. */
export function currentPair({ pairs, at }: DeckState): ShownPair | undefined {
  return pairs[at];
}

export function moveDeck(state: DeckState, move: DeckMove): DeckState {
  const { pairs, at, steps, given } = state;
  const pair = currentPair(state);
  switch (move.type) {
    case 'label':
    case 'skip': {
      if (!pair) return state;
      const label = move.type === 'label' ? move.label : undefined;
      const isCounted = label !== undefined && pair.own === null;
      return {
        ...state,
        at: at + 1,
        steps: [...steps, { pair, label }],
        direction: null,
        given: given + Number(isCounted),
      };
    }
    case 'undo': {
      const last = steps.at(-1);
      if (!last) return state;
      const wasCounted = last.label !== undefined && last.pair.own === null;
      return {
        ...state,
        at: at - 1,
        steps: steps.slice(0, -1),
        direction: null,
        given: given - Number(wasCounted),
      };
    }
    case 'direction':
      return { ...state, direction: move.direction };
    case 'more': {
      const known = new Set(pairs.map(pairKey));
      return {
        ...state,
        pairs: [...pairs, ...move.pairs.filter((each) => !known.has(pairKey(each)))],
      };
    }
    case 'labelled elsewhere': {
      const isKept = (each: ShownPair, place: number) =>
        place <= at || !move.keys.includes(pairKey(each));
      return { ...state, pairs: pairs.filter(isKept) };
    }
  }
}
