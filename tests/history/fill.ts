import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { db, query } from '#modules/platform/index.server.ts';
import { type HistoryOptions, type PastSession, pastSessions } from './sessions.ts';
import type { World } from './visitor.ts';

/** Sessions that are stored at once. */
const BATCH = 5000;

/** Stores the sessions of some years with their logs, as an engine of that time would have left them. @returns how many events. */
export async function fillHistory(world: World, options: HistoryOptions): Promise<number> {
  let events = 0;
  let batch: PastSession[] = [];
  const store = async () => {
    await storeBatch(batch);
    events += batch.reduce((sum, session) => sum + session.events.length, 0);
    batch = [];
  };
  for (const session of pastSessions(world, options)) {
    batch.push(session);
    if (batch.length === BATCH) await store();
  }
  await store();
  await db.raw('analyze search_session, search_event, search_metric, visit');
  return events;
}

/** The questions and ideas of the site. */
export async function readWorld(): Promise<World> {
  const ids = async (sql: string) => (await query<{ id: number }>(db, sql)).map(({ id }) => id);
  return {
    questions: await ids('select id from question order by md5(id::text)'),
    ideas: await ids('select id from idea where available order by md5(id::text)'),
  };
}

type Field = string | number | boolean | null | undefined;

async function storeBatch(sessions: readonly PastSession[]): Promise<void> {
  await copy(
    `search_session (id, created_at, seed, screen, gender, age_months, price_min_cents, price_max_cents, occasion, source,
     source_keyword, source_strict_keyword, source_campaign, page_size, browser)`,
    sessions.map((each) => [
      ...[each.id, each.begun.toISOString(), 1, each.screen, each.gender, each.ageMonths],
      ...[each.priceMin, each.priceMax, each.occasion, each.source, each.keyword],
      ...[each.strictKeyword, each.campaign, each.pageSize, each.browser],
    ]),
  );
  await copy(
    'search_event (month, session_id, seq, at, kind, question_id, answer, idea_id, feedback, as_question)',
    eventRows(sessions),
  );
  await copy(
    'search_metric (session_id, key, value)',
    sessions.flatMap(({ id, firstQuestionMs }) =>
      firstQuestionMs === null ? [] : [[id, 'time_to_first_question', firstQuestionMs]],
    ),
  );
  await copy('visit (at, route, session_id)', visitRows(sessions));
}

function* eventRows(sessions: readonly PastSession[]): Generator<Field[]> {
  for (const { id, begun, events } of sessions) {
    const month = `${begun.toISOString().slice(0, 7)}-01`;
    for (const [
      seq,
      { after, kind, question, answer, idea, feedback, asQuestion },
    ] of events.entries()) {
      const at = new Date(begun.getTime() + after).toISOString();
      yield [month, id, seq, at, kind, question, answer, idea, feedback, asQuestion];
    }
  }
}

function* visitRows(sessions: readonly PastSession[]): Generator<Field[]> {
  for (const { id, begun, events } of sessions) {
    for (const { after, feedback } of events) {
      const at = new Date(begun.getTime() + after).toISOString();
      if (feedback === 'ClickedOnIdea') yield [at, 'idea-redirect', id];
    }
  }
}

/** Rows of values without tabs and line ends. */
async function copy(target: string, rows: Iterable<readonly Field[]>): Promise<void> {
  const connection = await db.client.acquireConnection();
  try {
    const lines = Readable.from(piecesOf(rows));
    await pipeline(lines, connection.query(copyFrom(`copy ${target} from stdin`)));
  } finally {
    await db.client.releaseConnection(connection);
  }
}

function* piecesOf(rows: Iterable<readonly Field[]>): Generator<string> {
  let piece = '';
  for (const row of rows) {
    piece += `${row.map((field) => field ?? '\\N').join('\t')}\n`;
    if (piece.length < 1 << 16) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
