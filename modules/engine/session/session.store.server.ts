import {
  type Database,
  db,
  execute,
  expression,
  query,
  type SearchSessionRow,
} from '#modules/platform/index.server.ts';
import type { Metric } from '../protocol.ts';
import type { SessionEvent } from './state.ts';

/** Whom a session is for, by the latest profile. Months and cents. */
export type SessionRow = Pick<SearchSessionRow, (typeof DESCRIPTION)[number]> & {
  hint_matches: HintMatches | null;
};

const DESCRIPTION = [
  'id',
  'seed',
  'gender',
  'age_months',
  'price_min_cents',
  'price_max_cents',
  'occasion',
  'hints',
] as const;

/**
 * What the free-text hints matched, with scores from 0 to 1, and which of their wishes it was; `term` is the visitor's own
 * word, `missed` what matched nothing.
 */
export type HintMatches = {
  /** `named` by a word of its title that is no keyword; absent where a search began before it was stored. */
  ideas: { idea_id: number; score: number; wish: number; named?: boolean }[];
  questions: { question_id: number; score: number; term: string; wish: number }[];
  /** What the hints do not want, in the words that say so; absent where a search began before it was stored. */
  refused?: { question_id: number; score: number; term: string; wish: number }[];
  /** Absent where a search began before it was stored. */
  missed?: string[];
};

/** `origin_id` is the session it was opened from, where that is known; left out when there is none of that id. */
export type NewSession = SessionRow & Omit<SearchSessionRow, keyof SessionRow | 'month'>;

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

/** Stores a new session and its first events, both or none. */
export async function insertSession(session: NewSession, events: SessionEvent[]): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('search_session').insert({
      ...session,
      origin_id: expression(trx, '(select id from search_session where id = ?)', [
        session.origin_id,
      ]),
      hint_matches: session.hint_matches && JSON.stringify(session.hint_matches),
    });
    await insertEvents(trx, session.id, 0, events);
  });
}

/**
 * Appends events at a place in the log, all or none.
 *
 * @param row what changes of the session in the same transaction.
 * @returns false when another process has already written there, or the session was erased meanwhile.
 */
export async function appendEvents(
  sid: string,
  seq: number,
  events: SessionEvent[],
  row: Partial<SessionRow> | null = null,
): Promise<boolean> {
  try {
    if (!row) return await insertEvents(db, sid, seq, events);
    return await db.transaction(async (trx) => {
      const isStored = await insertEvents(trx, sid, seq, events);
      if (isStored) await updateRow(trx, sid, row);
      return isStored;
    });
  } catch (error) {
    if (isTaken(error as { code?: string; constraint?: string })) return false;
    throw error;
  }
}

async function updateRow(
  database: Database,
  sid: string,
  { hint_matches, ...row }: Partial<SessionRow>,
): Promise<void> {
  const matches = hint_matches && JSON.stringify(hint_matches);
  await database('search_session')
    .where({ id: sid })
    .update(hint_matches === undefined ? row : { ...row, hint_matches: matches });
}

/**
 * Appends an event where the log ends, wherever that is.
 *
 * @returns false when there is no such session, or its log was dropped.
 */
export async function appendAtEnd(sid: string, event: SessionEvent): Promise<boolean> {
  let refusedAt: number | null = null;
  for (;;) {
    const [log] = await query<{ end: number }>(
      db,
      `select (select coalesce(max(seq) + 1, 0) from search_event e where e.session_id = s.id and e.month = s.month) as end
       from search_session s where id = ?`,
      [sid],
    );
    // Another process that appended first has moved the end; where it stays, there is no partition.
    if (!log || log.end === refusedAt) return false;
    if (await appendEvents(sid, log.end, [event])) return true;
    refusedAt = log.end;
  }
}

/** Whether a session has the click on an idea already. */
export async function hasClick(sid: string, ideaId: number): Promise<boolean> {
  const rows = await query<object>(
    db,
    `select from search_session s join search_event e on e.session_id = s.id and e.month = s.month
      where s.id = ? and e.idea_id = ? and e.feedback = 'ClickedOnIdea' limit 1`,
    [sid, ideaId],
  );
  return rows.length > 0;
}

/** The square of that id whose visitor typed the same; null when there is none. */
export async function findSquare(sid: string, hints: string | null): Promise<string | null> {
  const row = await db('search_session').where({ id: sid, screen: 'square', hints }).first('id');
  return row?.id ?? null;
}

/** Whether the position is taken, or there is no partition for it: only that error names no constraint. */
function isTaken({ code, constraint }: { code?: string; constraint?: string }): boolean {
  return code === UNIQUE_VIOLATION || (code === CHECK_VIOLATION && !constraint);
}

const EVENT_COLUMNS = 'seq, kind, question_id, answer, idea_id, feedback, as_question';

/**
 * In the session's own month: all its events are in one partition, whose key prevents the same position twice. One statement,
 * however many events: this is what every move of every visitor waits for.
 */
const INSERT_EVENTS = `
  insert into search_event (month, session_id, ${EVENT_COLUMNS})
  select month, id, ${EVENT_COLUMNS}
    from search_session, jsonb_to_recordset(?) as event (seq integer, kind search_event_kind, question_id integer,
      answer answer, idea_id bigint, feedback idea_feedback, as_question boolean)
   where id = ?`;

/** @returns false when there is no such session, for its events. */
async function insertEvents(
  database: Database,
  sid: string,
  seq: number,
  events: SessionEvent[],
): Promise<boolean> {
  if (events.length === 0) return true;
  const placed = events.map((event, index) => ({ seq: seq + index, ...event }));
  return (await execute(database, INSERT_EVENTS, [JSON.stringify(placed), sid])) > 0;
}

/** A session with its whole log; null when there is none of that id, or its log was dropped. */
export async function loadSession(
  sid: string,
): Promise<{ row: SessionRow; events: SessionEvent[] } | null> {
  const found = await findRow(sid);
  if (!found) return null;
  const { month } = found;
  // With the month as a value, the plan reads one partition only, however many there are.
  const events: SessionEvent[] = await db('search_event')
    .where('month', month)
    .where({ session_id: sid })
    .orderBy('seq')
    .select('kind', 'question_id', 'answer', 'idea_id', 'feedback', 'as_question');
  if (events.length === 0) return null;
  // The profile changed, perhaps since the row was read: the row must be as new as the log.
  const isChanged = events.some(({ kind }) => kind === 'profile' || kind === 'hints');
  const latest = isChanged ? await findRow(sid) : found;
  if (!latest) return null;
  const { month: _, ...row } = latest;
  return { row, events };
}

async function findRow(sid: string): Promise<(SessionRow & { month: string }) | null> {
  const [row] = await query<SessionRow & { month: string }>(
    db,
    `select ${DESCRIPTION.join(', ')}, hint_matches, month from search_session where id = ?`,
    [sid],
  );
  return row ?? null;
}

/** When each event of a session's log was stored, in order. */
export async function selectEventTimes(sid: string): Promise<Date[]> {
  const rows = await query<{ at: Date }>(
    db,
    `select e.at from search_session s join search_event e on e.session_id = s.id and e.month = s.month
      where s.id = ? order by e.seq`,
    [sid],
  );
  return rows.map(({ at }) => at);
}

/** When a session began; null when there is none of that id. */
export async function findSessionStart(sid: string): Promise<Date | null> {
  const row = await db('search_session').where({ id: sid }).first('created_at');
  return row?.created_at ?? null;
}

/** Stores a figure measured in the browser, the first of its kind; false when the session is unknown. */
export async function insertMetric(sid: string, key: Metric, value: number): Promise<boolean> {
  const rowCount = await execute(
    db,
    `insert into search_metric (session_id, key, value)
     select id, ?, ? from search_session where id = ? on conflict do nothing`,
    [key, value, sid],
  );
  return rowCount > 0;
}

/** Records that a route was used, with the session it was used from where that is known. */
export async function insertVisit(route: string, sid: string | null): Promise<void> {
  await execute(
    db,
    'insert into visit (route, session_id) values (?, (select id from search_session where id = ?))',
    [route, sid],
  );
}

/** Deletes the hints of sessions that began before a date; returns how many. */
export async function deleteHintsBefore(date: Date): Promise<number> {
  return await db('search_session')
    .whereNotNull('hints')
    .where('created_at', '<', date)
    .update({ hints: null, hint_matches: null });
}
