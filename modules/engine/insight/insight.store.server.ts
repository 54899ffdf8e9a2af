import { CATEGORIES, type RelationEdge } from '#modules/catalogue/shared.ts';
import { type Database, query } from '#modules/platform/index.server.ts';
import type { Answer } from '../protocol.ts';
import type { Questions } from './relations-snapshot.ts';

export type GivenAnswer = { question_id: number; answer: Answer };

/** The last answer to each question of some searches, without those taken back. @param searches a table with their id and month. */
export const lastAnswers = (searches: string) => `
  select session_id, question_id, answer, seq
    from (select distinct on (e.session_id, e.question_id) e.session_id, e.question_id, e.answer, e.kind, e.seq
            from ${searches} as asked join search_event e on e.session_id = asked.id and e.month = asked.month
           where e.kind in ('answer', 'undo') and e.question_id is not null
           order by e.session_id, e.question_id, e.seq desc) as last
   where kind = 'answer'`;

/** Answers in order, as an aggregate over `lastAnswers`. */
const ANSWERS_IN_ORDER = `jsonb_agg(jsonb_build_object('question_id', question_id, 'answer', answer) order by seq)`;

/** The answers of those of the last searches that answered one of some questions, in order, without those taken back. */
export function selectRecentAnswers(
  database: Database,
  questionIds: readonly number[],
): Promise<{ answers: GivenAnswer[] }[]> {
  return query<{ answers: GivenAnswer[] }>(
    database,
    `select ${ANSWERS_IN_ORDER} as answers from (${lastAnswers('recent_search')}) as last
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
