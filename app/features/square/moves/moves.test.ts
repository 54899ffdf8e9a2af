import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import { type SquareQuery, writeSquareAddress } from '#modules/engine/square/shared.ts';
import { EMPTY_SQUARE, squareAddress } from '../address.ts';
import { disliking, gridAroundIdea, likedIdeas, liking, startingAgain, undoing } from './moves.ts';

const TEA = { merchant_id: 0, id_within_merchant: 'tea' };
const KITE = { merchant_id: 7, id_within_merchant: 'kite:red' };
const GARDEN: SquareQuery = { ...EMPTY_SQUARE, text: 'jardin', highlight: TEA };

const written = (query: SquareQuery) =>
  Object.fromEntries(new URLSearchParams(writeSquareAddress(query)));

test('a reaction is added to those before it, and the grid is no longer the one that was shared', () => {
  const seen: SquareQuery = { ...GARDEN, shared: true, result: [TEA, KITE] };
  expect(written(liking(disliking(seen, KITE), TEA))).toEqual({
    q: 'jardin',
    h: '0:tea',
    r: '["BadIdea:7:kite:red","GoodIdea:0:tea"]',
    o: '1',
  });
});

test('a second press on a heart takes the liking back, and nothing else', () => {
  const liked = liking(disliking(GARDEN, KITE), TEA);
  expect(written(liking(liked, TEA))).toEqual({
    q: 'jardin',
    h: '0:tea',
    r: '["BadIdea:7:kite:red"]',
  });
});

test('what is disliked is liked no more, and can be liked again', () => {
  const disliked = disliking(liking(GARDEN, KITE), KITE);
  expect([...likedIdeas(disliked)]).toEqual([]);
  expect([...likedIdeas(liking(disliked, KITE))]).toEqual(['7:kite:red']);
});

test('a disliked starting idea leaves the centre', () => {
  expect(written(disliking(GARDEN, TEA))).toEqual({
    q: 'jardin',
    r: '["BadIdea:0:tea"]',
    b: '["1:0:tea"]',
  });
});

test('what is disliked twice is disliked once', () => {
  const disliked = disliking(GARDEN, KITE);
  expect(disliking(disliked, KITE)).toBe(disliked);
});

test('around an idea, the words and the reactions to others are kept', () => {
  const disliked = disliking(disliking(GARDEN, TEA), KITE);
  expect(written(gridAroundIdea(disliked, KITE))).toEqual({
    q: 'jardin',
    h: '7:kite:red',
    r: '["BadIdea:0:tea"]',
    b: '["1:0:tea","1:"]',
  });
});

test('every move can be taken back, the last one first: a reaction, a starting idea that came, one that left', () => {
  const ideas = fc.constantFrom(TEA, KITE, { merchant_id: 0, id_within_merchant: 'lamp' });
  const moves = fc.array(fc.tuple(fc.constantFrom(liking, disliking, gridAroundIdea), ideas));
  fc.assert(
    fc.property(moves, (moves) => {
      const grids = [GARDEN];
      for (const [move, idea] of moves) {
        const before = grids.at(-1)!;
        const isRefused = before.reactions.some(
          ({ feedback, key }) => feedback === 'BadIdea' && key === idea,
        );
        // No tile shows what was refused; a second press on a heart is taken back by a third.
        if (isRefused || likedIdeas(before).has(formatIdeaKey(idea))) continue;
        grids.push(move(before, idea));
      }
      for (const [index, before] of grids.slice(0, -1).entries()) {
        expect(undoing(grids[index + 1]!)).toEqual(before);
      }
    }),
  );
});

test('what is liked stays so while a grid is drawn around it; unliked, other moves can still be taken back', () => {
  const around = gridAroundIdea(liking(GARDEN, KITE), KITE);
  expect([...likedIdeas(around)]).toEqual(['7:kite:red']);
  const unliked = liking(around, KITE);
  expect(written(undoing(unliked))).toEqual(written(GARDEN));
});

test('starting again drops everything but how the visitor came', () => {
  const origin = 'A'.repeat(22);
  expect(squareAddress(startingAgain(GARDEN))).toBe('/square');
  expect(squareAddress(startingAgain({ ...GARDEN, origin }))).toBe(`/square?os=${origin}`);
  expect(squareAddress(startingAgain({ ...GARDEN, shared: true }))).toBe('/square?o=1');
});
