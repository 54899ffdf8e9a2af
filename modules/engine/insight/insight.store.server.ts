import { CATEGORIES, type RelationEdge } from '#modules/catalogue/shared.ts';
import { type Database, query, type SearchEventRow } from '#modules/platform/index.server.ts';
import type { Questions } from './impact.ts';

type GivenAnswers = { answers: { question_id: number; answer: SearchEventRow['answer'] }[] };

/** The answers of those of the last searches that answered one of some questions, in order, without those taken back. */
export function selectRecentAnswers(
  database: Database,
  questionIds: readonly number[],
): Promise<GivenAnswers[]> {
  return query<GivenAnswers>(
    database,
    `select jsonb_agg(jsonb_build_object('question_id', question_id, 'answer', answer) order by seq) as answers
       from (select distinct on (e.session_id, e.question_id) e.session_id, e.question_id, e.answer, e.kind, e.seq
               from recent_search recent
               join search_event e on e.session_id = recent.id and e.month = recent.month
              where e.kind in ('answer', 'undo') and e.question_id is not null
              order by e.session_id, e.question_id, e.seq desc) as last
      where kind = 'answer'
      group by session_id having bool_or(question_id = any(cast(:questionIds as integer[])))`,
    { questionIds: [...questionIds] },
  );
}

export async function countRecentSearches(database: Database): Promise<number> {
  const [row] = await query<{ searches: number }>(
    database,
    'select count(*)::int as searches from recent_search',
  );
  return row!.searches;
}

export async function selectQuestions(database: Database): Promise<Questions> {
  const rows = await query<{ id: number; category: (typeof CATEGORIES)[number] }>(
    database,
    'select id, category from catalogue_question order by id',
  );
  return rows.map(({ id, category }) => ({ id, category: CATEGORIES.indexOf(category) }));
}

export function selectRelations(database: Database): Promise<RelationEdge[]> {
  return query<RelationEdge>(
    database,
    `select question_id as "from", relation, other_question_id as "to" from catalogue_question_relation`,
  );
}
