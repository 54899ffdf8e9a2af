import { db } from '#modules/platform/index.server.ts';

const MONTHS = 27;
const BATCH = 1000;
/** Connections that store at once, as several processes would. */
const WRITERS = 2;
const MIB = 2 ** 20;

/**
 * Stores other searches, so many events each, as years of use would leave them: half of them begun this
 * month, the others spread over 27 months, the oldest past its retention. Row by row into existing indexes,
 * each search under a random id: an index created afterwards would be denser than one that has grown.
 */
export async function fillLog(events: number, eventsPerSession: number): Promise<void> {
  const sessions = Math.round(events / eventsPerSession);
  await db.raw(
    `select make_search_month((date_trunc('month', now()) - age * interval '1 month')::date)
     from generate_series(0, ${MONTHS - 1}) age`,
  );
  let next = 1;
  const write = async () => {
    while (next <= sessions) {
      const first = next;
      next += BATCH;
      const last = Math.min(first + BATCH - 1, sessions);
      await db.raw(STORE_SEARCHES, { first, last, events: eventsPerSession });
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await db.raw('vacuum analyze search_session, search_event');
}

/** Turns go question, answer, …, and from time to time idea, feedback. */
const STORE_SEARCHES = `
  with search as (
    insert into search_session
      (id, created_at, seed, gender, age_months, price_min_cents, price_max_cents, source, page_size, browser)
    select translate(left(encode(sha256(i::text::bytea), 'base64'), 22), '+/', '-_'),
           date_trunc('month', now()) - case when i % 2 = 0 then i / 2 % ${MONTHS} else 0 end * interval '1 month',
           i, 'Unknown', 480, 2000, 10000, 'Natural', 'small', 'Other'
    from generate_series(:first::integer, :last::integer) i
    returning id, month, seed
  ), turn as (
    select seq, seq % 10 >= 8 as on_idea, seq % 2 = 1 as by_visitor from generate_series(0, :events - 1) seq
  )
  insert into search_event (month, session_id, seq, kind, question_id, answer, idea_id, feedback, as_question)
  select month, id, seq,
         case when on_idea and by_visitor then 'feedback'::search_event_kind when on_idea then 'idea'
              when by_visitor then 'answer' else 'question' end,
         case when not on_idea then 1 + (seed + seq / 2 * 37) % 1000 end,
         case when by_visitor and not on_idea then (array['Yes', 'No', 'IDontKnow']::answer[])[1 + (seed + seq) % 3] end,
         case when on_idea then 1 + (seed + seq / 2) % 100000 end,
         case when by_visitor and on_idea then 'BadIdea'::idea_feedback end,
         case when on_idea then false end
  from search cross join turn order by seed, seq`;

/** What stored events take on disk, and their index, in MiB. */
export async function logSize(): Promise<{ heapMib: number; indexMib: number }> {
  const { rows } = await db.raw(
    `select sum(pg_table_size(inhrelid))::float8 as heap, sum(pg_indexes_size(inhrelid))::float8 as index
     from pg_inherits where inhparent = 'search_event'::regclass`,
  );
  return { heapMib: rows[0].heap / MIB, indexMib: rows[0].index / MIB };
}

/** How long something took, in milliseconds: all of it, and what was spent waiting for the database. */
export type Timed = { whole: number; database: number };

/** Measures something that makes its queries one after the other. */
export async function timed(task: () => Promise<unknown>): Promise<Timed> {
  let database = 0;
  let asked = 0;
  const onQuery = () => {
    asked = performance.now();
  };
  const onResponse = () => {
    database += performance.now() - asked;
  };
  db.on('query', onQuery).on('query-response', onResponse);
  const began = performance.now();
  await task();
  const whole = performance.now() - began;
  db.off('query', onQuery).off('query-response', onResponse);
  return { whole, database };
}
