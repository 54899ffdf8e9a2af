import { expect, test } from 'vitest';
import type { ShownPair } from '../pair/pair.ts';
import { currentPair, type DeckMove, moveDeck, openDeck } from './deck-state.ts';

const pair = (id: number, own: ShownPair['own'] = null): ShownPair => ({
  idea: { id, key: `0:${id}`, title: `Idée ${id}`, description: '', image: '', price: null },
  question: { id: 1, text: 'Question ?' },
  suggestion: null,
  own,
});

const played = (pairs: ShownPair[], ...moves: DeckMove[]) =>
  moves.reduce(moveDeck, openDeck(pairs));
const LABEL: DeckMove = { type: 'label', label: 'YesIsBetter' };

test('a label and a skip go on; undo goes back by one, at most to the first pair', () => {
  const pairs = [pair(1), pair(2), pair(3)];
  const state = played(pairs, LABEL, { type: 'skip' });
  expect([currentPair(state)?.idea.id, state.given]).toEqual([3, 1]);
  const back = [1, 2, 3].reduce((before) => moveDeck(before, { type: 'undo' }), state);
  expect([currentPair(back)?.idea.id, back.given]).toEqual([1, 0]);
});

test('another label of a pair that had one does not count twice', () => {
  expect(played([pair(1, 'None'), pair(2)], LABEL).given).toBe(0);
});

test('a direction lasts until its label', () => {
  const chosen = played([pair(1), pair(2)], { type: 'direction', direction: 'no' });
  expect(chosen.direction).toBe('no');
  expect(moveDeck(chosen, LABEL).direction).toBeNull();
});

test('past the last pair there is nothing to label', () => {
  const over = played([pair(1)], LABEL);
  expect(currentPair(over)).toBeUndefined();
  expect(moveDeck(over, LABEL)).toBe(over);
});

test('pairs that come later are added once; those that another tab labelled go, but for the one in sight', () => {
  const state = played([pair(1), pair(2)], { type: 'more', pairs: [pair(2), pair(3)] });
  const left = moveDeck(state, { type: 'labelled elsewhere', keys: ['1:1', '2:1'] });
  expect(left.pairs.map(({ idea }) => idea.id)).toEqual([1, 3]);
});
