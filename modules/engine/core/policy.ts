import { type Belief, computeBelief, type Evidence } from './belief.ts';
import { forbiddenQuestions, mayAsk } from './facts.ts';
import { expectedBest, questionGains, showingGain } from './information.ts';
import type { AnswerTable } from './likelihood.ts';
import { tieBreak } from './random.ts';
import { closeness } from './similarity.ts';
import { CATEGORY, type Snapshot } from './snapshot.ts';

export type Course = {
  /** Questions asked since the session began, or since the last idea was shown. */
  askedInRow: number;
  /** Ideas refused since the last one that pleased. */
  refusedInRow: number;
  /** Steps since an idea was last shown as a question; large when never. */
  stepsSinceShownAsQuestion: number;
  /** Decides between equals. */
  seed: number;
};

export type Decision =
  | { kind: 'question'; question: number; gain: number }
  | { kind: 'idea'; idea: number; asQuestion: boolean }
  | { kind: 'give_up' };

export const ASKED_BEFORE_FIRST_IDEA = 8;
export const ASKED_BETWEEN_IDEAS = 5;
export const REFUSED_BEFORE_GIVING_UP = 12;

/** Log weight under which no idea is worth showing; an idea that fits the profile starts near 0. */
const FLOOR = -9;
/** What a step costs: the share of visitors who would leave rather than answer once more. */
const PATIENCE = 0.97;
/** Of how many of the best questions the outcome is worked out before an idea is proposed instead. */
const LOOKED_AHEAD = 5;
/** Gain, in bits, under which a question separates nothing. */
const NEGLIGIBLE = 0.004;
/** Showing an idea as a question needs some footing, and some distance from the last time. */
const STEPS_BETWEEN_SHOWN_AS_QUESTION = 8;
const SHOWN_AS_QUESTION_CANDIDATES = 5;

/** AskStart comes first, then main tags, then the rest; AskOnlyIfNeeded is apart, Unknown never asked. */
const CATEGORY_WEIGHT = new Float64Array(7);
CATEGORY_WEIGHT[CATEGORY.AskStart] = 3;
CATEGORY_WEIGHT[CATEGORY.TagMain] = 1.6;
CATEGORY_WEIGHT[CATEGORY.GoodToAsk] = 1;
CATEGORY_WEIGHT[CATEGORY.AverageQuality] = 0.7;
CATEGORY_WEIGHT[CATEGORY.TagSecondary] = 0.6;
CATEGORY_WEIGHT[CATEGORY.AskOnlyIfNeeded] = 0.5;
/** A finer question comes soon after the Yes that opened it. */
const REFINEMENT = 1.6;

/**
 * The next step of a session. Deterministic: the same snapshot, evidence and course decide alike.
 *
 * @param belief what `evidence` amounts to, when the caller has worked it out already.
 */
export function decide(
  snapshot: Snapshot,
  table: AnswerTable,
  evidence: Evidence,
  course: Course,
  belief: Belief = computeBelief(snapshot, table, evidence),
): Decision {
  const idea = bestIdea(belief.logWeight, course.seed);
  if (idea < 0 || belief.logWeight[idea]! < FLOOR) return { kind: 'give_up' };
  if (course.refusedInRow >= REFUSED_BEFORE_GIVING_UP) return { kind: 'give_up' };

  const ranked = rankQuestions(snapshot, table, belief, course.seed);
  const question = ranked[0];
  const limit = evidence.shown.length === 0 ? ASKED_BEFORE_FIRST_IDEA : ASKED_BETWEEN_IDEAS;
  if (!question || course.askedInRow >= limit) return { kind: 'idea', idea, asQuestion: false };

  const after = ranked
    .slice(0, LOOKED_AHEAD)
    .reduce(
      (best, next) => Math.max(best, expectedBest(snapshot, table, belief, next.question)),
      0,
    );
  if (belief.posterior[idea]! >= PATIENCE * after) return { kind: 'idea', idea, asQuestion: false };

  if (course.stepsSinceShownAsQuestion >= STEPS_BETWEEN_SHOWN_AS_QUESTION) {
    const teacher = mostTelling(snapshot, belief);
    if (teacher.gain > question.score)
      return { kind: 'idea', idea: teacher.idea, asQuestion: true };
  }
  return { kind: 'question', question: question.question, gain: question.gain };
}

/** The heaviest idea, -1 when none is left. */
function bestIdea(logWeight: Float64Array, seed: number): number {
  let best = -1;
  for (let idea = 0; idea < logWeight.length; idea++) {
    const weight = logWeight[idea]!;
    if (weight === -Infinity) continue;
    const lead = best < 0 ? Infinity : weight - logWeight[best]!;
    if (lead > 0 || (lead === 0 && tieBreak(seed, idea) > tieBreak(seed, best))) best = idea;
  }
  return best;
}

export type RankedQuestion = { question: number; gain: number; score: number };

/** The questions worth asking now, the best first; those to ask only if needed when no other is. */
export function rankQuestions(
  snapshot: Snapshot,
  table: AnswerTable,
  belief: Belief,
  seed: number,
): RankedQuestion[] {
  const gains = questionGains(snapshot, table, belief);
  const forbidden = forbiddenQuestions(snapshot, belief.facts);
  const ranked: RankedQuestion[] = [];
  const needed: RankedQuestion[] = [];
  for (let question = 0; question < snapshot.questionCount; question++) {
    const gain = gains[question]!;
    if (gain < NEGLIGIBLE || forbidden[question]) continue;
    if (!mayAsk(snapshot, belief.facts, question)) continue;
    const category = snapshot.category[question]!;
    const refines = snapshot.relations.refinementOf[question]!.length > 0;
    const score =
      gain *
      (1 - snapshot.unknownRate[question]!) *
      CATEGORY_WEIGHT[category]! *
      (refines ? REFINEMENT : 1);
    const list = category === CATEGORY.AskOnlyIfNeeded ? needed : ranked;
    list.push({ question, gain, score });
  }
  const best = ranked.length > 0 ? ranked : needed;
  return best.sort(
    (a, b) => b.score - a.score || tieBreak(seed, b.question) - tieBreak(seed, a.question),
  );
}

/** Among the front-runners, the idea whose feedback would teach most. */
function mostTelling(snapshot: Snapshot, { posterior }: Belief): { idea: number; gain: number } {
  let telling = { idea: -1, gain: 0 };
  for (const idea of frontRunners(posterior, SHOWN_AS_QUESTION_CANDIDATES)) {
    const gain = showingGain(posterior, closeness(snapshot, idea));
    if (gain > telling.gain) telling = { idea, gain };
  }
  return telling;
}

/** The indices of the largest weights, the largest first, zeros left out. */
export function frontRunners(posterior: Float64Array, count: number): number[] {
  const best: number[] = [];
  for (let idea = 0; idea < posterior.length; idea++) {
    const weight = posterior[idea]!;
    if (weight === 0) continue;
    if (best.length === count && weight <= posterior[best[count - 1]!]!) continue;
    let at = best.length;
    while (at > 0 && posterior[best[at - 1]!]! < weight) at--;
    best.splice(at, 0, idea);
    if (best.length > count) best.pop();
  }
  return best;
}
