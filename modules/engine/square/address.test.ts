import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEARCH_ID } from '#modules/platform/shared.ts';
import { FEEDBACKS } from '../protocol.ts';
import { readTypedText } from '../typed-text.ts';
import { readSquareAddress } from './address.ts';
import { parseReaction, readReactions, standingRefusals } from './reactions.ts';
import {
  EARLIER_STARTS_MAX,
  SQUARE_REACTIONS_MAX,
  type SquareQuery,
  writeSquareAddress,
} from './square.ts';

const key = fc.record({
  merchant_id: fc.nat(2_147_483_647),
  id_within_merchant: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
});
const query: fc.Arbitrary<SquareQuery> = fc.record({
  text: fc.string({ unit: 'grapheme', maxLength: 400 }).map(readTypedText),
  highlight: fc.option(key),
  reactions: fc.array(fc.record({ feedback: fc.constantFrom(...FEEDBACKS), key }), {
    maxLength: SQUARE_REACTIONS_MAX,
  }),
  earlierStarts: fc.array(
    fc.record({ highlight: fc.option(key), reactions: fc.nat(SQUARE_REACTIONS_MAX) }),
    { maxLength: EARLIER_STARTS_MAX },
  ),
  result: fc.array(key, { maxLength: 9 }),
  shared: fc.boolean(),
  origin: fc.option(fc.stringMatching(SEARCH_ID)),
});

test('what is written into an address is read from it', () => {
  fc.assert(
    fc.property(query, (written) => {
      expect(readSquareAddress(new URLSearchParams(writeSquareAddress(written)))).toEqual(written);
    }),
  );
});

test('any address can be read', () => {
  const name = fc.constantFrom('q', 'h', 'r', 'b', 'result', 'o', 'os');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.json()))), (parameters) => {
      const read = readSquareAddress(new URLSearchParams(parameters));
      expect(read.text.length).toBeLessThanOrEqual(300);
      expect(read.reactions.length).toBeLessThanOrEqual(SQUARE_REACTIONS_MAX);
      expect(read.earlierStarts.length).toBeLessThanOrEqual(EARLIER_STARTS_MAX);
      expect(read.result.length).toBeLessThanOrEqual(9);
    }),
  );
});

test('an empty query has an empty address', () => {
  expect(writeSquareAddress(readSquareAddress(new URLSearchParams('q=+&h=&r=&o=0&os=')))).toBe('');
});

test('an idea’s id may hold colons', () => {
  expect(parseReaction('BadIdea:12:a:b')).toEqual({
    feedback: 'BadIdea',
    key: { merchant_id: 12, id_within_merchant: 'a:b' },
  });
});

test.each(['', 'BadIdea', 'BadIdea:', 'BadIdea:x:y', 'Nope:1:a', ':1:a', 'badidea:1:a'])(
  '« %s » is no reaction',
  (text) => {
    expect(parseReaction(text)).toBeNull();
  },
);

test('of too many reactions the latest count', () => {
  const r = JSON.stringify(Array.from({ length: 100 }, (_, i) => `SawIdea:0:${i}`));
  const { reactions } = readSquareAddress(new URLSearchParams({ r }));
  expect(reactions).toHaveLength(SQUARE_REACTIONS_MAX);
  expect(reactions.at(-1)?.key.id_within_merchant).toBe('99');
});

test('of a list of reactions that was cut short, the whole ones count', () => {
  const list = '["BadIdea:0:tea","BadIdea:0:kite","BadIdea:0:gar';
  expect(readReactions(list).map(({ key }) => key.id_within_merchant)).toEqual(['tea', 'kite']);
  expect(readReactions(list.slice(0, 12))).toEqual([]);
});

test('a refusal stands until its idea is liked, and once', () => {
  const given = ['BadIdea:0:a', 'BadIdea:0:b', 'GoodIdea:0:c', 'SawIdea:0:a', 'GoodIdea:0:b'];
  const again = ['Reset:0:a', 'BadIdea:0:d', 'BadIdea:0:d'];
  const standing = standingRefusals(readReactions(JSON.stringify([...given, ...again])));
  expect(standing.map(({ key }) => key.id_within_merchant)).toEqual(['a', 'd']);
});
