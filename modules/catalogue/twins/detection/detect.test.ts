import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgedPairs, productNamed } from '../../../../tests/fixtures/twin-pairs.ts';
import { everyTwin } from '../../../../tests/reference/twins.ts';
import { detectTwins, type FoundTwin } from './detect.ts';
import { type ComparedProduct, featuresOf } from './features.ts';
import { relationOf } from './relation.ts';
import { weightsWith } from './word-weights.ts';

const weightOf = weightsWith(new Set());

const detected = (products: readonly ComparedProduct[]) =>
  [...detectTwins(products.map(featuresOf))].flat();
const inOrder = (twins: readonly FoundTwin[]) =>
  twins.toSorted((a, b) => a.ideaId - b.ideaId || a.otherIdeaId - b.otherIdeaId);
const withoutLookAlikes = (twins: readonly FoundTwin[]) =>
  inOrder(twins.filter(({ kind }) => kind !== 'Distinct'));

const WORDS =
  'théière japonaise fonte lampe chevet osier noir rouge 2 XJ-200 0,5L 1L concert'.split(' ');
const products = fc
  .array(
    fc.record({
      title: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }),
      merchantId: fc.integer({ min: 1, max: 3 }),
      priceCents: fc.option(fc.integer({ min: 100, max: 5000 })),
      gtin: fc.option(fc.constantFrom('4006381333931', '9780201379624')),
      groupId: fc.option(fc.constantFrom('a', 'b')),
    }),
    { maxLength: 14 },
  )
  .map((list) =>
    list.map(({ title, ...more }, place) => productNamed(place + 1, title.join(' '), more)),
  );

test('blocks miss none of the twins that comparing every pair finds', () => {
  fc.assert(
    fc.property(products, (list) => {
      const found = withoutLookAlikes(detected(list));
      expect(found).toEqual(
        withoutLookAlikes(
          everyTwin(list.map(featuresOf), (one, other) => relationOf(one, other, weightOf)),
        ),
      );
    }),
  );
});

test('what is found is the same whatever the order of the products, and when they are compared again', () => {
  fc.assert(
    fc.property(
      products.chain((list) => fc.tuple(fc.constant(list), shuffled(list))),
      ([list, other]) => {
        const found = inOrder(detected(list));
        expect(inOrder(detected(other))).toEqual(found);
        expect(inOrder(detected(list))).toEqual(found);
      },
    ),
  );
});

test('a relation is the same from either side', () => {
  const titles = judgedPairs().flatMap((pair) => pair.products);
  fc.assert(
    fc.property(fc.constantFrom(...titles), fc.constantFrom(...titles), (one, other) => {
      const [a, b] = [featuresOf(one), featuresOf(other)];
      expect(relationOf(a, b, weightOf)).toEqual(relationOf(b, a, weightOf));
    }),
  );
  for (const {
    products: [one, other],
  } of judgedPairs()) {
    const [a, b] = [featuresOf(one), featuresOf(other)];
    expect(relationOf(a, b, weightOf)).toEqual(relationOf(b, a, weightOf));
  }
});

test('texts that strangers write take no longer than their length', () => {
  const hostile = [
    '1x'.repeat(50_000),
    '9'.repeat(100_000),
    'a-1/'.repeat(50_000),
    '1 e'.repeat(50_000),
  ];
  for (const title of [...hostile, '\0\uD800', '']) {
    const features = featuresOf(productNamed(1, title, { description: title }));
    expect(features.words.length + features.codes.length).toBeLessThan(100);
  }
});

function shuffled<Item>(list: readonly Item[]): fc.Arbitrary<Item[]> {
  return fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
}
