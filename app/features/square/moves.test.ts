import { expect, test } from 'vitest';
import { type SquareQuery, writeSquareAddress } from '#modules/engine/square/shared.ts';
import { EMPTY_SQUARE, squareAddress } from './address.ts';
import { likedIdeas, liking, lookingAround, refusing, startingAgain, undoing } from './moves.ts';

const TEA = { merchant_id: 0, id_within_merchant: 'tea' };
const KITE = { merchant_id: 7, id_within_merchant: 'kite:red' };
const GARDEN: SquareQuery = { ...EMPTY_SQUARE, text: 'jardin', highlight: TEA };

const written = (query: SquareQuery) =>
  Object.fromEntries(new URLSearchParams(writeSquareAddress(query)));

test('an opinion is added to what was said, and the grid is no longer the one that was shared', () => {
  const seen: SquareQuery = { ...GARDEN, shared: true, result: [TEA, KITE] };
  expect(written(liking(refusing(seen, KITE), TEA))).toEqual({
    q: 'jardin',
    h: '0:tea',
    r: '["BadIdea:7:kite:red","GoodIdea:0:tea"]',
    o: '1',
  });
});

test('a second press on a heart takes the liking back, and nothing else', () => {
  const liked = liking(refusing(GARDEN, KITE), TEA);
  expect(written(liking(liked, TEA))).toEqual({
    q: 'jardin',
    h: '0:tea',
    r: '["BadIdea:7:kite:red"]',
  });
});

test('what is refused is liked no more, and can be liked again', () => {
  const refused = refusing(liking(GARDEN, KITE), KITE);
  expect([...likedIdeas(refused)]).toEqual([]);
  expect([...likedIdeas(liking(refused, KITE))]).toEqual(['7:kite:red']);
});

test('a refused starting idea leaves the centre', () => {
  expect(written(refusing(GARDEN, TEA))).toEqual({ q: 'jardin', r: '["BadIdea:0:tea"]' });
});

test('what is refused twice is refused once', () => {
  const refused = refusing(GARDEN, KITE);
  expect(refusing(refused, KITE)).toBe(refused);
});

test('around an idea, the words and what was said of others hold', () => {
  const said = refusing(refusing(GARDEN, TEA), KITE);
  expect(written(lookingAround(said, KITE))).toEqual({
    q: 'jardin',
    h: '7:kite:red',
    r: '["BadIdea:0:tea"]',
  });
});

test('the last opinion can be taken back', () => {
  expect(written(undoing(liking(refusing(GARDEN, KITE), TEA)))).toEqual(
    written(refusing(GARDEN, KITE)),
  );
});

test('starting again forgets everything but how the visitor came', () => {
  const origin = 'A'.repeat(22);
  expect(squareAddress(startingAgain(GARDEN))).toBe('/square');
  expect(squareAddress(startingAgain({ ...GARDEN, origin }))).toBe(`/square?os=${origin}`);
  expect(squareAddress(startingAgain({ ...GARDEN, shared: true }))).toBe('/square?o=1');
});
