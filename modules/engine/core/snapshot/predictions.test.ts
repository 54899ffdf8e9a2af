import { expect, test } from 'vitest';
import { compile, evidenceOf, posterior } from '#tests/fixtures/named-catalogue.ts';
import { BeliefCache } from '../belief/belief-cache.ts';
import { answerEvidence, QUESTION_KINDS, STARTING_TABLE } from '../belief/likelihood.ts';
import { explainIdea } from '../choice/explain.ts';
import { predictionOf } from './predictions.ts';
import { cosine } from './similarity.ts';

/** A « yes », desired or better alike, with some chance. */
const yesAt = (chance: number) => predictionOf([0, 0, 0, 1 - chance, chance / 2, chance / 2, 0])!;
const CHANCES = [0.12, 0.18, 0.25, 0.4, 0.6, 0.8, 0.95];
/** As the fixture counts labels: from None. */
const asLabel = (prediction: number) => prediction - 3;

test('a prediction about which hardly anything is known counts for nothing', () => {
  expect(predictionOf([0, 0, 0, 250, 3, 2, 0])).toBeNull();
  expect(predictionOf([3, 3, 0, 249, 0, 0, 0])).toBeNull();
  expect(predictionOf([0, 0, 0, 0, 0, 0, 0])).toBeNull();
});

test('an answer counts for more the surer the prediction, and for less than it does for a label', () => {
  for (const kind of QUESTION_KINDS) {
    const gain = (label: number) => answerEvidence(STARTING_TABLE, kind, 1, 0.3, label);
    const gains = [3, ...CHANCES.map(yesAt), 5].map(gain);
    expect(gains).toEqual(gains.toSorted((a, b) => a - b));
    expect(gain(yesAt(0.12))).toBeGreaterThan(0);
    expect(gain(predictionOf([0, 60, 60, 135, 0, 0, 0])!)).toBeLessThan(0);
  }
});

const named = compile({
  ideas: {
    likely: { labels: { tea: asLabel(yesAt(0.8)), home: asLabel(yesAt(0.95)) } },
    labelled: { labels: { tea: 2 } },
    unknown: {},
    vague: { labels: { tea: asLabel(yesAt(0.18)) } },
  },
  questions: { tea: 'TagMain', home: 'TagMain' },
});

test('an idea that is only predicted to fit comes before those of which nothing is known', () => {
  const belief = new BeliefCache(named.snapshot, STARTING_TABLE).of(
    'session',
    evidenceOf(named, { answers: { tea: 1 } }),
  );
  const chances = posterior(belief);
  const chance = (idea: string) => chances[named.idea(idea)]!;
  expect(chance('labelled')).toBeGreaterThan(chance('likely'));
  expect(chance('likely')).toBeGreaterThan(chance('vague'));
  expect(chance('vague')).toBeGreaterThan(chance('unknown'));
});

test('an idea of which little is known resembles none much', () => {
  const likeness = (idea: string) =>
    cosine(named.snapshot, named.idea(idea), named.idea('labelled'));
  expect(likeness('vague')).toBeGreaterThan(0);
  expect(likeness('vague')).toBeLessThan(0.5);
});

test('what is predicted is a reason only where it is all but certain', () => {
  const evidence = evidenceOf(named, { answers: { tea: 1, home: 1 } });
  const belief = new BeliefCache(named.snapshot, STARTING_TABLE).of('session', evidence);
  const reasons = explainIdea(belief, evidence, named.idea('likely'));
  expect(reasons).toMatchObject([{ kind: 'answer', answer: 1 }]);
});
