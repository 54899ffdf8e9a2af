import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LABELS, type Label, labelStrength } from '#modules/catalogue/shared.ts';
import { resolve, type Strength } from '../../../tests/reference/reactions.ts';
import {
  agreementOf,
  isSameDirection,
  NEW_WEIGHT,
  resolveLabel,
  type Vote,
  weightOf,
} from './majority.ts';

const label = fc.constantFrom(...LABELS);
const vote = fc.record({ label, weight: fc.integer({ min: 50, max: 3000 }), isNew: fc.boolean() });
const votes = fc.array(vote, { maxLength: 12 });
const current = fc.option(label);

const strength = (of: Label) => labelStrength(of) as Strength;
const established = (of: Label, weight = 2300): Vote => ({ label: of, weight, isNew: false });
const newContributor = (of: Label): Vote => ({ label: of, weight: NEW_WEIGHT, isNew: true });

test('labels are weighed as in the reference implementation', () => {
  fc.assert(
    fc.property(votes, current, (given, now) => {
      const expected = resolve(
        given.map((one) => ({ ...one, strength: strength(one.label), weight: one.weight / 1000 })),
        now && strength(now),
      );
      const { label: found } = resolveLabel(given, now);
      expect(found && strength(found)).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

test('the order of votes does not matter', () => {
  const shuffled = votes.chain((given) =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
  );
  fc.assert(
    fc.property(shuffled, current, ([given, other], now) => {
      expect(resolveLabel(other, now)).toEqual(resolveLabel(given, now));
    }),
  );
});

test('a label that everybody gives wins, whoever they are', () => {
  fc.assert(
    fc.property(fc.array(vote, { minLength: 1 }), label, (given, said) => {
      const same = given.map((one) => ({ ...one, label: said }));
      expect(resolveLabel(same, null)).toEqual({ label: said, share: 1 });
    }),
  );
});

test('another vote for the label that wins changes nothing', () => {
  fc.assert(
    fc.property(votes, current, vote, (given, now, more) => {
      const { label: won, share } = resolveLabel(given, now);
      if (!won) return;
      const next = resolveLabel([...given, { ...more, label: won }], now);
      // Of directions with equal weight None stands without having won: a vote for None does not decide between them.
      expect(next.label).toBe(won);
      expect(next.share).toBeGreaterThanOrEqual(share);
    }),
  );
});

test('of four who agree about anything, one that says otherwise changes nothing, however much it weighs', () => {
  fc.assert(
    fc.property(label, vote, fc.constantFrom(3, 4, 9), (said, other, count) => {
      const others = Array.from({ length: count }, () => established(said));
      const { label: found } = resolveLabel([...others, { ...other, isNew: false }], null);
      expect(found).toBe(said);
    }),
  );
});

test('any number of new accounts outvotes neither an established contributor nor the catalogue', () => {
  for (const count of [1, 10, 10_000]) {
    const many = Array.from({ length: count }, () => newContributor('NoIsNeeded'));
    const one = established('YesIsBetter', weightOf(20, 20));
    expect(resolveLabel([...many, one], null).label).toBe('YesIsBetter');
    expect(resolveLabel(many, 'YesIsBetter').label).toBe('YesIsBetter');
  }
});

test('one established contributor outvotes the catalogue, whose label stands where nobody says otherwise', () => {
  expect(resolveLabel([established('NoIsBetter')], 'YesIsBetter').label).toBe('NoIsBetter');
  expect(resolveLabel([], 'YesIsBetter')).toEqual({ label: 'YesIsBetter', share: 1 });
  expect(resolveLabel([], null)).toEqual({ label: null, share: 0 });
});

test('the direction is decided before the strength', () => {
  const given = [
    established('YesIsBetter'),
    established('YesIsNeeded'),
    established('YesIsDesired'),
    established('None', 3000),
  ];
  expect(resolveLabel(given, null).label).toBe('YesIsDesired');
});

test('directions of equal weight leave the label of the catalogue, or None', () => {
  const given = [established('YesIsNeeded', 1000), established('NoIsNeeded', 1000)];
  expect(resolveLabel(given, null)).toEqual({ label: 'None', share: 0 });
  expect(resolveLabel([established('YesIsNeeded', 2000)], 'NoIsBetter').label).toBe('NoIsBetter');
});

test('a weight grows with the agreement and with how much of it is known, between its bounds', () => {
  expect(NEW_WEIGHT).toBe(693);
  expect(weightOf(20, 20)).toBe(2303);
  expect(weightOf(1000, 1000)).toBe(3000);
  expect(weightOf(1000, 0)).toBe(50);
  fc.assert(
    fc.property(fc.nat(500), fc.double({ min: 0, max: 1, noNaN: true }), (compared, share) => {
      const weight = weightOf(compared, compared * share);
      expect(weightOf(compared + 1, compared * share + 1)).toBeGreaterThanOrEqual(weight);
      expect(weightOf(compared + 1, compared * share)).toBeLessThanOrEqual(weight);
    }),
  );
});

test('labels agree by direction first, then by strength', () => {
  expect(agreementOf('YesIsBetter', 'YesIsBetter')).toBe(1);
  expect(agreementOf('YesIsBetter', 'YesIsDesired')).toBe(0.875);
  expect(agreementOf('YesIsBetter', 'YesIsNeeded')).toBe(0.75);
  expect(agreementOf('None', 'YesIsBetter')).toBe(0);
  expect(agreementOf('NoIsBetter', 'YesIsBetter')).toBe(0);
  expect(isSameDirection('YesIsBetter', 'YesIsNeeded')).toBe(true);
  expect(isSameDirection('None', 'YesIsNeeded')).toBe(false);
});
