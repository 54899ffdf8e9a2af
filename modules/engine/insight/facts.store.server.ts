import {
  type Database,
  type Day,
  db,
  execute,
  type IdeaFactRow,
  type QuestionFactRow,
  type SearchFactRow,
} from '#modules/platform/index.server.ts';
import { IDEA_COUNTS, QUESTION_COUNTS } from './counts.ts';
import type { DaySize } from './raw-searches.store.server.ts';

/** A row of facts, but for what the database adds. */
export type SearchFact = Omit<SearchFactRow, 'id' | 'day'>;
export type IdeaFact = Omit<IdeaFactRow, 'day'>;
export type QuestionFact = Omit<QuestionFactRow, 'day'>;

/** Until when everything that was done is in the counts; null before the first time. */
export async function findCountedUntil(): Promise<Date | null> {
  const row = await db('counting_progress').first('counted_until');
  return row?.counted_until ?? null;
}

export async function storeCountedUntil(until: Date): Promise<void> {
  await db('counting_progress').insert({ counted_until: until }).onConflict('single').merge();
}

/** Takes the ids of searches that were erased since out of their facts; returns how many. */
export async function forgetErasedSearches(): Promise<number> {
  return await execute(
    db,
    `update search_fact fact set session_id = null
      where session_id is not null and not exists (select from search_session where id = fact.session_id)`,
  );
}

/** What there was to count of a day when it was counted; null when it never was. */
export async function findCountedSize(database: Database, day: Day): Promise<DaySize | null> {
  const row = await database('counted_day')
    .where('day', day)
    .first('searches', 'events', 'measures', 'exits');
  return row ?? null;
}

/** Begins a day's facts anew. */
export async function resetDay(
  trx: Database,
  day: Day,
  size: DaySize,
  countedAt: Date,
): Promise<void> {
  await trx('counted_day').where('day', day).delete();
  await execute(
    trx,
    `insert into counted_day (day, counted_at, searches, events, measures, exits)
     values (:day, :countedAt, :searches, :events, :measures, :exits)`,
    { day, countedAt, ...size },
  );
}

const SEARCH_COLUMNS = `hour, session_id, screen, gender, age_band, budget_band, occasion, source, keyword,
  keyword_is_exact, campaign, page_size, browser, learning_version, end_kind, accepted_idea, asked, answers, unknown,
  undone, shown, refused, inconsistent, kept, clicked, questions_to_idea, proposals_to_accepted, seconds,
  first_question_ms`;

export const insertSearchFacts = (trx: Database, day: Day, rows: readonly SearchFact[]) =>
  insertFacts(trx, 'search_fact', SEARCH_COLUMNS, day, rows);

const IDEA_COLUMNS = `idea_id, screen, gender, age_band, budget_band, ${IDEA_COUNTS.join(', ')}`;

export const insertIdeaFacts = (trx: Database, day: Day, rows: readonly IdeaFact[]) =>
  insertFacts(trx, 'idea_fact', IDEA_COLUMNS, day, rows);

const QUESTION_COLUMNS = `question_id, gender, age_band, budget_band, ${QUESTION_COUNTS.join(', ')}`;

export const insertQuestionFacts = (trx: Database, day: Day, rows: readonly QuestionFact[]) =>
  insertFacts(trx, 'question_fact', QUESTION_COLUMNS, day, rows);

/** So many rows are sent at once. */
const BATCH = 5000;

async function insertFacts(
  trx: Database,
  table: 'search_fact' | 'idea_fact' | 'question_fact',
  columns: string,
  day: Day,
  rows: readonly object[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await execute(
      trx,
      `insert into ${table} (day, ${columns})
       select cast(:day as date), ${columns} from jsonb_populate_recordset(null::${table}, cast(:rows as jsonb))`,
      { day, rows: JSON.stringify(rows.slice(at, at + BATCH)) },
    );
  }
}

/** Notes how large the catalogue is on a day. */
export async function storeCatalogueSize(day: Day): Promise<void> {
  await execute(
    db,
    `insert into catalogue_growth (day, ideas, available_ideas, labelled_ideas, labels, questions, merchants)
     select cast(:day as date), idea.count, idea.available, label.ideas, label.labels,
            (select count(*) from catalogue_question), (select count(*) from catalogue_merchant)
       from (select count(*), count(*) filter (where available) as available from catalogue_idea) as idea,
            (select count(*) filter (where labels > 0) as ideas, coalesce(sum(labels), 0) as labels
               from catalogue_label_count) as label
     on conflict (day) do update
       set (ideas, available_ideas, labelled_ideas, labels, questions, merchants)
         = (excluded.ideas, excluded.available_ideas, excluded.labelled_ideas, excluded.labels, excluded.questions,
            excluded.merchants)`,
    { day },
  );
}
