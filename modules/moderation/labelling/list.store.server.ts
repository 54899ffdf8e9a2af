import { type Database, query, type RowsWanted } from '#modules/platform/index.server.ts';
import type { ListedSuggestion } from './shared.ts';

const ORDER = {
  worth: 'asked.worth',
  chance: 'asked.chance',
  shown: 'shown',
  answered: 'answered',
  idea: 'lower(idea.title)',
  question: 'lower(question.content)',
} as const;

export type SuggestionOrder = keyof typeof ORDER;

const FROM = `
  from label_suggestion as asked
  join catalogue_idea as idea on idea.id = asked.idea_id
  join catalogue_question_text as question on question.id = asked.question_id`;

const CONDITION = `
  not exists (select from catalogue_reaction as reaction
               where reaction.idea_id = asked.idea_id and reaction.question_id = asked.question_id)
  and (strpos(lower(idea.title), lower(:text)) > 0 or strpos(lower(question.content), lower(:text)) > 0)`;

export async function countListed(database: Database, text: string): Promise<number> {
  const [row] = await query<{ total: number }>(
    database,
    `select count(*)::int as total ${FROM} where ${CONDITION}`,
    { text },
  );
  return row!.total;
}

export async function selectListed(
  database: Database,
  text: string,
  { orderBy, direction, ...page }: RowsWanted<SuggestionOrder>,
): Promise<ListedSuggestion[]> {
  return await query<ListedSuggestion>(
    database,
    `select asked.idea_id, asked.question_id, idea.title, question.content as question, asked.label, asked.chance,
            coalesce(asked.worth / nullif((select max(worth) from label_suggestion), 0), 0) as worth,
            coalesce(demand.shown, 0)::int as shown, coalesce(yes + no, 0)::int as answered
       ${FROM}
       left join idea_demand as demand on demand.idea_id = asked.idea_id
       left join question_result on question_result.question_id = asked.question_id
      where ${CONDITION}
      order by ${ORDER[orderBy]} ${direction === 'desc' ? 'desc' : 'asc'}, asked.idea_id, asked.question_id
      limit :limit offset :offset`,
    { text, ...page },
  );
}
