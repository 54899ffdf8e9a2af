import { describe, expect, test } from 'vitest';
import { isTag } from '#modules/catalogue/shared.ts';
import { syntheticWorld } from './synthetic-world.ts';
import { BEHAVIOURS, drawVisitor, VISITOR_KINDS, type Visitor } from './visitor.ts';

const world = syntheticWorld(300, 7);
const questions = world.questions.map((_, question) => question);

function everyAnswer(visitor: Visitor): number[] {
  return questions.map((question) => visitor.answer(question));
}

/** How often something holds of the answers of many visitors of a kind. */
function shareOfAnswers(
  kind: Visitor['kind'],
  holds: (answer: number, trait: number) => boolean | null,
): number {
  let counted = 0;
  let held = 0;
  for (let seed = 0; seed < 60; seed++) {
    const visitor = drawVisitor(world, kind, seed);
    for (const question of questions) {
      const verdict = holds(visitor.answer(question), visitor.person.traits[question]!);
      if (verdict === null) continue;
      counted++;
      held += Number(verdict);
    }
  }
  return held / counted;
}

test('the same seed draws the same visitor, who answers the same in any order', () => {
  for (const kind of VISITOR_KINDS) {
    const once = drawVisitor(world, kind, 3);
    const again = drawVisitor(world, kind, 3);
    const backwards = [...questions].reverse().map((question) => again.answer(question));
    expect(backwards.reverse()).toEqual(everyAnswer(once));
    expect(again.taste).toEqual(once.taste);
    expect(again.search.profile).toEqual(once.search.profile);
  }
});

test('another seed draws another visitor', () => {
  const one = drawVisitor(world, 'decided', 1);
  const other = drawVisitor(world, 'decided', 2);
  expect(everyAnswer(one)).not.toEqual(everyAnswer(other));
});

describe.each(VISITOR_KINDS)('a visitor of the kind « %s »', (kind) => {
  const behaviour = BEHAVIOURS[kind];

  test('gives a wrong answer as often as said', () => {
    const wrong = shareOfAnswers(kind, (answer, trait) =>
      answer === 0 ? null : answer > 0 !== trait > 0,
    );
    expect(Math.abs(wrong - behaviour.wrong)).toBeLessThan(0.015);
  });

  test('says « I don’t know » as often as said', () => {
    const unknown = shareOfAnswers(kind, (answer) => answer === 0);
    expect(Math.abs(unknown - behaviour.unknown)).toBeLessThan(0.015);
  });

  test('only ever doubts where the question allows it', () => {
    const visitor = drawVisitor(world, kind, 5);
    const doubted = questions.filter((question) => Math.abs(visitor.answer(question)) === 0.5);
    for (const question of doubted) {
      expect(world.questions[question]!.allowDoubt).toBe(true);
      expect(isTag(world.questions[question]!.category)).toBe(false);
    }
  });

  test('accepts exactly what pleases and is not owned, and never beyond the budget', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { taste, search, react } = drawVisitor(world, kind, seed);
      for (const idea of world.ideas.keys()) {
        const history = react(idea, behaviour.refusesFirst);
        if (history !== 'HasAlready')
          expect(history === 'GoodIdea').toBe(taste.pleases[idea] === 1);
        if (history !== 'GoodIdea') continue;
        expect(world.ideas[idea]!.price).toBeLessThanOrEqual(search.profile.priceMax * 1.05);
      }
    }
  });
});

test('a visitor who refuses the first two ideas refuses even what pleases, twice', () => {
  const { taste, react } = drawVisitor(world, 'refuses everything twice', 9);
  const pleasing = taste.pleases.indexOf(1);
  expect([react(pleasing, 0), react(pleasing, 1)]).toEqual(['BadIdea', 'BadIdea']);
});

test('a few per cent of the suitable ideas please any visitor', () => {
  const shares = Array.from(
    { length: 60 },
    (_, seed) => drawVisitor(world, VISITOR_KINDS[seed % VISITOR_KINDS.length]!, seed).taste.share,
  );
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(mean).toBeGreaterThan(0.03);
  expect(mean).toBeLessThan(0.08);
});

test('a visitor who does not like a theme likes none of its finer ones', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { traits } = drawVisitor(world, 'decided', seed).person;
    for (const { from, to } of world.relations) {
      if (traits[from]! <= 0) expect(traits[to]).toBeLessThanOrEqual(0);
    }
  }
});

test('the answers of a visitor change with the share of wrong ones, the taste does not', () => {
  const truthful = drawVisitor(world, 'contradictory', 4, { wrong: 0 });
  const liar = drawVisitor(world, 'contradictory', 4, { wrong: 1 });
  expect(liar.taste).toEqual(truthful.taste);
  expect(everyAnswer(liar).map((answer) => -answer || 0)).toEqual(
    everyAnswer(truthful).map((answer) => answer || 0),
  );
});
