import type { Evidence, FeedbackKind, GivenFeedback } from '../core/evidence.ts';
import { frontRunners } from '../core/front.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { type Ranking, type Reaction, refuses } from './grid.ts';

/** What a text speaks of says more of a gift than what usually pleases: the best match gains this in log weight. */
const TEXT_WORTH = 2.5;

/**
 * What the engine believes of each idea after the text, then after each reaction: its belief, the same as in a
 * guided search, blended with how well the text matches.
 *
 * @param name names what was typed, so that what was worked out for it is found again.
 * @param tiles ideas to weigh even where they are not among the best.
 * @param size how many of the best ideas are looked at.
 */
export function rankAll(
  { core, beliefs, ideaIds }: CatalogueSnapshot,
  name: string,
  evidence: Evidence,
  reactions: readonly Reaction[],
  size: number,
): Ranking[] {
  const matched = new Map(evidence.hintedIdeas.map(({ idea, score }) => [idea, score]));
  return [[], ...reactions.map((_, index) => reactions.slice(0, index + 1))].map((given) => {
    const { weight } = beliefs.of(`square ${name}`, { ...evidence, ...learnt(given) });
    const front = frontRunners(weight, core.ideaCount, size, 0).ideas;
    const weights = new Map<number, number>();
    for (const idea of [...front, ...matched.keys(), ...reactions.map(({ idea }) => idea)]) {
      if (weight[idea]! > 0) {
        weights.set(idea, Math.log(weight[idea]!) + TEXT_WORTH * (matched.get(idea) ?? 0));
      }
    }
    const candidates = [...weights.keys()].sort(
      (a, b) => weights.get(b)! - weights.get(a)! || ideaIds[a]! - ideaIds[b]!,
    );
    return { candidates, weight: weights };
  });
}

/** What reactions teach about other ideas, and which ideas they take out of the game. */
function learnt(reactions: readonly Reaction[]): Pick<Evidence, 'feedbacks' | 'shown'> {
  const reset = reactions.findLastIndex(({ feedback }) => feedback === 'Reset');
  const feedbacks = reactions
    .slice(reset + 1)
    .map(({ idea, feedback }) => ({ idea, kind: feedback }))
    .filter((given): given is GivenFeedback => TEACHING.has(given.kind));
  return {
    feedbacks,
    shown: reactions.filter(({ feedback }) => refuses(feedback)).map(({ idea }) => idea),
  };
}

const TEACHING: ReadonlySet<string> = new Set<FeedbackKind>([
  'HasAlready',
  'YouAreClose',
  'YouCanDoBetter',
  'BadIdea',
  'InconsistentIdea',
  'IDontKnow',
  'GoodIdea',
]);
