import { formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import type { SquareQuery, SquareReaction } from '#modules/engine/square/shared.ts';
import { EMPTY_SQUARE } from '../address.ts';

/** The grid without words, start and reactions; how the visitor came is kept. */
export function startingAgain({ origin, shared }: SquareQuery): SquareQuery {
  return { ...EMPTY_SQUARE, origin, shared };
}

/** The next grid when an idea is liked; one that is liked already is liked no more. */
export function liking(query: SquareQuery, key: IdeaKey): SquareQuery {
  const name = formatIdeaKey(key);
  const isLiked = likedIdeas(query).has(name);
  return isLiked
    ? withoutReactions(query, (given) => given.feedback === 'GoodIdea' && isAbout(given, name))
    : { ...query, result: [], reactions: [...query.reactions, { feedback: 'GoodIdea', key }] };
}

/** The next grid when an idea is disliked; a disliked starting idea no longer is one. */
export function disliking(query: SquareQuery, key: IdeaKey): SquareQuery {
  const { highlight } = query;
  const name = formatIdeaKey(key);
  const last = query.reactions.at(-1);
  // A second press before the next grid came.
  if (last?.feedback === 'BadIdea' && isAbout(last, name)) return query;
  const reactions = [...query.reactions, { feedback: 'BadIdea', key } as const];
  const next = { ...query, result: [], reactions };
  const isStart = highlight !== null && formatIdeaKey(highlight) === name;
  return isStart ? startingAt(next, null) : next;
}

/**
 * The grid around an idea. The words and the reactions are kept, but that it was refused is not.
 */
export function gridAroundIdea(query: SquareQuery, key: IdeaKey): SquareQuery {
  const name = formatIdeaKey(key);
  const wanted = withoutReactions(
    query,
    (given) => given.feedback !== 'GoodIdea' && isAbout(given, name),
  );
  return startingAt(wanted, key);
}

/** The grid before the last move: a reaction, or another starting idea. */
export function undoing(query: SquareQuery): SquareQuery {
  const { reactions, earlierStarts, highlight } = query;
  const before = earlierStarts.at(-1);
  const earlier = { ...query, result: [], reactions: reactions.slice(0, -1) };
  if (!before || before.reactions < reactions.length) return earlier;
  return {
    // A starting idea went with the reaction that refused it, one that came replaced it.
    ...(highlight ? query : earlier),
    result: [],
    highlight: before.highlight,
    earlierStarts: earlierStarts.slice(0, -1),
  };
}

/** The grid around another starting idea, or around none. */
function startingAt(query: SquareQuery, highlight: IdeaKey | null): SquareQuery {
  const before = { highlight: query.highlight, reactions: query.reactions.length };
  return { ...query, highlight, earlierStarts: [...query.earlierStarts, before] };
}

/** A grid as if some of the reactions had not been given. */
function withoutReactions(
  query: SquareQuery,
  isGone: (reaction: SquareReaction) => boolean,
): SquareQuery {
  const kept = (reactions: readonly SquareReaction[]) => reactions.filter((one) => !isGone(one));
  return {
    ...query,
    result: [],
    reactions: kept(query.reactions),
    earlierStarts: query.earlierStarts.map(({ highlight, reactions }) => ({
      highlight,
      reactions: kept(query.reactions.slice(0, reactions)).length,
    })),
  };
}

function isAbout({ key }: SquareReaction, name: string): boolean {
  return formatIdeaKey(key) === name;
}

/** Compact keys of the ideas that are liked: the last reaction counts. */
export function likedIdeas({ reactions }: SquareQuery): ReadonlySet<string> {
  const liked = new Set<string>();
  for (const { feedback, key } of reactions) {
    if (feedback === 'Reset') liked.clear();
    else if (feedback === 'GoodIdea') liked.add(formatIdeaKey(key));
    else if (feedback !== 'SawIdea' && feedback !== 'ClickedOnIdea')
      liked.delete(formatIdeaKey(key));
  }
  return liked;
}
