import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryCatalogue, arbitrarySession } from './arbitrary.ts';
import { computeBelief, type Evidence, normalise } from './belief.ts';
import { BruteForce } from './brute-force.ts';
import { buildSnapshot } from './build.ts';
import { forbiddenQuestions, mayAsk } from './facts.ts';
import { chooseHighlights } from './highlights.ts';
import { questionGains } from './information.ts';
import { STARTING_TABLE } from './likelihood.ts';
import { ASKED_BEFORE_FIRST_IDEA, ASKED_BETWEEN_IDEAS, decide, rankQuestions } from './policy.ts';
import { priorLogWeights } from './prior.ts';
import { closeness, closenessOf } from './similarity.ts';

const TABLE = STARTING_TABLE;

describe('against the brute-force twin, on random catalogues', () => {
  test('labels are derived alike', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, (catalogue) => {
        const snapshot = buildSnapshot(catalogue);
        const { labels } = new BruteForce(catalogue, TABLE);
        const found = catalogue.ideas.map((_, idea) => {
          const row: (number | undefined)[] = catalogue.questions.map(() => undefined);
          for (let k = snapshot.ideaStart[idea]!; k < snapshot.ideaStart[idea + 1]!; k++) {
            row[snapshot.codes[k]! >> 3] = snapshot.codes[k]! & 7;
          }
          return row;
        });
        expect(found).toEqual(labels);
      }),
    );
  });

  test('the posterior after any answers is the same to 1e-9', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence }) => {
        const answersOnly: Evidence = { ...evidence, feedbacks: [], shown: [] };
        const snapshot = buildSnapshot(catalogue);
        const prior = priorLogWeights(snapshot, evidence.profile);
        const likelihoods = new BruteForce(catalogue, TABLE).likelihoods(answersOnly);
        const expected = normalise(prior.map((weight, i) => weight + Math.log(likelihoods[i]!)));
        const { posterior } = computeBelief(snapshot, TABLE, answersOnly);
        posterior.forEach((p, i) => {
          expect(p).toBeCloseTo(expected[i]!, 9);
        });
      }),
    );
  });

  test('every question has the same information gain, and the same questions may be asked', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence }) => {
        const snapshot = buildSnapshot(catalogue);
        const oracle = new BruteForce(catalogue, TABLE);
        const belief = computeBelief(snapshot, TABLE, evidence);
        const known = oracle.facts(evidence);
        const bases = oracle.baseRates(known);
        const gains = questionGains(snapshot, TABLE, belief);
        const forbidden = forbiddenQuestions(snapshot, belief.facts);
        const alive = belief.posterior.some((p) => p > 0);
        catalogue.questions.forEach((_, question) => {
          const allowed = mayAsk(snapshot, belief.facts, question) && !forbidden[question];
          expect(allowed).toBe(oracle.mayAsk(known, question));
          expect(belief.facts.value[question]).toBe(known.get(question)?.value ?? 0);
          expect(belief.facts.source[question]).toBe(known.get(question)?.source ?? -1);
          if (!alive) return;
          const expected = oracle.gain(belief.posterior, bases, question);
          expect(gains[question]).toBeCloseTo(Math.max(0, expected), 9);
        });
      }),
    );
  });

  test('ideas are as close to each other', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, (catalogue) => {
        const snapshot = buildSnapshot(catalogue);
        const oracle = new BruteForce(catalogue, TABLE);
        for (let a = 0; a < catalogue.ideas.length; a++) {
          const close = closeness(snapshot, a);
          catalogue.ideas.forEach((_, b) => {
            if (a === b) return;
            expect(close[b]).toBeCloseTo(oracle.closeness(a, b), 9);
            expect(closenessOf(snapshot, a, b)).toBeCloseTo(oracle.closeness(a, b), 9);
          });
        }
      }),
    );
  });
});

describe('whatever the catalogue and the session', () => {
  test('no shown idea, nor a twin of one, keeps any weight', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence }) => {
        const oracle = new BruteForce(catalogue, TABLE);
        const belief = computeBelief(buildSnapshot(catalogue), TABLE, evidence);
        for (const shown of evidence.shown) {
          for (const twin of oracle.twins(shown)) expect(belief.posterior[twin]).toBe(0);
        }
      }),
    );
  });

  test('a decision is repeated exactly', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, course }) => {
        const first = decide(buildSnapshot(catalogue), TABLE, evidence, course);
        expect(decide(buildSnapshot(catalogue), TABLE, evidence, course)).toEqual(first);
      }),
    );
  });

  test('a proposed idea is available, was not shown, and nothing known is asked', () => {
    fc.assert(
      fc.property(arbitrarySession, ({ catalogue, evidence, course }) => {
        const decision = decide(buildSnapshot(catalogue), TABLE, evidence, course);
        if (decision.kind === 'idea') {
          expect(catalogue.ideas[decision.idea]!.available).toBe(true);
          expect(evidence.shown).not.toContain(decision.idea);
        }
        if (decision.kind === 'question') {
          const oracle = new BruteForce(catalogue, TABLE);
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
        const snapshot = buildSnapshot(catalogue);
        const belief = computeBelief(snapshot, TABLE, evidence);
        const ranked = rankQuestions(snapshot, TABLE, belief, course.seed);
        const needed = ranked.filter(({ question }) => snapshot.category[question] === 1);
        expect([0, ranked.length]).toContain(needed.length);
      }),
    );
  });

  test('highlights are distinct, without twins, and at most a third share a main tag', () => {
    fc.assert(
      fc.property(arbitrarySession, fc.constantFrom(3, 9), ({ catalogue, evidence }, count) => {
        const snapshot = buildSnapshot(catalogue);
        const belief = computeBelief(snapshot, TABLE, evidence);
        const chosen = chooseHighlights(snapshot, belief.logWeight, [], count);
        expect(new Set(chosen.map((idea) => snapshot.group[idea])).size).toBe(chosen.length);
        const themes = chosen.map((idea) => snapshot.theme[idea]!).filter((theme) => theme >= 0);
        for (const theme of themes) {
          expect(themes.filter((other) => other === theme).length).toBeLessThanOrEqual(count / 3);
        }
      }),
    );
  });
});
