import {
  CATEGORY,
  type Evidence,
  type GivenFeedback,
  isInterest,
  needsOf,
  topIdeas,
} from '../core/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import { fitsBudget } from './budget.ts';
import type { Reaction } from './grid.ts';
import { isRefusal } from './reactions.ts';

/** What the best match of a text gains, in log weight: what is asked for counts for more than what usually pleases. */
const TEXT_MATCH_WEIGHT = 2.5;

/** What an idea loses, in log weight, that is hardly to be had for the budget: it is shown where little else fits. */
const OUT_OF_BUDGET_WEIGHT = 7;
/**
 * The same of one that needs what the text does not say of the recipient: a dog, for a leash of climbing rope. Little, since much
 * goes without saying: who loves wine drinks alcohol.
 */
const UNSAID_NEED_WEIGHT = 3;

/**
 * The best ideas at one moment of a grid, the best first, with their log weights: the engine's belief, the same as in
 * a guided search, blended with how well the text matches.
 *
 * @param name names what was typed: the belief for fewer reactions to the same is extended.
 * @param size how many of the best ideas are considered.
 * @param others ideas to weigh as well, whatever their rank.
 */
export function rankIdeas(
  { core, beliefs, ideaIds }: CatalogueSnapshot,
  name: string,
  evidence: Evidence,
  reactions: readonly Reaction[],
  size: number,
  others: readonly number[],
): { candidates: number[]; weights: ReadonlyMap<number, number> } {
  const reset = reactions.findLastIndex(({ feedback }) => feedback === 'Reset');
  const refusedBeforeReset = refusedIn(reactions.slice(0, reset + 1));
  const since = reactions.slice(reset + 1);
  // Refused ideas stay excluded after a reset, but a belief compares only what it was extended with: the name has to
  // distinguish histories.
  const { weight } = beliefs.of(`square ${name} ${refusedBeforeReset}`, {
    ...evidence,
    feedbacks: [...evidence.feedbacks, ...since.flatMap(feedbackFor)],
    shown: [...refusedBeforeReset, ...refusedIn(since)],
  });
  const matched = new Map(
    evidence.hintedIdeas.flatMap(({ idea, score }) => (score > 0 ? [[idea, score]] : [])),
  );
  const top = topIdeas(weight, core.ideaCount, size, 0).ideas;
  const considered = [...new Set([...top, ...matched.keys()])].filter((idea) => weight[idea]! > 0);
  const said = questionsSaid(evidence);
  const lossOf = (idea: number) => {
    const needs = needsOf(core, idea).filter((question) => {
      const category = core.header.category[question]!;
      return category !== CATEGORY.Unknown && !isInterest(category) && !said.has(question);
    });
    const isInBudget = fitsBudget(core.cheapest[idea]!, core.dearest[idea]!, evidence.profile);
    return (needs.length > 0 ? UNSAID_NEED_WEIGHT : 0) + (isInBudget ? 0 : OUT_OF_BUDGET_WEIGHT);
  };
  const weights = new Map(
    [...considered, ...others].map((idea) => [
      idea,
      Math.log(weight[idea]!) + TEXT_MATCH_WEIGHT * (matched.get(idea) ?? 0) - lossOf(idea),
    ]),
  );
  considered.sort((a, b) => weights.get(b)! - weights.get(a)! || ideaIds[a]! - ideaIds[b]!);
  return { candidates: considered, weights };
}

/** The questions of which the text says yes, or lets it be assumed. */
function questionsSaid({ hintedQuestions, hintedAnswers, automated }: Evidence): Set<number> {
  const answers = [
    ...hintedQuestions.map(({ question, score }) => ({ question, value: score })),
    ...hintedAnswers,
    ...automated,
  ];
  return new Set(answers.filter(({ value }) => value > 0).map(({ question }) => question));
}

function refusedIn(reactions: readonly Reaction[]): number[] {
  return reactions.filter(({ feedback }) => isRefusal(feedback)).map(({ idea }) => idea);
}

/** The reaction as feedback that changes other ideas, where it is any. */
function feedbackFor({ idea, feedback }: Reaction): GivenFeedback[] {
  const isFeedback = feedback !== 'ClickedOnIdea' && feedback !== 'SawIdea' && feedback !== 'Reset';
  return isFeedback ? [{ idea, kind: feedback }] : [];
}
