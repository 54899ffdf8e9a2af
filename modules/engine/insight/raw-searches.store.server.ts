import {
  type Database,
  type Day,
  query,
  type SearchEventRow,
  type SearchSessionRow,
} from '#modules/platform/index.server.ts';
import type { TimedEvent } from './search-summary.ts';

/** Days begin at midnight in France. */
export const TIME_ZONE = 'Europe/Paris';

/** A search with so many more events is counted by its first ones: what a robot does must not hold the counting up. */
export const EVENTS_MAX = 2000;

const DAY = `(created_at at time zone '${TIME_ZONE}')::date`;
const START_OF = (day: string) => `(cast(${day} as date)::timestamp at time zone '${TIME_ZONE}')`;
const BEGUN_ON = (day: string) =>
  `created_at >= ${START_OF(day)} and created_at < ${START_OF(`cast(${day} as date) + 1`)}`;

/** What there is to count of a day. */
export type DaySize = { searches: number; events: number; measures: number; exits: number };

/** The days that something was done in since an instant, or begun, with the days of the visits to shops. */
export async function selectTouchedDays(database: Database, since: Date): Promise<Day[]> {
  const rows = await query<{ day: Day }>(
    database,
    `with touched as (select distinct session_id, month from search_event where at >= :since)
     select ${DAY} as day from touched join search_session s on s.id = touched.session_id
     union select ${DAY} from search_session where created_at >= :since
     union select (at at time zone '${TIME_ZONE}')::date from visit where at >= :since
     order by day`,
    { since },
  );
  return rows.map(({ day }) => day);
}

/** Every day that searches or visits are kept of. */
export async function selectDays(database: Database): Promise<Day[]> {
  const rows = await query<{ day: Day }>(
    database,
    `select ${DAY} as day from search_session
     union select (at at time zone '${TIME_ZONE}')::date from visit order by day`,
  );
  return rows.map(({ day }) => day);
}

/** The time of the database, which is that of events. */
export async function databaseTime(database: Database): Promise<Date> {
  const [row] = await query<{ at: Date }>(database, 'select now() as at');
  return row!.at;
}

/** What there is to count of a day, as it is now: counted search by search, as a join would read the logs of all months. */
export async function selectDaySize(database: Database, day: Day): Promise<DaySize> {
  const [size] = await query<DaySize>(
    database,
    `with begun as materialized (select id, month from search_session where ${BEGUN_ON(':day')})
     select (select count(*)::int from begun) as searches,
            (select coalesce(sum((select count(*) from search_event e
                                   where e.month = begun.month and e.session_id = begun.id)), 0)::int from begun) as events,
            (select coalesce(sum((select count(*) from search_metric m where m.session_id = begun.id)), 0)::int
               from begun) as measures,
            (select count(*)::int from visit
              where at >= ${START_OF(':day')} and at < ${START_OF('cast(:day as date) + 1')}) as exits`,
    { day },
  );
  return size!;
}

/** Ids of the searches and squares that began on a day. */
export async function selectIds(database: Database, day: Day): Promise<string[]> {
  const rows = await query<Pick<SearchSessionRow, 'id'>>(
    database,
    `select id from search_session where ${BEGUN_ON(':day')} order by created_at, id`,
    { day },
  );
  return rows.map(({ id }) => id);
}

/** A search to count, with its log. */
export type RawSearch = Pick<
  SearchSessionRow,
  | 'screen'
  | 'gender'
  | 'age_months'
  | 'price_max_cents'
  | 'occasion'
  | 'source'
  | 'source_keyword'
  | 'source_strict_keyword'
  | 'source_campaign'
  | 'page_size'
  | 'browser'
> & {
  session_id: string;
  hour: number;
  learning_version: number | null;
  first_question_ms: number | null;
  events: TimedEvent[];
};

type EventFields = [
  kind: SearchEventRow['kind'],
  question_id: number | null,
  answer: SearchEventRow['answer'],
  idea_id: number | null,
  feedback: SearchEventRow['feedback'],
  as_question: boolean | null,
  at: number,
];

/** Searches with their logs. */
export async function selectSearches(
  database: Database,
  ids: readonly string[],
): Promise<RawSearch[]> {
  const rows = await query<Omit<RawSearch, 'events'> & { events: EventFields[] }>(
    database,
    `select id as session_id, extract(hour from created_at at time zone '${TIME_ZONE}')::int as hour, screen, gender,
            age_months, price_max_cents, occasion, source, source_keyword, source_strict_keyword, source_campaign,
            page_size, browser,
            (select version_id from learning_activation where at <= created_at order by at desc, id desc limit 1)
              as learning_version,
            (select greatest(round(value), 0) from search_metric m
              where m.session_id = s.id and key = 'time_to_first_question') as first_question_ms,
            (select coalesce(json_agg(json_build_array(kind, question_id, answer, idea_id, feedback, as_question,
                                                       floor(extract(epoch from at) * 1000)::bigint)), '[]')
               from (select * from search_event e where e.month = s.month and e.session_id = s.id
                      order by seq limit ${EVENTS_MAX}) as log) as events
       from search_session s where id = any(cast(:ids as text[]))`,
    { ids: [...ids] },
  );
  return rows.map(({ events, ...search }) => ({ ...search, events: events.map(toEvent) }));
}

/** What is null is no field of an event of that kind, which the constraints of the table see to. */
function toEvent(fields: EventFields): TimedEvent {
  const [kind, question_id, answer, idea_id, feedback, as_question, at] = fields;
  return { kind, question_id, answer, idea_id, feedback, as_question, at } as TimedEvent;
}
