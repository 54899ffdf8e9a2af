import { byAppeal } from './appeal.ts';
import type { Belief } from './belief.ts';
import { mayAsk } from './facts.ts';
import { type Front, frontRunners } from './front.ts';
import { expectedBest, questionGain, showingGain } from './information.ts';
import { tieBreak } from './random.ts';
import { CATEGORY } from './snapshot.ts';

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
/**
 * Five would be allowed. Of simulated visits, five instead of two bring one in a hundred (±1) more to a gift within five
 * ideas and two more within ten, for three questions more: what an idea is answered tells as much as questions do.
 */
export const ASKED_BETWEEN_IDEAS = 2;
export const REFUSED_BEFORE_GIVING_UP = 12;

/** Log weight under which no idea is worth showing; an idea that fits the profile starts near 0. */
const FLOOR = -9;
/**
 * What a step costs: the share of visitors who would leave rather than answer once more. Of simulated visits, 0.9 takes
 * two questions and one or two gifts in a hundred away; the chance of the best idea tells too little of whether it is
 * accepted (area under the curve 0.58) for a rule calibrated on past visits to do better.
 */
const PATIENCE = 0.97;
/** Of how many of the best questions the outcome is worked out before an idea is proposed instead. */
const LOOKED_AHEAD = 5;
/** How many of the heaviest ideas are looked at one by one. */
const FRONT = 256;
/** Gain, in bits, under which a question separates nothing. */
const NEGLIGIBLE = 0.004;
/** Showing an idea as a question needs some footing, and some distance from the last time. */
const STEPS_BETWEEN_SHOWN_AS_QUESTION = 8;
const SHOWN_AS_QUESTION_CANDIDATES = 4;

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
 * The next step of a session. Deterministic: the same belief and course decide alike.
 *
 * Questions are ranked by what they tell about the idea that pleases. Tried on simulated visits and left out, as none
 * gained more than chance (±1 in a hundred within five ideas) and most took a question more: ranking by the chance of the best
 * idea, of the best 5 or of the best 20 after the answer; by what an answer tells of the front-runners alone, flattened
 * or not; equal categories; ideas never shown as questions (+2 in a hundred, but 2.5 questions more); closeness
 * after feedback worth from nothing to three times as much.
 */
export function decide(belief: Belief, course: Course): Decision {
  const { weight, total, snapshot } = belief;
  const front = frontRunners(weight, snapshot.ideaCount, FRONT, course.seed);
  const heaviest = front.ideas[0];
  if (heaviest === undefined || Math.log(weight[heaviest]!) < FLOOR) return { kind: 'give_up' };
  if (course.refusedInRow >= REFUSED_BEFORE_GIVING_UP) return { kind: 'give_up' };

  const ranked = rankQuestions(belief, course.seed, LOOKED_AHEAD);
  const question = ranked[0];
  const limit = belief.shown > 0 ? ASKED_BETWEEN_IDEAS : ASKED_BEFORE_FIRST_IDEA;
  const isTimeToPropose =
    !question ||
    course.askedInRow >= limit ||
    weight[heaviest]! / total >= PATIENCE * bestAfterOneMore(belief, front, ranked);
  if (isTimeToPropose) {
    const [idea = heaviest] = byAppeal(belief, front.ideas);
    return { kind: 'idea', idea, asQuestion: false };
  }
  if (course.stepsSinceShownAsQuestion >= STEPS_BETWEEN_SHOWN_AS_QUESTION) {
    const teacher = mostTelling(belief, front);
    if (teacher.gain > question.score)
      return { kind: 'idea', idea: teacher.idea, asQuestion: true };
  }
  return { kind: 'question', question: question.question, gain: question.gain };
}

/** The chance of the best idea once the best of some questions is answered. */
function bestAfterOneMore(belief: Belief, front: Front, ranked: readonly RankedQuestion[]): number {
  let best = 0;
  for (const { question } of ranked) {
    best = Math.max(best, expectedBest(belief, front, question).least);
  }
  return best;
}

export type RankedQuestion = { question: number; gain: number; score: number };

/** The questions most worth asking now, the best first; those to ask only if needed when no other is. */
export function rankQuestions(belief: Belief, seed: number, count: number): RankedQuestion[] {
  const { snapshot, facts } = belief;
  const { category, unknownRate, relations } = snapshot.header;
  const ranked: RankedQuestion[] = [];
  const needed: RankedQuestion[] = [];
  const insert = (list: RankedQuestion[], added: RankedQuestion) => {
    let at = list.length;
    while (at > 0 && comesBefore(added, list[at - 1]!, seed)) at--;
    if (at >= count) return;
    list.splice(at, 0, added);
    if (list.length > count) list.pop();
  };
  for (let question = 0; question < snapshot.questionCount; question++) {
    if (!mayAsk(snapshot, facts, question)) continue;
    const gain = questionGain(belief, question);
    if (gain < NEGLIGIBLE) continue;
    const refines = relations.refinementOf[question]!.length > 0;
    const score =
      gain *
      (1 - unknownRate[question]!) *
      CATEGORY_WEIGHT[category[question]!]! *
      (refines ? REFINEMENT : 1);
    const isNeeded = category[question] === CATEGORY.AskOnlyIfNeeded;
    insert(isNeeded ? needed : ranked, { question, gain, score });
  }
  return ranked.length > 0 ? ranked : needed;
}

function comesBefore(a: RankedQuestion, b: RankedQuestion, seed: number): boolean {
  const difference = a.score - b.score;
  if (difference !== 0) return difference > 0;
  return tieBreak(seed, a.question) > tieBreak(seed, b.question);
}

/** Among the front-runners, the idea whose feedback would teach most. */
function mostTelling(belief: Belief, front: Front): { idea: number; gain: number } {
  let telling = { idea: -1, gain: 0 };
  for (const idea of front.ideas.slice(0, SHOWN_AS_QUESTION_CANDIDATES)) {
    const gain = showingGain(belief, front, idea);
    if (gain > telling.gain) telling = { idea, gain };
  }
  return telling;
}
