import type { Belief } from '../belief/belief.ts';
import { mayAsk } from '../belief/facts.ts';
import { CATEGORY } from '../snapshot/snapshot.ts';
import { questionGain } from './information.ts';
import { tieBreak } from './random.ts';
import { relatedToHints } from './related.ts';

/** Information gain under which a question is not worth asking. */
const MIN_GAIN_BITS = 0.004;

/** Themes come before what is left; AskOnlyIfNeeded is apart, Unknown never asked. Measured on described people: docs/decisions/0016. */
const CATEGORY_WEIGHT = new Float64Array(7);
CATEGORY_WEIGHT[CATEGORY.AskStart] = 1;
CATEGORY_WEIGHT[CATEGORY.TagMain] = 1.6;
CATEGORY_WEIGHT[CATEGORY.GoodToAsk] = 0.5;
CATEGORY_WEIGHT[CATEGORY.AverageQuality] = 0.35;
CATEGORY_WEIGHT[CATEGORY.TagSecondary] = 1.6;
CATEGORY_WEIGHT[CATEGORY.AskOnlyIfNeeded] = 0.5;

/**
 * What a question counts for when it is about an interest related to one that the hints name: who said « guitare » is asked about concerts
 * before football (docs/experiments/2026-11-24-waiting-for-the-first-idea.md).
 */
const RELATED_WEIGHT = 1.5;
/** The same once an idea was shown: what is related and tells most has been asked by then. */
const RELATED_WEIGHT_LATER = 2;

export type RankedQuestion = { question: number; gain: number; score: number };

/** The questions most worth asking now, the best first; those to ask only if needed when no other is. */
export function rankQuestions(belief: Belief, seed: number, count: number): RankedQuestion[] {
  const { snapshot, facts } = belief;
  const { category, unknownRate } = snapshot.header;
  const relatedness = relatedToHints(snapshot, facts);
  const relatedWeight = belief.shown === 0 ? RELATED_WEIGHT : RELATED_WEIGHT_LATER;
  const ranked: RankedQuestion[] = [];
  const onlyIfNeeded: RankedQuestion[] = [];
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
    if (!(gain >= MIN_GAIN_BITS)) continue;
    const weight = CATEGORY_WEIGHT[category[question]!]! * relatedWeight ** relatedness(question);
    const score = gain * (1 - unknownRate[question]!) * weight;
    const isNeeded = category[question] === CATEGORY.AskOnlyIfNeeded;
    insert(isNeeded ? onlyIfNeeded : ranked, { question, gain, score });
  }
  return ranked.length > 0 ? ranked : onlyIfNeeded;
}

function comesBefore(a: RankedQuestion, b: RankedQuestion, seed: number): boolean {
  const difference = a.score - b.score;
  if (difference !== 0) return difference > 0;
  return tieBreak(seed, a.question) > tieBreak(seed, b.question);
}
