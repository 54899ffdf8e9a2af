import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beliefOf, posterior } from '#tests/fixtures/named-catalogue.ts';
import { arbitraryCatalogue, arbitrarySession } from '#tests/generators/engine.ts';
import { ReferenceEngine } from '#tests/reference/engine.ts';
import type { Belief } from './belief/belief.ts';
import { BeliefCache } from './belief/belief-cache.ts';
import type { Evidence } from './belief/evidence.ts';
import { mayAsk } from './belief/facts.ts';
import { isInterest, kindOf, STARTING_TABLE } from './belief/likelihood.ts';
import { priorWeights } from './belief/prior.ts';
import { chooseHighlights } from './choice/highlights.ts';
import { expectedBest, mostShowingGain, questionGain, showingGain } from './choice/information.ts';
import {
  ASKED_AFTER_FINER_THEME,
  ASKED_BEFORE_ANY_INTEREST,
  ASKED_BEFORE_FIRST_IDEA,
  ASKED_BETWEEN_IDEAS,
  ASKED_BETWEEN_IDEAS_FOR_FINER_THEME,
  bestQuestion,
  decide,
} from './choice/policy.ts';
import { rankQuestions } from './choice/questions.ts';
import { rankByRelevance } from './choice/relevance.ts';
import { topIdeas } from './choice/top-ideas.ts';
import { buildSnapshot } from './snapshot/build.ts';
import { labelOf, themeOf } from './snapshot/labels.ts';
import { similarity } from './snapshot/similarity.ts';
import { LABEL_MASK, MISSING } from './snapshot/snapshot.ts';

const TABLE = STARTING_TABLE;

/** The posterior as the reference implementation computes it, from the weights before any answer. */
function expectedPosterior(
  reference: ReferenceEngine,
  catalogue: Parameters<typeof buildSnapshot>[0],
  evidence: Evidence,
): number[] {
  const snapshot = buildSnapshot(catalogue);
  const { weight } = snapshot.beliefMemory(0);
  priorWeights(snapshot, evidence.profile, weight);
  const weights = reference.weights(weight, evidence);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total === 0 ? weights : weights.map((weight) => weight / total);
}

describe('against the reference implementation, on random catalogues', () => {
  test('labels are derived alike, and a missing one is distinguished from one that does not matter', () => {
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
        posterior(beliefOf(buildSnapshot(catalogue), evidence)).forEach((p, i) => {
          expect(p).toBeCloseTo(expected[i]!, 9);
        });
      }),
    );
  });

  test('every question has the same information gain, the same may be asked, the best is the same', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, progress }) => {
        const snapshot = buildSnapshot(catalogue);
        const reference = new ReferenceEngine(catalogue, TABLE);
        const belief = beliefOf(snapshot, evidence);
        const known = reference.facts(evidence);
        const bases = reference.baseRates(known);
        const chances = expectedPosterior(reference, catalogue, evidence);
        const gains = catalogue.questions.map((_, question) => {
          expect(mayAsk(snapshot, belief.facts, question)).toBe(reference.mayAsk(known, question));
          expect(belief.facts.value[question]).toBe(known.get(question)?.value ?? 0);
          expect(belief.facts.source[question]).toBe(known.get(question)?.source ?? -1);
          return Math.max(0, reference.gain(chances, bases, question));
        });
        if (belief.total === 0) return;
        gains.forEach((gain, question) => {
          expect(questionGain(belief, question)).toBeCloseTo(gain, 9);
        });
        const best = rankQuestions(belief, progress.seed, 1)[0];
        const rivals = catalogue.questions
          .map((_, question) => ({
            question,
            score: reference.score(evidence, known, question, gains),
          }))
          .filter(({ score }) => score > 0);
        const top = Math.max(0, ...rivals.map(({ score }) => score));
        if (!best) expect(top).toBe(0);
        else expect(reference.score(evidence, known, best.question, gains)).toBeCloseTo(top, 9);
      }),
    );
  });

  test('the best idea is as likely to be found after one more answer', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, progress }) => {
        const belief = beliefOf(buildSnapshot(catalogue), evidence);
        if (belief.total === 0) return;
        const top = topIdeas(belief.weight, catalogue.ideas.length, 99, progress.seed);
        const reference = new ReferenceEngine(catalogue, TABLE);
        const bases = reference.baseRates(reference.facts(evidence));
        const chances = expectedPosterior(reference, catalogue, evidence);
        for (let question = 0; question < catalogue.questions.length; question++) {
          const expected = reference.expectedBest(chances, bases, question);
          expect(expectedBest(belief, top, question)).toBeCloseTo(expected, 9);
        }
      }),
    );
  });

  test('the question asked is the best of its category when one more will follow', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, progress }) => {
        const belief = beliefOf(buildSnapshot(catalogue), evidence);
        const reference = new ReferenceEngine(catalogue, TABLE);
        const known = reference.facts(evidence);
        const bases = reference.baseRates(known);
        const chances = expectedPosterior(reference, catalogue, evidence);
        const asked = bestQuestion(belief, progress.seed);
        if (!asked) return;
        const ranked = rankQuestions(belief, progress.seed, catalogue.questions.length);
        const category = (question: number) => catalogue.questions[question]!.category;
        const scores = ranked
          .filter(({ question }) => category(question) === category(ranked[0]!.question))
          .map(({ question }) => reference.scoreOfTwo(evidence, known, chances, bases, question));
        expect(reference.scoreOfTwo(evidence, known, chances, bases, asked.question)).toBeCloseTo(
          Math.max(...scores),
          9,
        );
      }),
    );
  });

  test('ideas are ranked in the same order', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence }) => {
        const belief = beliefOf(buildSnapshot(catalogue), evidence);
        const reference = new ReferenceEngine(catalogue, TABLE);
        const chances = expectedPosterior(reference, catalogue, evidence);
        const possible = [...chances.keys()].filter((idea) => belief.weight[idea]! > 0);
        const scores = rankByRelevance(belief, possible).map((idea) =>
          reference.relevance(chances, idea),
        );
        scores.slice(1).forEach((score, at) => {
          expect(score).toBeLessThanOrEqual(scores[at]! + 1e-6);
        });
      }),
    );
  });

  test('the similarity of ideas is the same', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, (catalogue) => {
        const snapshot = buildSnapshot(catalogue);
        const reference = new ReferenceEngine(catalogue, TABLE);
        for (let a = 0; a < catalogue.ideas.length; a++) {
          for (let b = 0; b < catalogue.ideas.length; b++) {
            if (a !== b)
              expect(similarity(snapshot, a, b)).toBeCloseTo(reference.similarity(a, b), 9);
          }
        }
      }),
    );
  });
});

describe('whatever the catalogue and the session', () => {
  test('a belief that was extended step by step equals one made from all the evidence at once', () => {
    fc.assert(
      fc.property(
        arbitrarySession,
        fc.array(fc.nat({ max: 5 }), { maxLength: 12 }),
        ({ catalogue, evidence }, cuts) => {
          const beliefs = new BeliefCache(buildSnapshot(catalogue), TABLE);
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
            const apart = beliefOf(buildSnapshot(catalogue), so);
            const labelled = ({ mass }: Belief) =>
              [...mass].filter((_, code) => (code & LABEL_MASK) !== MISSING);
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
        const reference = new ReferenceEngine(catalogue, TABLE);
        const belief = beliefOf(buildSnapshot(catalogue), evidence);
        for (const shown of evidence.shown) {
          for (const twin of reference.twins(shown)) expect(belief.weight[twin]).toBe(0);
        }
      }),
    );
  });

  test('no idea, shown as a question, brings more information than the bound for all of them', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, progress }) => {
        const belief = beliefOf(buildSnapshot(catalogue), evidence);
        if (belief.total === 0) return;
        const top = topIdeas(belief.weight, catalogue.ideas.length, 99, progress.seed);
        for (const idea of top.ideas) {
          expect(showingGain(belief, top, idea)).toBeLessThanOrEqual(
            mostShowingGain(belief, top) + 1e-12,
          );
        }
      }),
    );
  });

  test('a decision is repeated exactly', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, progress }) => {
        const first = decide(beliefOf(buildSnapshot(catalogue), evidence), progress);
        expect(decide(beliefOf(buildSnapshot(catalogue), evidence), progress)).toEqual(first);
      }),
    );
  });

  test('a proposed idea is available, was not shown, and nothing known is asked', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, progress }) => {
        const decision = decide(beliefOf(buildSnapshot(catalogue), evidence), progress);
        if (decision.kind === 'idea') {
          expect(catalogue.ideas[decision.idea]!.available).toBe(true);
          expect(evidence.shown).not.toContain(decision.idea);
        }
        if (decision.kind === 'question') {
          const reference = new ReferenceEngine(catalogue, TABLE);
          expect(reference.mayAsk(reference.facts(evidence), decision.question)).toBe(true);
          const isNamed = evidence.hintedAnswers.some(
            ({ question, value }) =>
              value > 0 && kindOf(catalogue.questions[question]!.category) === 'subtheme',
          );
          const isLoved = [...reference.facts(evidence)].some(
            ([question, { value }]) =>
              value > 0 && isInterest(catalogue.questions[question]!.category),
          );
          const isGuess = !isLoved && progress.unknownInRow < progress.askedInRow;
          const [first, later] = isNamed
            ? [ASKED_AFTER_FINER_THEME, ASKED_BETWEEN_IDEAS_FOR_FINER_THEME]
            : [isGuess ? ASKED_BEFORE_ANY_INTEREST : ASKED_BEFORE_FIRST_IDEA, ASKED_BETWEEN_IDEAS];
          const asked = progress.askedInRow + (isNamed ? progress.unknownInRow : 0);
          expect(asked).toBeLessThan(evidence.shown.length === 0 ? first : later);
        }
      }),
    );
  });

  test('a question to ask only if needed comes only when no other separates the ideas', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, progress }) => {
        const belief = beliefOf(buildSnapshot(catalogue), evidence);
        const ranked = rankQuestions(belief, progress.seed, catalogue.questions.length);
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
        const belief = beliefOf(buildSnapshot(catalogue), evidence);
        const chosen = chooseHighlights(belief, count, 1);
        const reference = new ReferenceEngine(catalogue, TABLE);
        for (const [at, idea] of chosen.entries()) {
          for (const other of chosen.slice(at + 1)) {
            expect(reference.twins(idea).has(other)).toBe(false);
          }
        }
        const themes = chosen
          .map((idea) => themeOf(belief.snapshot, idea))
          .filter((theme) => theme >= 0);
        for (const theme of themes) {
          expect(themes.filter((other) => other === theme).length).toBeLessThanOrEqual(count / 3);
        }
      }),
    );
  });
});
