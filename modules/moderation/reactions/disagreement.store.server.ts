import { db, query } from '#modules/platform/index.server.ts';

/** Of a question: the pairs that several people labelled, and those of them where they say different things. */
export type Disagreement = { question_id: number; pairs: number; disagreeing: number };

/**
 * How often contributors disagree about a question: one says yes where another says no or nothing. How strongly they say it
 * is not compared, and what was rejected does not count.
 */
export async function disagreementByQuestion(): Promise<Disagreement[]> {
  return await query<Disagreement>(
    db,
    `with pair as (
       select question_id, count(distinct left(label::text, 2)) as directions
         from user_reaction where state <> 'rejected'
        group by question_id, idea_id having count(*) > 1)
     select question_id, count(*)::int as pairs, count(*) filter (where directions > 1)::int as disagreeing
       from pair group by question_id`,
  );
}
