import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { believe, posterior } from '#tests/fixtures/named-catalogue.ts';
import { arbitraryCatalogue, arbitrarySession } from '#tests/generators/engine.ts';
import { ReferenceEngine } from '#tests/reference/engine.ts';
import { byAppeal } from './appeal.ts';
import type { Belief } from './belief.ts';
import { Beliefs } from './beliefs.ts';
import { buildSnapshot } from './build.ts';
import type { Evidence } from './evidence.ts';
import { mayAsk } from './facts.ts';
import { frontRunners } from './front.ts';
import { chooseHighlights } from './highlights.ts';
import { expectedBest, questionGain } from './information.ts';
import { labelOf } from './labels.ts';
import { STARTING_TABLE } from './likelihood.ts';
import { ASKED_BEFORE_FIRST_IDEA, ASKED_BETWEEN_IDEAS, bestQuestion, decide } from './policy.ts';
import { priorWeights } from './prior.ts';
import { rankQuestions } from './questions.ts';
import { closeness } from './similarity.ts';
import { MISSING } from './snapshot.ts';

const TABLE = STARTING_TABLE;

/** The posterior as the twin works it out, from what the ideas weigh before any answer. */
function expectedPosterior(
  oracle: ReferenceEngine,
  catalogue: Parameters<typeof buildSnapshot>[0],
  evidence: Evidence,
): number[] {
  const snapshot = buildSnapshot(catalogue);
  const { weight } = snapshot.beliefMemory(0);
  priorWeights(snapshot, evidence.profile, weight);
  const weights = oracle.weights(weight, evidence);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total === 0 ? weights : weights.map((weight) => weight / total);
}

describe('against the brute-force twin, on random catalogues', () => {
  test('labels are derived alike, and one that nobody gave is told from one that does not matter', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, (catalogue) => {
        const snapshot = buildSnapshot(catalogue);
        const { labels } = new ReferenceEngine(catalogue, TABLE);
        const found = catalogue.ideas.map((_, idea) =>
          catalogue.questions.map((__, question) => {
            const label = labelOf(snapshot, idea, question);
            return label === MISSING ? undefined : label;
          }),
        );
        expect(found).toEqual(labels);
      }),
    );
  });

  test('the posterior is the same to 1e-9 after any answers, hints and feedback', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence }) => {
        const expected = expectedPosterior(
          new ReferenceEngine(catalogue, TABLE),
          catalogue,
          evidence,
        );
        posterior(believe(buildSnapshot(catalogue), evidence)).forEach((p, i) => {
          expect(p).toBeCloseTo(expected[i]!, 9);
        });
      }),
    );
  });

  test('every question has the same information gain, the same may be asked, the best is the same', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, course }) => {
        const snapshot = buildSnapshot(catalogue);
        const oracle = new ReferenceEngine(catalogue, TABLE);
        const belief = believe(snapshot, evidence);
        const known = oracle.facts(evidence);
        const bases = oracle.baseRates(known);
        const chances = expectedPosterior(oracle, catalogue, evidence);
        const gains = catalogue.questions.map((_, question) => {
          expect(mayAsk(snapshot, belief.facts, question)).toBe(oracle.mayAsk(known, question));
          expect(belief.facts.value[question]).toBe(known.get(question)?.value ?? 0);
          expect(belief.facts.source[question]).toBe(known.get(question)?.source ?? -1);
          return Math.max(0, oracle.gain(chances, bases, question));
        });
        if (belief.total === 0) return;
        gains.forEach((gain, question) => {
          expect(questionGain(belief, question)).toBeCloseTo(gain, 9);
        });
        const best = rankQuestions(belief, course.seed, 1)[0];
        const rivals = catalogue.questions
          .map((_, question) => ({ question, score: oracle.score(known, question, gains) }))
          .filter(({ score }) => score > 0);
        const top = Math.max(0, ...rivals.map(({ score }) => score));
        if (!best) expect(top).toBe(0);
        else expect(oracle.score(known, best.question, gains)).toBeCloseTo(top, 9);
      }),
    );
  });

  test('the best idea is as likely to be found after one more answer', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, course }) => {
        const belief = believe(buildSnapshot(catalogue), evidence);
        if (belief.total === 0) return;
        const front = frontRunners(belief.weight, catalogue.ideas.length, 99, course.seed);
        const oracle = new ReferenceEngine(catalogue, TABLE);
        const bases = oracle.baseRates(oracle.facts(evidence));
        const chances = expectedPosterior(oracle, catalogue, evidence);
        for (let question = 0; question < catalogue.questions.length; question++) {
          const expected = oracle.expectedBest(chances, bases, question);
          expect(expectedBest(belief, front, question)).toBeCloseTo(expected, 9);
        }
      }),
    );
  });

  test('the question asked is the best of its category when one more will follow', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, course }) => {
        const belief = believe(buildSnapshot(catalogue), evidence);
        const oracle = new ReferenceEngine(catalogue, TABLE);
        const known = oracle.facts(evidence);
        const bases = oracle.baseRates(known);
        const chances = expectedPosterior(oracle, catalogue, evidence);
        const asked = bestQuestion(belief, course.seed);
        if (!asked) return;
        const ranked = rankQuestions(belief, course.seed, catalogue.questions.length);
        const category = (question: number) => catalogue.questions[question]!.category;
        const worths = ranked
          .filter(({ question }) => category(question) === category(ranked[0]!.question))
          .map(({ question }) => oracle.worthOfTwo(known, chances, bases, question));
        expect(oracle.worthOfTwo(known, chances, bases, asked.question)).toBeCloseTo(
          Math.max(...worths),
          9,
        );
      }),
    );
  });

  test('ideas please in the same order', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence }) => {
        const belief = believe(buildSnapshot(catalogue), evidence);
        const oracle = new ReferenceEngine(catalogue, TABLE);
        const chances = expectedPosterior(oracle, catalogue, evidence);
        const possible = [...chances.keys()].filter((idea) => belief.weight[idea]! > 0);
        const appeals = byAppeal(belief, possible).map((idea) => oracle.appeal(chances, idea));
        appeals.slice(1).forEach((appeal, at) => {
          expect(appeal).toBeLessThanOrEqual(appeals[at]! + 1e-6);
        });
      }),
    );
  });

  test('ideas are as close to each other', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, (catalogue) => {
        const snapshot = buildSnapshot(catalogue);
        const oracle = new ReferenceEngine(catalogue, TABLE);
        for (let a = 0; a < catalogue.ideas.length; a++) {
          for (let b = 0; b < catalogue.ideas.length; b++) {
            if (a !== b) expect(closeness(snapshot, a, b)).toBeCloseTo(oracle.closeness(a, b), 9);
          }
        }
      }),
    );
  });
});

describe('whatever the catalogue and the session', () => {
  test('a belief that heard the evidence bit by bit is the one that heard it all at once', () => {
    fc.assert(
      fc.property(
        arbitrarySession,
        fc.array(fc.nat({ max: 5 }), { maxLength: 12 }),
        ({ catalogue, evidence }, cuts) => {
          const beliefs = new Beliefs(buildSnapshot(catalogue), TABLE);
          // Answers come and go: each cut says how many of each list are known at that moment.
          for (const cut of [...cuts, 5]) {
            const so = {
              ...evidence,
              answers: evidence.answers.slice(0, cut),
              feedbacks: evidence.feedbacks.slice(0, Math.max(...cuts, 0)),
              shown: evidence.shown.slice(0, cut),
            };
            const belief = beliefs.of('session', so);
            // In memory of its own: beliefs of one snapshot share theirs.
            const apart = believe(buildSnapshot(catalogue), so);
            const labelled = ({ mass }: Belief) =>
              [...mass].filter((_, code) => (code & 7) !== MISSING);
            expect(labelled(belief)).toEqual(
              labelled(apart).map((mass) => expect.closeTo(mass, 9)),
            );
            posterior(apart).forEach((p, i) => {
              expect(posterior(belief)[i]).toBeCloseTo(p, 9);
            });
          }
        },
      ),
    );
  });

  test('no shown idea, nor a twin of one, keeps any weight', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence }) => {
        const oracle = new ReferenceEngine(catalogue, TABLE);
        const belief = believe(buildSnapshot(catalogue), evidence);
        for (const shown of evidence.shown) {
          for (const twin of oracle.twins(shown)) expect(belief.weight[twin]).toBe(0);
        }
      }),
    );
  });

  test('a decision is repeated exactly', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, course }) => {
        const first = decide(believe(buildSnapshot(catalogue), evidence), course);
        expect(decide(believe(buildSnapshot(catalogue), evidence), course)).toEqual(first);
      }),
    );
  });

  test('a proposed idea is available, was not shown, and nothing known is asked', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, course }) => {
        const decision = decide(believe(buildSnapshot(catalogue), evidence), course);
        if (decision.kind === 'idea') {
          expect(catalogue.ideas[decision.idea]!.available).toBe(true);
          expect(evidence.shown).not.toContain(decision.idea);
        }
        if (decision.kind === 'question') {
          const oracle = new ReferenceEngine(catalogue, TABLE);
          expect(oracle.mayAsk(oracle.facts(evidence), decision.question)).toBe(true);
          expect(course.askedInRow).toBeLessThan(
            evidence.shown.length === 0 ? ASKED_BEFORE_FIRST_IDEA : ASKED_BETWEEN_IDEAS,
          );
        }
      }),
    );
  });

  test('a question to ask only if needed comes only when no other separates the ideas', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, course }) => {
        const belief = believe(buildSnapshot(catalogue), evidence);
        const ranked = rankQuestions(belief, course.seed, catalogue.questions.length);
        const needed = ranked.filter(
          ({ question }) => catalogue.questions[question]!.category === 1,
        );
        expect([0, ranked.length]).toContain(needed.length);
      }),
    );
  });

  test('highlights are distinct, without twins, and at most a third share a main tag', () => {
    fc.assert(
      fc.property(arbitrarySession, fc.constantFrom(3, 9), ({ catalogue, evidence }, count) => {
        const belief = believe(buildSnapshot(catalogue), evidence);
        const chosen = chooseHighlights(belief, count, 1);
        const oracle = new ReferenceEngine(catalogue, TABLE);
        for (const [at, idea] of chosen.entries()) {
          for (const other of chosen.slice(at + 1)) {
            expect(oracle.twins(idea).has(other)).toBe(false);
          }
        }
        const themes = chosen
          .map((idea) => belief.snapshot.theme[idea]!)
          .filter((theme) => theme >= 0);
        for (const theme of themes) {
          expect(themes.filter((other) => other === theme).length).toBeLessThanOrEqual(count / 3);
        }
      }),
    );
  });
});
