import { byAppeal } from './appeal.ts';
import type { Belief } from './belief.ts';
import { knowsAnInterest } from './facts.ts';
import { type Front, frontRunners } from './front.ts';
import { expectedBest, showingGain } from './information.ts';
import { FOLLOWERS, lookAhead } from './look-ahead.ts';
import { type RankedQuestion, rankQuestions } from './questions.ts';

export type Course = {
  /** Questions asked since the session began, or since the last idea was shown. */
  askedInRow: number;
  /** Ideas refused since the last one that pleased. */
  refusedInRow: number;
  /** Steps since an idea was last shown as a question, or since the session began. */
  stepsSinceShownAsQuestion: number;
  /** Decides between equals. */
  seed: number;
};

export type Decision =
  | { kind: 'question'; question: number; gain: number }
  | { kind: 'idea'; idea: number; asQuestion: boolean }
  | { kind: 'give_up' };

export const ASKED_BEFORE_FIRST_IDEA = 10;
/**
 * Five would be allowed. Of simulated visits, five instead of two bring one in a hundred (±1) more to a gift within five
 * ideas and two more within ten, for three questions more. Of the sixty described people of the tuning half, three instead of
 * two bring one more to a delight within five, and three more where nothing is typed.
 */
export const ASKED_BETWEEN_IDEAS = 3;
export const REFUSED_BEFORE_GIVING_UP = 12;

/** Log weight under which no idea is worth showing; an idea that fits the profile starts near 0. */
const FLOOR = -9;
/**
 * What a step costs: the share of visitors who would leave rather than answer once more. Of simulated visits, 0.9 instead
 * of 0.97 takes two questions and one or two gifts in a hundred away; the chance of the best idea tells too little of whether it is
 * accepted (area under the curve 0.58) for a rule calibrated on past visits to do better.
 */
const PATIENCE = 0.95;
/** Of how many of the best questions the outcome is worked out before an idea is proposed instead. */
const WORKED_OUT = 5;
/** How many of the heaviest ideas are looked at one by one. */
const FRONT = 256;
/** Showing an idea as a question needs some footing, and some distance from the last time. */
const STEPS_BETWEEN_SHOWN_AS_QUESTION = 8;
const SHOWN_AS_QUESTION_CANDIDATES = 4;

/**
 * The next step of a session. Deterministic: the same belief and course decide alike.
 *
 * Questions are ranked by what they tell about the idea that pleases. Tried on simulated visits and left out, as none
 * gained more than chance (±1 in a hundred within five ideas) and most took a question more: ranking by the chance of
 * the best idea, of the best 5 or of the best 20 after the answer; by what an answer tells of the front-runners alone,
 * flattened or not; by what it tells of the idea's main tag beside the idea itself (on the starter catalogue 2 in a
 * hundred fewer); equal categories; ideas never shown as questions (+2 in a hundred, but 2.5 questions more); closeness
 * after feedback worth from nothing to three times as much. A Gaussian model of tastes in place of the belief over ideas
 * (covariance of the labels, every answer and feedback a linear observation) found as many gifts, whether it ranked
 * ideas (180 settings) or chose questions too. Little is left to find in which idea to show after the same answers:
 * 20,000 people drawn by the simulator's own rule and weighed by what was said find 5 in a hundred more within five
 * ideas and 2 within ten. Where it pays to look further than the next question is told at `lookAhead`.
 */
export function decide(belief: Belief, course: Course): Decision {
  const { weight, snapshot } = belief;
  const front = frontRunners(weight, snapshot.ideaCount, FRONT, course.seed);
  const heaviest = front.ideas[0];
  if (heaviest === undefined || Math.log(weight[heaviest]!) < FLOOR) return { kind: 'give_up' };
  if (course.refusedInRow >= REFUSED_BEFORE_GIVING_UP) return { kind: 'give_up' };

  const limit = belief.shown > 0 ? ASKED_BETWEEN_IDEAS : ASKED_BEFORE_FIRST_IDEA;
  const ranked = course.askedInRow < limit ? questionsWorthAsking(belief, front, course.seed) : [];
  const [best] = ranked;
  if (!best) {
    const [idea = heaviest] = byAppeal(belief, front.ideas);
    return { kind: 'idea', idea, asQuestion: false };
  }
  if (course.stepsSinceShownAsQuestion >= STEPS_BETWEEN_SHOWN_AS_QUESTION) {
    const teacher = mostTelling(belief, front);
    if (teacher.gain > best.score) return { kind: 'idea', idea: teacher.idea, asQuestion: true };
  }
  const { question, gain } = lookAhead(belief, front, ranked);
  return { kind: 'question', question, gain };
}

/** The questions that may come before the next idea, the best first; none when none makes the best idea much likelier. */
function questionsWorthAsking(belief: Belief, front: Front, seed: number): RankedQuestion[] {
  const ranked = rankQuestions(belief, seed, FOLLOWERS);
  // A first idea that rests on nothing the person loves would be a guess.
  if (belief.shown === 0 && !knowsAnInterest(belief.snapshot, belief.facts)) return ranked;
  const chance = belief.weight[front.ideas[0]!]! / belief.total;
  const hoped = ranked
    .slice(0, WORKED_OUT)
    .map(({ question }) => expectedBest(belief, front, question));
  return chance < PATIENCE * Math.max(0, ...hoped) ? ranked : [];
}

/** The question to ask now, whatever stands for showing an idea; undefined when none is worth asking. */
export function bestQuestion(belief: Belief, seed: number): RankedQuestion | undefined {
  const { weight, snapshot } = belief;
  const front = frontRunners(weight, snapshot.ideaCount, FRONT, seed);
  const ranked = rankQuestions(belief, seed, FOLLOWERS);
  return ranked.length > 0 ? lookAhead(belief, front, ranked) : undefined;
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
