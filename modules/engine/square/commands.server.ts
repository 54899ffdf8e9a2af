import { randomBytes } from 'node:crypto';
import type { IdeaKey } from '#modules/catalogue/shared.ts';
import { newSearchId, now } from '#modules/platform/index.server.ts';
import type { Start } from '../profile.ts';
import type { Step } from '../protocol.ts';
import { sidSchema } from '../protocol-schema.ts';
import {
  appendAtEnd,
  classifyVisitor,
  findSquare,
  hasClick,
  insertSession,
  type SessionEvent,
  startSession,
} from '../session/index.server.ts';
import { catalogueSnapshot, findIdeaId } from '../snapshot/index.server.ts';
import { parsedQuery } from './grid-history.server.ts';
import { square } from './queries.server.ts';
import { readReactions, standingRefusals } from './reactions.ts';
import type { Square, SquareQuery, SquareReaction } from './square.ts';

/** Where a square is opened, and on what screen; only the class of each is stored. */
export type SquareVisit = Pick<Start, 'from_location' | 'env'>;

/** Shows a grid, and stores a session for what is done with it: the text, the reactions so far, where it came from. */
export async function openSquare(
  query: SquareQuery,
  visit: SquareVisit,
): Promise<{ sid: string; square: Square }> {
  const { text } = query;
  const { recipient, matches } = await parsedQuery(catalogueSnapshot(), text);
  const sid = newSearchId();
  const events = await reactionEvents(query.reactions);
  const [shown] = await Promise.all([
    square(query),
    insertSession(
      {
        ...recipient,
        id: sid,
        screen: 'square',
        origin_id: query.origin,
        seed: randomBytes(4).readInt32LE(),
        created_at: now(),
        hints: text === '' ? null : text,
        hint_matches: text === '' ? null : matches,
        ...classifyVisitor(visit),
      },
      events,
    ),
  ]);
  return { sid, square: shown };
}

/** Shows the grid of a text in the session that was opened for it, or in a new one that comes from it. */
export async function searchSquare(
  text: string,
  sid: string | null,
  visit: SquareVisit,
): Promise<{ sid: string; square: Square }> {
  const query: SquareQuery = {
    text,
    highlight: null,
    reactions: [],
    earlierStarts: [],
    result: [],
    shared: false,
    origin: sid,
  };
  const known = sid && (await findSquare(sid, text === '' ? null : text));
  return known ? { sid: known, square: await square(query) } : await openSquare(query, visit);
}

/** Stores that the visitor opened an idea, once; false when there is no such session, or no such idea. */
export async function recordClick(sid: string, key: IdeaKey): Promise<boolean> {
  if (!sidSchema.safeParse(sid).success) return false;
  const idea_id = await findIdeaId(catalogueSnapshot(), key);
  if (idea_id === null) return false;
  // With scripts a click is recorded twice: by the page, and by the redirect that it leads through.
  if (await hasClick(sid, idea_id)) return true;
  const event = {
    kind: 'feedback',
    idea_id,
    feedback: 'ClickedOnIdea',
    as_question: true,
  } as const;
  return await appendAtEnd(sid, event);
}

/**
 * Begins a guided search. Where it was asked for on a grid, the address of which it comes with, the ideas that were refused there are
 * refused in it as well.
 */
export async function startSearch(start: Start): Promise<{ sid: string; step: Step }> {
  const from = URL.parse(start.from_location, 'http://localhost');
  const r = from?.pathname === '/square' ? from.searchParams.get('r') : null;
  return await startSession(start, await reactionEvents(standingRefusals(readReactions(r))));
}

/** Liking an idea does not end a square: it is stored as an answer, not as the gift that was found. */
async function reactionEvents(reactions: readonly SquareReaction[]): Promise<SessionEvent[]> {
  const events = await Promise.all(
    reactions.map(async ({ feedback, key }) => {
      const idea_id = await findIdeaId(catalogueSnapshot(), key);
      return idea_id === null
        ? []
        : [{ kind: 'feedback', idea_id, feedback, as_question: true } as const];
    }),
  );
  return events.flat();
}
