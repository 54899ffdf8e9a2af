import { expect, test } from 'vitest';
import { baselines } from './baselines.ts';
import { withPastVisits } from './past.ts';
import type { Strategy } from './strategy.ts';
import { syntheticWorld } from './synthetic-world.ts';
import { playVisit } from './visit.ts';
import { drawVisitor, VISITOR_KINDS } from './visitor.ts';
import { visiblePart } from './world.ts';

const world = syntheticWorld(200, 1);
const strategies = baselines(withPastVisits(world, visiblePart(world, 1), 1));
const visitors = VISITOR_KINDS.map((kind, seed) => drawVisitor(world, kind, seed));

test.each(strategies)('$name never shows an idea twice nor asks a question twice', (strategy) => {
  for (const visitor of visitors) {
    const { shown, history } = playVisit(strategy, visitor, 1);
    expect(new Set(shown).size).toBe(shown.length);
    const asked = history.events.flatMap((event) =>
      event.kind === 'answer' ? event.question : [],
    );
    expect(new Set(asked).size).toBe(asked.length);
  }
});

test.each(strategies)('$name leads a visit the same way again', (strategy) => {
  for (const visitor of visitors) {
    expect(playVisit(strategy, visitor, 1)).toEqual(playVisit(strategy, visitor, 1));
  }
});

test('a visit ends with the accepted idea, and counts the ideas shown until then', () => {
  const [visitor] = visitors;
  const pleasing = [...visitor!.taste.pleases.keys()].filter(
    (idea) => visitor!.react(idea, 0) === 'GoodIdea',
  );
  const dull = visitor!.taste.pleases.indexOf(0);
  const second: Strategy = {
    name: 'the second is right',
    next: ({ events }) => ({
      kind: 'idea',
      idea: events.length === 0 ? dull : pleasing[0]!,
      asQuestion: false,
    }),
  };
  expect(playVisit(second, visitor!, 1)).toMatchObject({ proposals: 2, questions: 0 });
});

test('a visit fails after ten refused ideas', () => {
  const [visitor] = visitors;
  const dull = [...visitor!.taste.pleases.keys()].filter((idea) => !visitor!.taste.pleases[idea]);
  const never: Strategy = {
    name: 'never right',
    next: ({ events }) => ({ kind: 'idea', idea: dull[events.length]!, asQuestion: false }),
  };
  const visit = playVisit(never, visitor!, 1);
  expect(visit.proposals).toBe(Infinity);
  expect(visit.shown).toHaveLength(10);
});
