import { CATEGORY_ORDER } from '#modules/catalogue/shared.ts';
import {
  containing,
  type Database,
  query,
  type RowsWanted,
} from '#modules/platform/index.server.ts';
import type { ListedQuestion, QuestionFilters, QuestionOrder } from './types.ts';

/** From how many answers on their shares say something, and what share is one-sided. */
const ENOUGH_ANSWERS = 30;
const ONE_SIDED = 0.95;
const UNKNOWN_TOO_OFTEN = 0.5;
/** With fewer labelled ideas, an answer moves hardly anything. */
const ENOUGH_LABELS = 5;

const LABELLED = `from catalogue_reaction where question_id = question.id and label <> 'None'`;
const LABELS = `(select count(*)::int ${LABELLED})`;

/** Why answers to a question tell ideas apart badly; null when they do not. */
const PROBLEM = `case
    when yes + no + unknown >= ${ENOUGH_ANSWERS} and unknown >= ${UNKNOWN_TOO_OFTEN} * (yes + no + unknown) then 'unknown'
    when yes + no >= ${ENOUGH_ANSWERS} and greatest(yes, no) >= ${ONE_SIDED} * (yes + no) then 'one_sided'
    when (select count(*) from (select ${LABELLED} limit ${ENOUGH_LABELS}) as labelled) < ${ENOUGH_LABELS} then 'few_labels'
  end`;

const FROM = `
  from catalogue_question question
  join catalogue_question_form form
    on form.question_id = question.id and form.subject = 'Unknown' and form.form = 'interrogative'
  left join question_use used on used.question_id = question.id
  where form.text ilike :like
    and (cast(:category as text) is null or question.category::text = :category)
    and (not cast(:own as boolean) or question.id in (
      select question_id from contribution join contributor on contributor.id = contributor_id
       where contributor.account_id = :account and question_id is not null))
    and (cast(:problem as text) is null or ${PROBLEM} = :problem)`;

const ORDER: Record<QuestionOrder, string> = {
  text: 'form.text',
  category: `array_position(array[${CATEGORY_ORDER.map((each) => `'${each}'`)}], question.category::text)`,
  labels: LABELS,
  asked: 'coalesce(asked, 0)',
  yes: 'yes::float8 / nullif(yes + no + unknown, 0)',
  no: 'no::float8 / nullif(yes + no + unknown, 0)',
  unknown: 'unknown::float8 / nullif(yes + no + unknown, 0)',
};

export async function countQuestions(
  database: Database,
  filters: QuestionFilters,
  account: number,
): Promise<number> {
  const [row] = await query<{ total: number }>(
    database,
    `select count(*)::int as total ${FROM}`,
    bindingsOf(filters, account),
  );
  return row!.total;
}

export function selectQuestions(
  database: Database,
  filters: QuestionFilters,
  { orderBy, direction, limit, offset }: RowsWanted<QuestionOrder>,
  account: number,
): Promise<ListedQuestion[]> {
  return query<ListedQuestion>(
    database,
    `select question.id, form.text as content, question.category, ${LABELS} as labels, coalesce(asked, 0) as asked,
            coalesce(yes, 0) as yes, coalesce(no, 0) as no, coalesce(unknown, 0) as unknown, ${PROBLEM} as problem ${FROM}
      order by ${ORDER[orderBy]} ${direction} nulls last, question.id limit :limit offset :offset`,
    { ...bindingsOf(filters, account), limit, offset },
  );
}

function bindingsOf({ q, category, own, problem }: QuestionFilters, account: number) {
  return { like: containing(q), category, own, problem, account };
}
