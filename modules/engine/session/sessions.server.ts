import { LRUCache } from 'lru-cache';
import { bareEvidence, deriveFacts, mayAsk } from '../core/index.server.ts';
import { catalogueSnapshot, indexOfId } from '../snapshot/index.server.ts';
import { applyEvent, replay } from './apply-event.ts';
import { chooseStep } from './choice.ts';
import { evidenceOf, profileOf } from './evidence.ts';
import { appendEvents, loadSession, type SessionRow } from './session.store.server.ts';
import type { SessionEvent, SessionState } from './state.ts';

/** A session as this process has it; another process may have stored more events. */
export type Session = { row: SessionRow; seq: number; state: SessionState };

const CACHED_SESSIONS = 20_000;
const cache = new LRUCache<string, Session>({ max: CACHED_SESSIONS });

/** The session as stored now; null when there is none. */
export async function readSession(sid: string): Promise<Session | null> {
  const stored = await loadSession(sid);
  if (!stored) return null;
  const session = {
    row: stored.row,
    seq: stored.events.length,
    state: replay(stored.events),
  };
  cache.set(sid, session);
  return session;
}

/** The session as this process last read it, or else as stored: enough where a stale answer does no harm. */
export async function cachedSession(sid: string): Promise<Session | null> {
  return cache.get(sid) ?? (await readSession(sid));
}

/** Caches a session just begun. */
export function cacheSession(session: Session): void {
  cache.set(session.row.id, session);
}

/** What a command does to a session: the events it adds, or null when it no longer applies. */
export type Plan = (session: Session) => SessionEvent[] | null;

export type StepOptions = {
  /** The page that answers shows the next idea at once, so it is stored as seen together with it. */
  seesIdea?: boolean;
  /** What changes of the session's row together with the events. */
  row?: Partial<SessionRow>;
};

/**
 * Applies a command to a session: plans against what this process has cached, appends the events
 * after those, and starts over from the store when another process appended first
 * or the plan does not apply to what is cached. Every step is stored before it is returned.
 *
 * @returns the session afterwards (unchanged when the plan does not apply), null when unknown.
 */
export async function changeSession(
  sid: string,
  plan: Plan,
  options: StepOptions = {},
): Promise<Session | null> {
  const known = cache.get(sid);
  const attempt = known && plan(known) ? known : await readSession(sid);
  return attempt && (await applyPlan(attempt, plan, options));
}

async function applyPlan(
  start: Session,
  plan: Plan,
  options: StepOptions,
): Promise<Session | null> {
  let session: Session | null = start;
  while (session) {
    const planned = plan(session);
    if (!planned) return session;
    const { row } = options;
    const known: Session = row ? { ...session, row: { ...session.row, ...row } } : session;
    const changed = append(known, planned);
    const events = keepsCurrentStep(changed, session)
      ? planned
      : [...planned, ...nextEvents(changed, options)];
    if (await appendEvents(session.row.id, session.seq, events, row)) {
      const next = append(known, events);
      cache.set(session.row.id, next);
      return next;
    }
    session = await readSession(session.row.id);
  }
  return null;
}

/** A session after some more events. */
export function append(session: Session, events: readonly SessionEvent[]): Session {
  return {
    ...session,
    seq: session.seq + events.length,
    state: events.reduce(applyEvent, session.state),
  };
}

/** The least part of its weight that the current idea must keep after a change of the profile to stay current. */
const MIN_KEPT_WEIGHT = Math.exp(-1);

/**
 * Whether no next step is to be chosen after some events: the search is over, or what is current may stay, and the log is not
 * too long. What was current before must still fit.
 */
function keepsCurrentStep(changed: Session, before: Session): boolean {
  const { current } = changed.state;
  if (!current) return false;
  if (current.kind === 'end' || current.kind === 'give_up') return true;
  if (changed.seq >= EVENTS_MAX) return false;
  if (current !== before.state.current) return true;
  const catalogue = catalogueSnapshot();
  if (current.kind === 'question') {
    const question = catalogue.questionIndex.get(current.question_id);
    if (question === undefined) return true;
    const isOpen = ({ row, state }: Session) =>
      mayAsk(
        catalogue.core,
        deriveFacts(catalogue.core, evidenceOf(catalogue, row, state)),
        question,
      );
    // A question asked again although hints answer it was not open before either.
    return isOpen(changed) || !isOpen(before);
  }
  if (changed.row === before.row) return true;
  const idea = indexOfId(catalogue.ideaIds, current.idea_id);
  const weightFor = (row: SessionRow) =>
    catalogue.beliefs.of('recipient', bareEvidence(profileOf(row))).weight[idea] ?? 0;
  return weightFor(changed.row) >= MIN_KEPT_WEIGHT * weightFor(before.row);
}

function nextEvents(session: Session, { seesIdea = false }: StepOptions): SessionEvent[] {
  const next = nextEvent(session);
  return seesIdea && next.kind === 'idea'
    ? [next, { ...next, kind: 'feedback', feedback: 'SawIdea' }]
    : [next];
}

/**
 * How many events a search may have, some five hundred moves: far more than a person makes, few enough that any search
 * is resumed in a millisecond.
 */
const EVENTS_MAX = 1000;

/** The step that the engine chooses from here, as the event that shows it. A search that is too long gives up. */
export function nextEvent({ row, seq, state }: Session): SessionEvent {
  if (seq >= EVENTS_MAX) return { kind: 'give_up' };
  return chooseStep(catalogueSnapshot(), row, state);
}

/** Whether the catalogue still has what the session shows. */
export function isCurrentAvailable({ state: { current } }: Session): boolean {
  const catalogue = catalogueSnapshot();
  if (current?.kind === 'question') return catalogue.questionIndex.has(current.question_id);
  if (current?.kind === 'idea') return indexOfId(catalogue.ideaIds, current.idea_id) >= 0;
  return current !== null;
}
