import {
  type AutomatedAnswer,
  deriveFacts,
  type Facts,
  type GivenAnswer,
  sessionBaseRates,
} from './facts.ts';
import { type AnswerTable, answerEvidence } from './likelihood.ts';
import { type Profile, priorLogWeights } from './prior.ts';
import { closeness } from './similarity.ts';
import type { Snapshot } from './snapshot.ts';

/** Feedback that teaches something about other ideas, or that removes its own. */
export type FeedbackKind =
  | 'HasAlready'
  | 'YouAreClose'
  | 'YouCanDoBetter'
  | 'BadIdea'
  | 'InconsistentIdea'
  | 'IDontKnow'
  | 'GoodIdea';

/** Everything a session knows: the belief is a pure function of it. */
export type Evidence = {
  profile: Profile;
  /** Questions whose keywords the hints name: soft « yes » evidence, score from 0 to 1. */
  hintedQuestions: readonly { question: number; score: number }[];
  answers: readonly GivenAnswer[];
  automated: readonly AutomatedAnswer[];
  /** In the order given. GoodIdea only when the visitor goes on. */
  feedbacks: readonly { idea: number; kind: FeedbackKind }[];
  /** Ideas shown so far, the one on the table included: none is shown twice. */
  shown: readonly number[];
};

export type Belief = {
  /** Log weight of each idea before normalisation; -Infinity when it can no longer be proposed. */
  readonly logWeight: Float64Array;
  /** Chance of each idea to be the one that pleases; all 0 when none is left. */
  readonly posterior: Float64Array;
  readonly facts: Facts;
  readonly baseRate: Float64Array;
};

/** What the closest possible idea gains or loses in log weight after a feedback. */
const RAISE_AFTER: Record<FeedbackKind, number> = {
  HasAlready: 1.2,
  YouAreClose: 2.2,
  GoodIdea: 2.2,
  BadIdea: -1,
  /** Only ideas of better quality gain from this one. */
  YouCanDoBetter: 0.8,
  InconsistentIdea: 0,
  IDontKnow: 0,
};
/** A hint names a theme, but was not an answer: it counts for half. */
const HINT_STRENGTH = 0.5;

/** The posterior over ideas given everything a session knows. */
export function computeBelief(snapshot: Snapshot, table: AnswerTable, evidence: Evidence): Belief {
  const logWeight = priorLogWeights(snapshot, evidence.profile);
  const facts = deriveFacts(snapshot, evidence.answers, evidence.automated);
  const baseRate = sessionBaseRates(snapshot, facts);
  for (let question = 0; question < snapshot.questionCount; question++) {
    const value = facts.value[question]!;
    if (value !== 0) applyAnswer(snapshot, table, logWeight, question, value, baseRate[question]!);
  }
  for (const { question, score } of evidence.hintedQuestions) {
    if (facts.known[question]) continue;
    applyAnswer(snapshot, table, logWeight, question, HINT_STRENGTH * score, baseRate[question]!);
  }
  for (const { idea, kind } of evidence.feedbacks) applyFeedback(snapshot, logWeight, idea, kind);
  removeShown(snapshot, logWeight, evidence.shown);
  return { logWeight, posterior: normalise(logWeight), facts, baseRate };
}

function applyAnswer(
  { questionStart, postingIdea, postingLabel }: Snapshot,
  table: AnswerTable,
  logWeight: Float64Array,
  question: number,
  value: number,
  baseRate: number,
): void {
  const evidence = answerEvidence(table, value, baseRate);
  for (let p = questionStart[question]!; p < questionStart[question + 1]!; p++) {
    logWeight[postingIdea[p]!]! += evidence[postingLabel[p]!]!;
  }
}

function applyFeedback(
  snapshot: Snapshot,
  logWeight: Float64Array,
  idea: number,
  kind: FeedbackKind,
): void {
  const raise = RAISE_AFTER[kind];
  if (raise === 0) return;
  const close = closeness(snapshot, idea);
  for (let other = 0; other < logWeight.length; other++) {
    if (kind === 'YouCanDoBetter' && !isBetter(snapshot, other, idea)) continue;
    logWeight[other]! += raise * close[other]!;
  }
}

/** Better quality is better rated or accepted or, with equal quality, dearer. */
function isBetter({ quality, price }: Snapshot, other: number, idea: number): boolean {
  const difference = quality[other]! - quality[idea]!;
  return difference > 0 || (difference === 0 && price[other]! > price[idea]!);
}

/** A shown idea takes its whole twin group with it: twins never compete. */
function removeShown({ group }: Snapshot, logWeight: Float64Array, shown: readonly number[]): void {
  const gone = new Set(shown.map((idea) => group[idea]!));
  if (gone.size === 0) return;
  for (let idea = 0; idea < logWeight.length; idea++) {
    if (gone.has(group[idea]!)) logWeight[idea] = -Infinity;
  }
}

/** Weights that sum to 1, computed against the largest so that none overflows. */
export function normalise(logWeight: Float64Array): Float64Array {
  let largest = -Infinity;
  for (const weight of logWeight) if (weight > largest) largest = weight;
  const posterior = new Float64Array(logWeight.length);
  if (largest === -Infinity) return posterior;
  let sum = 0;
  for (let i = 0; i < posterior.length; i++) {
    posterior[i] = Math.exp(logWeight[i]! - largest);
    sum += posterior[i]!;
  }
  for (let i = 0; i < posterior.length; i++) posterior[i]! /= sum;
  return posterior;
}
