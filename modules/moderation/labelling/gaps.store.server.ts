import { AGE_FLOOR } from '#modules/engine/shared.ts';
import { type Database, query } from '#modules/platform/index.server.ts';
import { BANDS, FIRST_DECADE, LAST_DECADE, type PoorQuestion, type Recipients } from './gaps.ts';
import { SEPARATING_IDEAS } from './needs.store.server.ts';

const MONTHS_PER_DECADE = 120;
/** Searches that are counted at most. */
const SEARCHES_MAX = 20_000;
/** Of so many months back, besides the current one. */
const MONTHS = 2;

/** The last price of each band but the last, in cents, as a price just above begins the next one. */
const BOUNDS = BANDS.slice(0, -1).map(([, to]) => to * 100 + 1);

/** Ideas that are available, by gender, decades of age (both included) and band of prices. */
export function countIdeasByRecipients(
  database: Database,
): Promise<(Omit<Recipients, 'decade'> & { from: number; to: number; ideas: number })[]> {
  return query(
    database,
    `select gender, band, "from", "to", count(*)::integer as ideas
       from (select gender, width_bucket(price_cents, cast(:bounds as integer[])) as band,
                    ${decadeOf('coalesce(age_min_months, 0)')} as "from",
                    ${decadeOf(`coalesce(age_max_months, ${LAST_DECADE * MONTHS_PER_DECADE})`)} as "to"
               from catalogue_idea
              where available and price_cents is not null and coalesce(age_max_months >= :floor, true)) as idea
      group by 1, 2, 3, 4`,
    { bounds: BOUNDS, floor: AGE_FLOOR },
  );
}

/** Searches of the last months that gave up, by the profile alone. */
export function countGivenUp(
  database: Database,
  now: Date,
): Promise<(Recipients & { searches: number })[]> {
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS, 1));
  return query(
    database,
    `select gender, ${decadeOf('age_months')} as decade,
            width_bucket(price_max_cents, cast(:bounds as integer[])) as band, count(*)::integer as searches
       from (select gender, age_months, price_max_cents from given_up_search
              where month >= cast(:since as date) limit :most) as search
      group by 1, 2, 3`,
    { bounds: BOUNDS, since: since.toISOString().slice(0, 10), most: SEARCHES_MAX },
  );
}

/** Questions with the fewest labelled ideas, as they were last counted (see prepare.commands.server.ts). */
export function selectPoorQuestions(database: Database, limit: number): Promise<PoorQuestion[]> {
  return query(
    database,
    `select id, content, ideas from (
       select question.id, content,
              coalesce((select sum(ideas) from label_frequency where question_id = question.id), 0)::integer as ideas
         from catalogue_question_text as question
        where category <> 'Unknown' and exists (select from idea_demand)) as counted
      where ideas < :separating order by ideas, id limit :limit`,
    { separating: SEPARATING_IDEAS, limit },
  );
}

function decadeOf(months: string): string {
  return `least(greatest(${months} / ${MONTHS_PER_DECADE}, ${FIRST_DECADE}), ${LAST_DECADE})`;
}
