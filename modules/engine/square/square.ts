import { formatIdeaKey, type Idea, type IdeaKey } from '#modules/catalogue/shared.ts';
import { HINTS_MAX_LENGTH, type TypedProfile } from '../profile.ts';
import type { Feedback } from '../protocol.ts';

/** Tiles of the grid, three by three. */
export const SQUARE_TILES = 9;
/** Where the starting idea stands, in reading order. */
export const SQUARE_CENTRE = 4;
export const SQUARE_TEXT_MAX_LENGTH = HINTS_MAX_LENGTH;
/** More reactions than these make no better grid, only longer addresses. */
export const SQUARE_REACTIONS_MAX = 60;
export const EARLIER_STARTS_MAX = 20;

export type SquareReaction = { feedback: Feedback; key: IdeaKey };

/** A starting idea that another one replaced, or null for none, and how many reactions there were then. */
export type EarlierStart = { highlight: IdeaKey | null; reactions: number };

/** All that a grid follows from, beside the catalogue; its address says the same. */
export type SquareQuery = {
  /** What the visitor typed, trimmed; empty for nothing. */
  text: string;
  /** The starting idea. */
  highlight: IdeaKey | null;
  /** In the order they were given. */
  reactions: readonly SquareReaction[];
  /** In the order they were replaced: what taking back the last move goes back to. */
  earlierStarts: readonly EarlierStart[];
  /**
   * The tiles of a shared grid, in reading order: it stays as it was seen, whatever the catalogue has become. Empty for
   * a grid that follows from the rest.
   */
  result: readonly IdeaKey[];
  /** Whether the visitor came by a shared link. */
  shared: boolean;
  /** The search (sid) that the visitor, or the sharer, came from. */
  origin: string | null;
};

/**
 * One tile: its idea, the close one that takes its place when it is refused, where there is one, and which words of the
 * visitor it follows from, in French.
 */
export type SquareCell = { idea: Idea; second: Idea | null; reasons: string[] };

export type Square = {
  /** In reading order, at most nine; the starting idea stands at SQUARE_CENTRE, or last when they are fewer. */
  cells: SquareCell[];
  /** What was understood of the recipient. */
  profile: TypedProfile;
  /** Stretches of the text, as it was typed, that name something the catalogue has, and those that do not. */
  topics: readonly string[];
  missed: readonly string[];
  /** The text names nothing that the catalogue has, or someone too young. */
  nothingFound: boolean;
  /** The gift is for someone younger than TEENAGE_FLOOR: there are no gifts for children yet. */
  tooYoung: boolean;
};

/** The parameters of a grid’s address. */
export const SQUARE_PARAMETERS: readonly string[] = ['q', 'h', 'r', 'b', 'result', 'o', 'os'];

/**
 * The query string that rebuilds a grid, without its question mark: `q`, `h`, `r`, `b`, `result`, `o` and `os`; empty for an empty
 * query.
 */
export function writeSquareAddress(query: SquareQuery): string {
  const parameters = new URLSearchParams();
  if (query.text !== '') parameters.set('q', query.text);
  if (query.highlight) parameters.set('h', formatIdeaKey(query.highlight));
  if (query.reactions.length > 0) {
    const written = query.reactions.map(({ feedback, key }) => `${feedback}:${formatIdeaKey(key)}`);
    parameters.set('r', JSON.stringify(written));
  }
  if (query.earlierStarts.length > 0) {
    const written = query.earlierStarts.map(
      ({ highlight, reactions }) => `${reactions}:${highlight ? formatIdeaKey(highlight) : ''}`,
    );
    parameters.set('b', JSON.stringify(written));
  }
  if (query.result.length > 0) {
    parameters.set('result', JSON.stringify(query.result.map(formatIdeaKey)));
  }
  if (query.shared) parameters.set('o', '1');
  if (query.origin) parameters.set('os', query.origin);
  return parameters.toString();
}
