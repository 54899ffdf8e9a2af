import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparedIdea, findCloseIdeas, pairKey } from './likeness.ts';
import { titleLikeness, titleWords } from './shared.ts';

const NONE: ReadonlySet<string> = new Set();

const ideas = fc
  .array(
    fc.record({
      title: fc
        .array(fc.constantFrom('théière', 'japonaise', 'fonte', 'carnet', 'lampe', 'vélo'), {
          maxLength: 5,
        })
        .map((words) => words.join(' ')),
      labels: fc.uniqueArray(
        fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(-3, -2, -1, 1, 2, 3)),
        { selector: ([question]) => question, maxLength: 6 },
      ),
    }),
    { maxLength: 12 },
  )
  .map((list): ComparedIdea[] => list.map((idea, place) => ({ id: place + 1, ...idea })));

/** The likeness of two ideas by the plain formula. */
function plainLikeness(a: ComparedIdea, b: ComparedIdea): number {
  const strengths = new Map(b.labels);
  const dot = a.labels.reduce((sum, [q, strength]) => sum + strength * (strengths.get(q) ?? 0), 0);
  const norm = ({ labels }: ComparedIdea) => Math.hypot(...labels.map(([, strength]) => strength));
  const cosine = dot / (norm(a) * norm(b) || Number.POSITIVE_INFINITY);
  return Math.max(titleLikeness(titleWords(a.title), titleWords(b.title)), Math.min(1, cosine));
}

test('what is found is what comparing every pair finds', () => {
  fc.assert(
    fc.property(ideas, (list) => {
      const found = new Map(findCloseIdeas(list, NONE).map((close) => [close.idea_id, close]));
      for (const idea of list) {
        const most = Math.max(
          0,
          ...list.filter((other) => other !== idea).map((other) => plainLikeness(idea, other)),
        );
        expect(found.get(idea.id)?.likeness ?? 0).toBeCloseTo(most >= 0.8 ? most : 0, 9);
      }
    }),
  );
});

test('ideas that were decided to be distinct are not close', () => {
  const list = [1, 2].map((id) => ({ id, title: 'Une théière en fonte', labels: [] }));
  expect(findCloseIdeas(list, NONE)).toHaveLength(2);
  expect(findCloseIdeas(list, new Set([pairKey(2, 1)]))).toEqual([]);
});
