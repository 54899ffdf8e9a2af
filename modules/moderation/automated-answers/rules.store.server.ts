import {
  type CatalogueAutomatedAnswerRow,
  type Database,
  query,
  type RowsWanted,
} from '#modules/platform/index.server.ts';

/** What rules are sorted by. */
export type RuleOrder = 'question' | 'answer' | 'id';

export type RuleFilters = {
  /** A part of the question. */
  text?: string;
  answer?: CatalogueAutomatedAnswerRow['answer'];
  paused?: boolean;
};

export type ListedRule = CatalogueAutomatedAnswerRow & { content: string };

const FROM = `
  from catalogue_automated_answer rule join catalogue_question_text as question on question.id = question_id
 where (cast(:text as text) is null or position(lower(:text) in lower(content)) > 0)
   and (cast(:answer as text) is null or cast(answer as text) = :answer)
   and (cast(:paused as boolean) is null or paused = :paused)`;

const ORDER: Record<RuleOrder, string> = {
  question: 'lower(content)',
  answer: 'answer',
  id: 'rule.id',
};

function bindingsOf({ text, answer, paused }: RuleFilters) {
  return { text: text || null, answer: answer ?? null, paused: paused ?? null };
}

export async function countRules(database: Database, filters: RuleFilters): Promise<number> {
  const [row] = await query<{ total: number }>(
    database,
    `select count(*)::int as total ${FROM}`,
    bindingsOf(filters),
  );
  return row!.total;
}

export function selectRules(
  database: Database,
  filters: RuleFilters,
  { orderBy, direction, limit, offset }: RowsWanted<RuleOrder>,
): Promise<ListedRule[]> {
  return query<ListedRule>(
    database,
    `select rule.*, content ${FROM} order by ${ORDER[orderBy]} ${direction}, rule.id limit :limit offset :offset`,
    { ...bindingsOf(filters), limit, offset },
  );
}
