import { db } from '#modules/platform/index.server.ts';

const MONTHS = 27;
const MIB = 2 ** 20;

/**
 * Stores other people's searches, so many events each, as years of use would leave them: half of them begun this
 * month, the others spread over 27 months, the oldest past its keeping time, each under an id that falls anywhere in the index.
 */
export async function fillLog(events: number, eventsPerSession: number): Promise<void> {
  const sessions = Math.round(events / eventsPerSession);
  await db.raw(
    `insert into search_session
       (id, created_at, seed, gender, age_months, price_min_cents, price_max_cents, source, page_size, browser)
     select translate(left(encode(sha256(i::text::bytea), 'base64'), 22), '+/', '-_'),
            date_trunc('month', now()) - case when i % 2 = 0 then i / 2 % :months else 0 end * interval '1 month',
            i, 'Unknown', 480, 2000, 10000, 'Natural', 'small', 'Other'
     from generate_series(1, :sessions::integer) i`,
    { sessions, months: MONTHS },
  );
  // Ten million rows are sorted into an index faster than they are inserted into it one by one.
  await db.raw('alter table search_event drop constraint search_event_pkey');
  await db.raw(
    `insert into search_event (month, session_id, seq, kind, question_id, answer, idea_id, feedback, as_question)
     select month, id, seq, kind::search_event_kind,
            case when kind in ('question', 'answer') then 1 + (seed + seq / 2 * 37) % 1000 end,
            case kind when 'answer' then (array['Yes', 'No', 'IDontKnow'])[1 + (seed + seq) % 3]::answer end,
            case when kind in ('idea', 'feedback') then 1 + (seed + seq / 2) % 100000 end,
            case kind when 'feedback' then 'BadIdea'::idea_feedback end,
            case when kind in ('idea', 'feedback') then false end
     from search_session
     cross join generate_series(0, :last::integer) seq
     cross join lateral (select case
       when seq % 10 < 8 then (array['question', 'answer'])[1 + seq % 2]
       else (array['idea', 'feedback'])[1 + seq % 2] end as kind) turn
     where browser = 'Other'`,
    { last: eventsPerSession - 1 },
  );
  await db.raw('alter table search_event add primary key (session_id, seq, month)');
  await db.raw('vacuum analyze search_session, search_event');
  await db.raw('checkpoint');
}

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
