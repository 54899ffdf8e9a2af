import type { Readable } from 'node:stream';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '#modules/platform/index.server.ts';
import { COHORT_EXPORT } from '../cohorts/index.server.ts';
import { DESCRIBED_PEOPLE_EXPORT } from '../described-people/index.server.ts';
import { TWIN_EXPORT } from '../twins/index.server.ts';
import type { FileName } from './format.ts';

const yesNo = (column: string) => `case when ${column} then 'true' else 'false' end as ${column}`;

// Sorted by key in byte order, so that the same catalogue always gives the same bytes, whatever the database's collation.
// Empty texts are written as empty fields: unquoted, like unknown values.
const QUERIES: Record<FileName, string> = {
  merchants: `select id, name, host, ${yesNo('affiliated')} from merchant order by id`,
  ideas: `select merchant_id, id_within_merchant, title, nullif(description, '') as description, price_cents, rating,
      ${yesNo('available')}, image, content, gender, age_min_months, age_max_months,
      rtrim(rtrim(to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '0'), '.') || 'Z' as added_at,
      price_min_cents, price_max_cents, short_title
    from idea order by merchant_id, id_within_merchant collate "C"`,
  questions: `select id, content, category, nullif(array_to_string(keywords, ';'), '') as keywords,
      ${yesNo('allow_doubt')}, nullif(filling_description, '') as filling_description, filling_pos
    from question order by id`,
  question_forms:
    'select question_id, subject, form, text from question_form order by question_id, subject, form',
  question_relations:
    'select question_id, relation, other_question_id from question_relation order by question_id, relation, other_question_id',
  reactions: `select i.merchant_id, i.id_within_merchant, r.question_id, r.label
    from reaction as r join idea as i on i.id = r.idea_id
    order by i.merchant_id, i.id_within_merchant collate "C", r.question_id`,
  automated_answers: `select question_id, answer, gender, age_min_months, age_max_months, occasion,
      (select string_agg(abs(id) || case when id > 0 then ':yes' else ':no' end, ';' order by abs(id))
         from unnest(conditions) as id) as conditions,
      budget_min_cents, budget_max_cents, array_to_string(hint_words, ';') as hint_words,
      case when paused then 'true' else 'false' end as paused
    from automated_answer
    order by question_id, gender, age_min_months, age_max_months, occasion collate "C", conditions,
      budget_min_cents, budget_max_cents, hint_words collate "C"`,
  cohorts: COHORT_EXPORT,
  idea_twins: TWIN_EXPORT,
  described_people: DESCRIBED_PEOPLE_EXPORT,
  idea_keywords: `select merchant_id, id_within_merchant, array_to_string(keywords, ';') as keywords
    from idea where keywords <> '{}' order by merchant_id, id_within_merchant collate "C"`,
};

/** The bytes of one exchange file. */
export async function exportStream(trx: Database, file: FileName): Promise<Readable> {
  const connection = (await trx.client.acquireConnection()) as PoolClient;
  return connection.query(copyTo(`copy (${QUERIES[file]}) to stdout with (format csv, header)`));
}
