import type { IdeaKey } from '#modules/catalogue/shared.ts';
import { metrics } from '#modules/platform/index.server.ts';
import { chooseHighlights, ideasInPlay } from '../core/index.server.ts';
import type { DescribedRecipient } from '../profile.ts';
import {
  type Gathered,
  HIGHLIGHTS_MAX,
  type ProposedIdea,
  type SessionHistory,
  type Step,
} from '../protocol.ts';
import { sidSchema } from '../protocol-schema.ts';
import { catalogueSnapshot, findIdeaId } from '../snapshot/index.server.ts';
import { beliefOf } from './belief.ts';
import { hintedWishes } from './evidence.ts';
import { explainBelief } from './explanation.ts';
import {
  presentAnswers,
  presentIdeas,
  presentInferred,
  presentJudged,
  presentQuestion,
} from './presentation.server.ts';
import type { SessionRow } from './session.store.server.ts';
import {
  cachedSession,
  changeSession,
  isCurrentAvailable,
  nextEvent,
  readSession,
  type Session,
} from './sessions.server.ts';

/** The current step of a session, exactly as it was left; null when there is no such session. */
export async function currentStep(sid: string): Promise<Step | null> {
  if (!sidSchema.safeParse(sid).success) return null;
  const stored = await readSession(sid);
  return stored && (await presentStep(stored));
}

/** What was said so far in a search, over or not; null when there is no such session. */
export async function searchHistory(sid: string): Promise<SessionHistory | null> {
  const session = sidSchema.safeParse(sid).success ? await readSession(sid) : null;
  return session && (await presentHistory(session));
}

/**
 * What a session shows now, in French. A step whose idea or question left the catalogue is replaced; what ended
 * stays ended.
 */
export async function presentStep(session: Session): Promise<Step> {
  const { row, state } = session;
  const step = isCurrentAvailable(session) ? await presentCurrent(session) : null;
  if (step) {
    metrics.searchSteps.inc({ kind: step.kind });
    return step;
  }
  const moved = await changeSession(row.id, (latest) =>
    latest.state.current === state.current || !isCurrentAvailable(latest)
      ? [nextEvent(latest)]
      : null,
  );
  if (!moved) throw new Error(`session ${row.id} vanished`);
  return await presentStep(moved);
}

async function presentCurrent(session: Session): Promise<Step | null> {
  const { row, state } = session;
  const catalogue = catalogueSnapshot();
  const { current, step } = state;
  switch (current?.kind) {
    case 'question': {
      const question = presentQuestion(catalogue, row, current.question_id);
      if (!question) return null;
      const gathered = gatheredIn(session);
      return { kind: 'question', question, step, gathered, ...(await presentHistory(session)) };
    }
    case 'idea': {
      const [idea] = await presentIdeas(catalogue, row, state, [current.idea_id]);
      if (!idea) return null;
      return {
        kind: 'idea',
        idea,
        aaq: current.as_question,
        step,
        ...(await presentHistory(session)),
      };
    }
    case 'end': {
      const [idea] = await presentIdeas(catalogue, row, state, [current.idea_id]);
      return { kind: 'end', idea: idea ?? null, kept: await presentKept(session) };
    }
    default:
      return { kind: 'give_up', kept: await presentKept(session) };
  }
}

function gatheredIn({ row, state }: Session): Gathered {
  const catalogue = catalogueSnapshot();
  const { belief } = beliefOf(catalogue, row, state);
  return { inPlay: Math.ceil(ideasInPlay(belief)), all: catalogue.core.ideaCount };
}

async function presentHistory(session: Session): Promise<SessionHistory> {
  const { row, state } = session;
  const catalogue = catalogueSnapshot();
  return {
    answered: [
      ...presentInferred(catalogue, row, state),
      ...presentAnswers(catalogue, row, state.answers),
    ],
    judged: await presentJudged(catalogue, state.moves),
    kept: await presentKept(session),
    recipient: recipientOf(row),
    missed: state.isUnanswered ? (row.hint_matches?.missed ?? []) : [],
  };
}

/** Whom a search is for, as described last. */
export function recipientOf(row: SessionRow): DescribedRecipient {
  const { gender, age_months: age, price_min_cents, price_max_cents, hints } = row;
  return { gender, age, price_min_cents, price_max_cents, hints: hints ?? '' };
}

/** The kept ideas, except the one that the search ended with. */
async function presentKept({ row, state }: Session): Promise<ProposedIdea[]> {
  const { current } = state;
  const others = state.kept.filter((id) => !(current?.kind === 'end' && current.idea_id === id));
  return await presentIdeas(catalogueSnapshot(), row, state, others);
}

/**
 * The best ideas of a session at the moment, diversified: no two of a twin group, at most a third with one
 * main tag. Null when there is no such session.
 */
export async function highlightIdeas(sid: string, count: number): Promise<ProposedIdea[] | null> {
  const session = sidSchema.safeParse(sid).success ? await cachedSession(sid) : null;
  if (!session) return null;
  const { row, state } = session;
  return await presentIdeas(catalogueSnapshot(), row, state, highlightsOf(session)(count));
}

/** One idea as a session would propose it; null when the catalogue no longer has it. */
export async function describeIdea(sid: string, key: IdeaKey): Promise<ProposedIdea | null> {
  const catalogue = catalogueSnapshot();
  const session = await cachedSession(sid);
  const id = await findIdeaId(catalogue, key);
  if (!session || id === null) return null;
  return (await presentIdeas(catalogue, session.row, session.state, [id]))[0] ?? null;
}

/** The ids of the ideas that `highlightIdeas` presents, by their count; good until the next belief is asked for. */
function highlightsOf({ row, state }: Session): (count: number) => number[] {
  const catalogue = catalogueSnapshot();
  const { belief } = beliefOf(catalogue, row, state);
  const wishes = hintedWishes(catalogue, row, state);
  return (count) =>
    chooseHighlights(belief, count, row.seed, wishes).map((index) => catalogue.ideaIds[index]!);
}

/**
 * Whether a session has shown an idea: as a card, opened beside the cards, or among the highlights of its present step,
 * however many of them its screen has room for.
 */
export function hasShown(session: Session, ideaId: number): boolean {
  const { shown, seen } = session.state;
  if (shown.includes(ideaId) || seen.includes(ideaId)) return true;
  const highlights = highlightsOf(session);
  for (let count = HIGHLIGHTS_MAX; count > 0; count--) {
    if (highlights(count).includes(ideaId)) return true;
  }
  return false;
}

const EXPLAINED_MAX = 10;

/** For staff: the engine's belief (`state`), and the state stored in the log (`stored`). */
export async function explainSession(sid: string) {
  const session = sidSchema.safeParse(sid).success ? await readSession(sid) : null;
  if (!session) return null;
  const { row, state } = session;
  const catalogue = catalogueSnapshot();
  const { belief } = beliefOf(catalogue, row, state);
  // Read before the next await, after which the belief may be another session's.
  const { ideas: likely, ...explained } = explainBelief(catalogue, belief, row.seed, EXPLAINED_MAX);
  const ideas = await Promise.all(
    likely.map(async ({ id, chance }) => {
      // One by one: an idea that was just deleted is left out, and its chance with it.
      const presented = await presentIdeas(catalogue, row, state, [id]);
      return presented.map(({ key, title, reasons }) => {
        return { key, title, weight: chance, reasons };
      });
    }),
  );
  return {
    state: { ...explained, ideas: ideas.flat() },
    stored: { ...state, gender: row.gender, age: row.age_months, seq: session.seq },
  };
}
