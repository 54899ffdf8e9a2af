import { describe, expect, test } from 'vitest';
import { compile, evidenceOf, ORDINARY, posterior } from '#tests/fixtures/named-catalogue.ts';
import { BeliefCache } from '../belief/belief-cache.ts';
import { STARTING_TABLE } from '../belief/likelihood.ts';
import { createSnapshot, putIdea } from './build.ts';
import { labelOf } from './labels.ts';
import { LABEL_BITS, MISSING, type Snapshot } from './snapshot.ts';

const LONG = Array.from({ length: 30 }, (_, question) => (question << LABEL_BITS) | 6);

function empty(ideaCapacity: number): Snapshot {
  return createSnapshot({
    questions: LONG.map(() => ({ category: 2, yes: 0, no: 0, unknown: 0 })),
    relations: [],
    ideaCapacity,
    labelCapacity: 0,
  });
}

test('an idea weighs a little less for the rarest thing that it needs, until that is known', () => {
  const { snapshot } = compile({
    ideas: { leash: { labels: { dog: 3, puppies: 3 } }, book: { labels: { dog: 2 } }, tea: {} },
    questions: { dog: 'GoodToAsk', puppies: 'TagSecondary' },
  });
  const [leash, book, tea] = snapshot.initial;
  expect([book, tea]).toEqual([snapshot.quality[1], snapshot.quality[2]]);
  expect(leash).toBeCloseTo(tea! * snapshot.header.baseRate[1]! ** 0.3, 12);
});

describe('a snapshot that changes', () => {
  test('an idea takes new labels in place, few or many, and its neighbours keep theirs', () => {
    const snapshot = empty(3);
    for (const idea of [0, 1, 2]) putIdea(snapshot, idea, ORDINARY, [(idea << LABEL_BITS) | 5]);
    putIdea(snapshot, 1, ORDINARY, LONG);
    expect(labelOf(snapshot, 1, 29)).toBe(6);
    putIdea(snapshot, 1, ORDINARY, [(7 << LABEL_BITS) | 1]);
    expect([0, 1, 7, 29].map((question) => labelOf(snapshot, 1, question))).toEqual([
      MISSING,
      MISSING,
      1,
      MISSING,
    ]);
    expect(labelOf(snapshot, 0, 0)).toBe(5);
    expect(labelOf(snapshot, 2, 2)).toBe(5);
  });

  test('labels go on growing past what was expected', () => {
    const snapshot = empty(20_000);
    for (let idea = 0; idea < 20_000; idea++) putIdea(snapshot, idea, ORDINARY, LONG);
    for (let idea = 0; idea < 20_000; idea++) putIdea(snapshot, idea, ORDINARY, LONG);
    expect(labelOf(snapshot, 19_999, 29)).toBe(6);
    expect(labelOf(snapshot, 0, 0)).toBe(6);
  });

  test('an idea beyond the capacity is rejected', () => {
    const snapshot = empty(1);
    expect(putIdea(snapshot, 0, ORDINARY, LONG)).toBe(true);
    expect(putIdea(snapshot, 1, ORDINARY, LONG)).toBe(false);
    expect(snapshot.ideaCount).toBe(1);
  });

  test('a cached belief is computed again after a change', () => {
    const { snapshot, idea, question } = compile({
      ideas: { teapot: { labels: { tea: 3 } }, tent: {} },
      questions: { tea: 'TagMain' },
    });
    const beliefs = new BeliefCache(snapshot, STARTING_TABLE);
    const likesTea = {
      ...evidenceOf({ snapshot, idea, question }),
      answers: [{ question: 0, value: 1 }],
    };
    const before = posterior(beliefs.of('session', likesTea));
    putIdea(snapshot, idea('tent'), ORDINARY, [(question('tea') << LABEL_BITS) | 6]);
    const after = posterior(beliefs.of('session', likesTea));
    expect(before[idea('teapot')]).toBeGreaterThan(0.5);
    expect(after[idea('teapot')]).toBeCloseTo(0.5, 12);
  });

  test('ten sizes of one product weigh as much as one product', () => {
    const sizes = Array.from({ length: 10 }, (_, i) => `size ${i}`);
    const named = compile({
      ideas: { tent: {}, ...Object.fromEntries(sizes.map((size) => [size, {}])) },
      questions: { tea: 'TagMain' },
      twins: sizes.slice(1).map((size) => ['size 0', size] as const),
    });
    const chances = posterior(
      new BeliefCache(named.snapshot, STARTING_TABLE).of('s', evidenceOf(named)),
    );
    expect(chances[0]).toBeCloseTo(0.5, 12);
  });
});

describe('many sessions', () => {
  test('beliefs are right for more sessions than the cache holds', () => {
    const named = compile({
      ideas: { teapot: { labels: { tea: 3 } }, tent: { labels: { tea: -3 } } },
      questions: { tea: 'TagMain' },
    });
    const beliefs = new BeliefCache(named.snapshot, STARTING_TABLE);
    const yes = evidenceOf(named, { answers: { tea: 1 } });
    const no = evidenceOf(named, { answers: { tea: -1 } });
    for (let round = 0; round < 2; round++) {
      for (let session = 0; session < 600; session++) {
        const belief = beliefs.of(`session ${session}`, session % 2 ? yes : no);
        const expected = session % 2 ? 'teapot' : 'tent';
        expect(posterior(belief)[named.idea(expected)]).toBeGreaterThan(0.9);
      }
    }
  });
});
