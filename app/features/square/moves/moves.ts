import { formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import type { SquareQuery } from '#modules/engine/square/shared.ts';
import { EMPTY_SQUARE } from '../address.ts';

/** The grid without words, start and reactions; how the visitor came is kept. */
export function startingAgain({ origin, shared }: SquareQuery): SquareQuery {
  return { ...EMPTY_SQUARE, origin, shared };
}

/** The next grid when an idea is liked; one that is liked already is liked no more. */
export function liking(query: SquareQuery, key: IdeaKey): SquareQuery {
  const { reactions } = query;
  const name = formatIdeaKey(key);
  return {
    ...query,
    result: [],
    reactions: likedIdeas(query).has(name)
      ? reactions.filter(
          (given) => given.feedback !== 'GoodIdea' || name !== formatIdeaKey(given.key),
        )
      : [...reactions, { feedback: 'GoodIdea', key }],
  };
}

/** The next grid when an idea is disliked; a disliked starting idea no longer is one. */
export function disliking(query: SquareQuery, key: IdeaKey): SquareQuery {
  const { highlight, reactions } = query;
  const name = formatIdeaKey(key);
  const last = reactions.at(-1);
  // A second press before the next grid came.
  if (last?.feedback === 'BadIdea' && formatIdeaKey(last.key) === name) return query;
  const isStart = highlight !== null && formatIdeaKey(highlight) === name;
  return {
    ...query,
    result: [],
    highlight: isStart ? null : highlight,
    reactions: [...reactions, { feedback: 'BadIdea', key }],
  };
}

/**
 * The grid around an idea. Reactions to other ideas and the words are kept; reactions to itself are not.
 */
export function gridAroundIdea(query: SquareQuery, key: IdeaKey): SquareQuery {
  const name = formatIdeaKey(key);
  return {
    ...query,
    result: [],
    highlight: key,
    reactions: query.reactions.filter((given) => formatIdeaKey(given.key) !== name),
  };
}

/** The grid before the last reaction. */
export function undoing(query: SquareQuery): SquareQuery {
  return { ...query, result: [], reactions: query.reactions.slice(0, -1) };
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
