import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { IdeaKey } from '#modules/catalogue/shared.ts';
import { before, earlierClock, newSearchId, RETENTION } from '#modules/platform/index.server.ts';
import { sidSchema } from '../protocol-schema.ts';
import { type CatalogueSnapshot, catalogueSnapshot, indexOfId } from '../snapshot/index.server.ts';
import { applyEvent } from './apply-event.ts';
import { beliefOf } from './belief.ts';
import { chooseStep } from './choice.ts';
import { type ExplainedBelief, explainBelief } from './explanation.ts';
import { findKnownIdeas, reasonsIn } from './presentation.server.ts';
import {
  findSessionStart,
  loadSession,
  type SessionRow,
  selectEventTimes,
} from './session.store.server.ts';
import { EMPTY_SESSION, type SessionEvent, type SessionState, type ShownStep } from './state.ts';

/** A step of a past search: what the engine believed, what it showed, and what the visitor did until the next step. */
export type ReplayedStep = {
  /** Its place in the log. */
  seq: number;
  at: Date;
  shown: ShownStep;
  belief: ExplainedBelief;
  /** The chance and the reasons of the idea that was shown; null for a question, or an idea that the engine no longer has. */
  idea: { chance: number; reasons: string[] } | null;
  /** What the engine would choose there now, where that differs from what was shown. */
  otherwise: ShownStep | null;
  did: { event: SessionEvent; at: Date }[];
};

/** A past search, and a part of its steps. */
export type ReplayedSearch = {
  /** Whom it is for, by the latest profile; hints only within their retention. */
  row: SessionRow;
  began: Date;
  total: number;
  /** The place of the first of `steps` among all. */
  offset: number;
  steps: ReplayedStep[];
  /** The place in the log of the last change of the profile: earlier steps are explained by the later profile. */
  profileChangedAt: number | null;
  /** The ideas and questions that the steps name, as the catalogue has them; what it no longer has lacks. */
  ideas: Record<number, { title: string; key: IdeaKey }>;
  questions: Record<number, string>;
};

/**
 * The steps of a past search as the engine explains them: the log is replayed event by event, and each belief computed
 * anew from it, by the catalogue and the learning as they are now. Between two steps the process serves.
 *
 * @param offset how many steps come before those asked for; beyond the end, the last ones are given.
 * @returns null when there is no such search, or it was erased.
 */
export async function replaySession(
  sid: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReplayedSearch | null> {
  if (!sidSchema.safeParse(sid).success) return null;
  const [stored, times, began] = await Promise.all([
    loadSession(sid),
    selectEventTimes(sid),
    findSessionStart(sid),
  ]);
  if (!stored || !began) return null;
  const { events } = stored;
  // Under an id of its own, so that the belief of a search in progress stays where it is.
  const row = { ...withoutOldHints(stored.row, began, await earlierClock()), id: newSearchId() };
  const places = events.flatMap(({ kind }, seq) => (isShown(kind) ? [seq] : []));
  const first = Math.min(offset, Math.max(0, Math.ceil(places.length / limit) - 1) * limit);
  const catalogue = catalogueSnapshot();
  const steps: ReplayedStep[] = [];
  let state = EMPTY_SESSION;
  let at = 0;
  for (const [index, seq] of places.slice(first, first + limit).entries()) {
    for (; at < seq; at++) state = applyEvent(state, events[at]!);
    await letOthersRun();
    const end = places[first + index + 1] ?? events.length;
    steps.push({
      seq,
      at: times[seq] ?? began,
      ...explainStep(catalogue, row, state, events[seq] as ShownStep),
      did: events
        .slice(seq + 1, end)
        .map((event, n) => ({ event, at: times[seq + 1 + n] ?? began })),
    });
  }
  const changed = events.findLastIndex(({ kind }) => kind === 'profile' || kind === 'hints');
  return {
    ...{ row, began, total: places.length, offset: first, steps },
    profileChangedAt: changed < 0 ? null : changed,
    ...(await nameAll(catalogue, steps)),
  };
}

function isShown(kind: SessionEvent['kind']): boolean {
  return kind === 'question' || kind === 'idea' || kind === 'give_up';
}

/** Hints past their retention are shown to nobody, even before the job has deleted them. */
function withoutOldHints(row: SessionRow, began: Date, present: Date): SessionRow {
  const isKept = began >= before(present, RETENTION.hints);
  return isKept ? row : { ...row, hints: null, hint_matches: null };
}

/** One go without a pause: the belief is good until another one is computed. */
function explainStep(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
  shown: ShownStep,
): Pick<ReplayedStep, 'shown' | 'belief' | 'idea' | 'otherwise'> {
  const { belief } = beliefOf(catalogue, row, state);
  const explained = explainBelief(catalogue, belief, row.seed, EXPLAINED_MAX);
  const index = shown.kind === 'idea' ? indexOfId(catalogue.ideaIds, shown.idea_id) : -1;
  const idea =
    index < 0
      ? null
      : {
          chance: belief.weight[index]! / belief.total,
          reasons: reasonsIn(catalogue, row, state)(catalogue.ideaIds[index]!),
        };
  const chosen = chooseStep(catalogue, row, state);
  return {
    shown,
    belief: explained,
    idea,
    otherwise: isSame(chosen, shown) ? null : chosen,
  };
}

/** Ideas and questions that are explained of each step. */
const EXPLAINED_MAX = 6;

function isSame(one: ShownStep, other: ShownStep): boolean {
  if (one.kind === 'question') {
    return other.kind === 'question' && one.question_id === other.question_id;
  }
  if (one.kind === 'idea') return other.kind === 'idea' && one.idea_id === other.idea_id;
  return other.kind === one.kind;
}

/** The titles of ideas and the texts of questions that steps name. */
async function nameAll(
  catalogue: CatalogueSnapshot,
  steps: readonly ReplayedStep[],
): Promise<Pick<ReplayedSearch, 'ideas' | 'questions'>> {
  const events = steps.flatMap(({ shown, otherwise, did }) => [
    shown,
    ...(otherwise ? [otherwise] : []),
    ...did.map(({ event }) => event),
  ]);
  const ideaIds = new Set([
    ...steps.flatMap(({ belief }) => belief.ideas.map(({ id }) => id)),
    ...events.flatMap((event) => ('idea_id' in event && event.idea_id ? [event.idea_id] : [])),
  ]);
  const ideas = await findKnownIdeas(catalogue, [...ideaIds]);
  const questionIds = events.flatMap((event) =>
    'question_id' in event && event.question_id ? [event.question_id] : [],
  );
  return {
    ideas: Object.fromEntries(ideas.map(({ id, title, key }) => [id, { title, key }])),
    questions: Object.fromEntries(
      questionIds.flatMap((id) => {
        const forms = catalogue.forms.get(id);
        return forms ? [[id, forms.Unknown.interrogative]] : [];
      }),
    ),
  };
}
