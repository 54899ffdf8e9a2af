import { type Evidence, type GivenFeedback, topIdeas } from '../core/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import { fitsGreatestPrice } from './budget.ts';
import { isRefusal, type Reaction } from './grid.ts';

/** What the best match of a text gains, in log weight: what is asked for counts for more than what usually pleases. */
const TEXT_MATCH_WEIGHT = 2.5;

/** What an idea loses, in log weight, that is hardly to be had for the greatest price: it is shown where little else fits. */
const OVER_BUDGET_WEIGHT = 5;

/**
 * The best ideas at one moment of a grid, the best first, with their log weights: the engine's belief, the same as in
 * a guided search, blended with how well the text matches.
 *
 * @param name names what was typed: the belief for fewer reactions to the same is extended.
 * @param size how many of the best ideas are considered.
 * @param besides ideas to weigh as well, whatever their rank.
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
  const matched = new Map(evidence.hintedIdeas.map(({ idea, score }) => [idea, score]));
  const top = topIdeas(weight, core.ideaCount, size, 0).ideas;
  const considered = [...new Set([...top, ...matched.keys()])].filter((idea) => weight[idea]! > 0);
  const overBudget = (idea: number) =>
    fitsGreatestPrice(core.cheapest[idea]!, core.dearest[idea]!, evidence.profile.priceMax)
      ? 0
      : OVER_BUDGET_WEIGHT;
  const weights = new Map(
    [...considered, ...others].map((idea) => [
      idea,
      Math.log(weight[idea]!) + TEXT_MATCH_WEIGHT * (matched.get(idea) ?? 0) - overBudget(idea),
    ]),
  );
  considered.sort((a, b) => weights.get(b)! - weights.get(a)! || ideaIds[a]! - ideaIds[b]!);
  return { candidates: considered, weights };
}

function refusedIn(reactions: readonly Reaction[]): number[] {
  return reactions.filter(({ feedback }) => isRefusal(feedback)).map(({ idea }) => idea);
}

/** The reaction as feedback that changes other ideas, where it is any. */
function feedbackFor({ idea, feedback }: Reaction): GivenFeedback[] {
  const isFeedback = feedback !== 'ClickedOnIdea' && feedback !== 'SawIdea' && feedback !== 'Reset';
  return isFeedback ? [{ idea, kind: feedback }] : [];
}
