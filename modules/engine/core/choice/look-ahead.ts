import type { Belief } from '../belief/belief.ts';
import { binaryEntropy } from '../belief/likelihood.ts';
import { labelOf } from '../snapshot/labels.ts';
import type { RankedQuestion } from './questions.ts';
import type { TopIdeas } from './top-ideas.ts';

/** How many of the heaviest ideas are considered, once they hold this share of the belief. */
const IDEAS = 64;
const MIN_SHARE = 0.8;
/** How many of the best questions may be the next one, and how many the one after. */
const CANDIDATES = 16;
export const FOLLOW_UP_QUESTIONS = 32;

/** By `question * IDEAS + idea`, both in order of rank: the chance of « yes », and the entropy of the answer. */
const chance = new Float64Array(FOLLOW_UP_QUESTIONS * IDEAS);
const entropy = new Float64Array(FOLLOW_UP_QUESTIONS * IDEAS);
const answered = new Float64Array(IDEAS);

/**
 * The question to ask when one more will follow: `argmax_q score(q) + E_answer[max_q' score(q' | answer)]`, over the top
 * ideas, once they hold four fifths of the belief. Before that, any answer leaves questions that halve the ideas, so the
 * next question alone is enough (docs/experiments/2026-11-21-look-ahead.md). Only questions of the best one's category
 * are considered, and what the relations would answer or open is left out.
 *
 * @param ranked questions that may be asked now, by their score; at least one.
 */
export function lookAhead(
  belief: Belief,
  { ideas: top }: TopIdeas,
  ranked: readonly RankedQuestion[],
): RankedQuestion {
  const ideas = top.slice(0, IDEAS);
  const weights = Float64Array.from(ideas, (idea) => belief.weight[idea]!);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total < MIN_SHARE * belief.total) return ranked[0]!;
  const questions = ranked.slice(0, FOLLOW_UP_QUESTIONS);
  for (const [at, { question }] of questions.entries())
    writeAnswers(belief, ideas, question, at * IDEAS);

  let best = ranked[0]!;
  let bestValue = 0;
  const { category, unknownRate } = belief.snapshot.header;
  for (const [at, asked] of questions.slice(0, CANDIDATES).entries()) {
    if (category[asked.question] !== category[best.question]) continue;
    const unknown = unknownRate[asked.question]!;
    const other = questions[at === 0 ? 1 : 0]?.score ?? 0;
    const later = scoreAfterAnswer(weights, questions, at) / total;
    const value = asked.score + (1 - unknown) * later + unknown * other;
    if (value > bestValue) [best, bestValue] = [asked, value];
  }
  return best;
}

/** Writes how a visitor whom each idea pleases answers a question. */
function writeAnswers(
  belief: Belief,
  ideas: readonly number[],
  question: number,
  start: number,
): void {
  const { model, snapshot, baseRate } = belief;
  const row = model.row(question, baseRate[question]!);
  for (const [at, idea] of ideas.entries()) {
    const label = labelOf(snapshot, idea, question);
    chance[start + at] = model.chance[row + label]!;
    entropy[start + at] = model.entropy[row + label]!;
  }
}

/** The expected score of the best question after a yes or a no to another. */
function scoreAfterAnswer(
  weights: Float64Array,
  questions: readonly RankedQuestion[],
  asked: number,
): number {
  return [true, false].reduce((expected, yes) => {
    let total = 0;
    for (let idea = 0; idea < weights.length; idea++) {
      const p = chance[asked * IDEAS + idea]!;
      answered[idea] = weights[idea]! * (yes ? p : 1 - p);
      total += answered[idea]!;
    }
    let best = 0;
    for (let at = 0; at < questions.length; at++) {
      const { gain, score } = questions[at]!;
      if (at !== asked)
        best = Math.max(best, (score / gain) * gainAfterAnswer(weights.length, total, at));
    }
    return expected + total * best;
  }, 0);
}

/** Information, in bits, that the answer to a question brings about which of the ideas pleases, once another was answered. */
function gainAfterAnswer(count: number, total: number, question: number): number {
  const start = question * IDEAS;
  let yes = 0;
  let conditional = 0;
  for (let idea = 0; idea < count; idea++) {
    yes += answered[idea]! * chance[start + idea]!;
    conditional += answered[idea]! * entropy[start + idea]!;
  }
  return binaryEntropy(yes / total) - conditional / total;
}
