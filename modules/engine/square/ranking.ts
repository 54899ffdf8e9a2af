import { type Evidence, type GivenFeedback, topIdeas } from '../core/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import { type Reaction, refuses } from './grid.ts';

/** What a text names says more of a gift than what usually pleases: the best match gains this in log weight. */
const TEXT_WORTH = 2.5;

/**
 * The best ideas at one moment of a grid, the best first, with their log weights: the engine's belief, the same as in
 * a guided search, blended with how well the text matches.
 *
 * @param name names what was typed: what was worked out for it, with fewer reactions, is gone on from.
 * @param size how many of the best ideas are looked at.
 * @param besides ideas to weigh wherever they stand.
 */
export function rankIdeas(
  { core, beliefs, ideaIds }: CatalogueSnapshot,
  name: string,
  evidence: Evidence,
  reactions: readonly Reaction[],
  size: number,
  besides: readonly number[],
): { candidates: number[]; weights: ReadonlyMap<number, number> } {
  const reset = reactions.findLastIndex(({ feedback }) => feedback === 'Reset');
  const forgotten = refusedIn(reactions.slice(0, reset + 1));
  const since = reactions.slice(reset + 1);
  // What was refused stays out of the game, but a belief only remembers how many those are: their names tell games apart.
  const { weight } = beliefs.of(`square ${name} ${forgotten}`, {
    ...evidence,
    feedbacks: [...evidence.feedbacks, ...since.flatMap(lesson)],
    shown: [...forgotten, ...refusedIn(since)],
  });
  const matched = new Map(evidence.hintedIdeas.map(({ idea, score }) => [idea, score]));
  const front = topIdeas(weight, core.ideaCount, size, 0).ideas;
  const looked = [...new Set([...front, ...matched.keys()])].filter((idea) => weight[idea]! > 0);
  const weights = new Map(
    [...looked, ...besides].map((idea) => [
      idea,
      Math.log(weight[idea]!) + TEXT_WORTH * (matched.get(idea) ?? 0),
    ]),
  );
  looked.sort((a, b) => weights.get(b)! - weights.get(a)! || ideaIds[a]! - ideaIds[b]!);
  return { candidates: looked, weights };
}

function refusedIn(reactions: readonly Reaction[]): number[] {
  return reactions.filter(({ feedback }) => refuses(feedback)).map(({ idea }) => idea);
}

/** What a reaction teaches about other ideas. */
function lesson({ idea, feedback }: Reaction): GivenFeedback[] {
  const teaches = feedback !== 'ClickedOnIdea' && feedback !== 'SawIdea' && feedback !== 'Reset';
  return teaches ? [{ idea, kind: feedback }] : [];
}
