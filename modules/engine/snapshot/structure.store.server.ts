import type pg from 'pg';
import type { Category, Form, Subject } from '#modules/catalogue/shared.ts';
import type { QuestionInput, RelationKind } from '../core/index.server.ts';

export type QuestionRow = QuestionInput & {
  id: number;
  category_name: Category;
  allow_doubt: boolean;
};

/** A rule of automated answers; conditions that are null do not restrict it. A value of 0: never to be asked. */
export type AutomatedAnswerRow = {
  gender: Subject | null;
  age_min_months: number | null;
  age_max_months: number | null;
  occasion: string | null;
  question_id: number;
  value: number;
  conditions: { question_id: number; yes: boolean }[];
};

/** The texts of a question by subject and form. */
export type QuestionForms = Record<Subject, Record<Form, string>>;

/** What every idea is read in the light of. */
export type Structure = Awaited<ReturnType<typeof loadStructure>>;

/** Everything but the ideas, read on a connection whose transaction gives one view of the database. */
export async function loadStructure(client: pg.Client) {
  const rows = async <Row>(sql: string) => (await client.query(sql)).rows as Row[];
  const [{ revision, idea_count, label_count }] = (await rows(SIZES)) as [Sizes];
  const [learned] = await rows<{ answer_table: unknown }>(LEARNED_TABLE);
  return {
    revision,
    ideaCount: idea_count,
    labelCount: label_count,
    questions: await rows<QuestionRow>(QUESTIONS),
    forms: await rows<{ question_id: number; texts: QuestionForms }>(FORMS),
    relations: await rows<RelationRow>(RELATIONS),
    twins: await rows<TwinRow>(TWINS),
    automated: await rows<AutomatedAnswerRow>(AUTOMATED_ANSWERS),
    /** As stored, for readAnswerTable; undefined while nothing is learned. */
    storedAnswerTable: learned?.answer_table,
  };
}

type Sizes = { revision: number; idea_count: number; label_count: number };
type RelationRow = { question_id: number; relation: RelationKind; other_question_id: number };
type TwinRow = { idea_id: number; other_idea_id: number; same: boolean };

// Labels are only estimated: counting them would take as long as reading a good part of them.
const SIZES = `
  select revision::float8, (select count(*) from idea)::float8 as idea_count,
         (select greatest(reltuples, 0)::float8 from pg_class where oid = 'reaction'::regclass) as label_count
  from catalogue_revision`;

const QUESTIONS = `
  select id, category as category_name, allow_doubt,
         array_position(enum_range(null::question_category), category) - 1 as category,
         coalesce(yes, 0) as yes, coalesce(no, 0) as no, coalesce(unknown, 0) as unknown
  from question left join question_outcome on question_id = id
  order by id`;

const FORMS = `
  select question_id, jsonb_object_agg(subject, texts) as texts
  from (select question_id, subject, jsonb_object_agg(form, text) as texts
        from question_form group by question_id, subject) as by_subject
  group by question_id`;

const RELATIONS = 'select question_id, relation, other_question_id from question_relation';

const TWINS = `
  select idea_id::float8, other_idea_id::float8,
         kind in ('Identical', 'OnlySizeDifference', 'OnlyColorDifference') as same
  from idea_twin where kind <> 'Distinct'`;

const LEARNED_TABLE = 'select answer_table from learning_version where active';

const AUTOMATED_ANSWERS = `
  select gender, age_min_months, age_max_months, occasion, question_id,
         case answer when 'Yes' then 1 when 'ProbablyYes' then 0.5 when 'ProbablyNo' then -0.5 when 'No' then -1
                     else 0 end::float8 as value,
         coalesce((select jsonb_agg(jsonb_build_object('question_id', abs(asked), 'yes', asked > 0))
                   from unnest(conditions) as asked), '[]') as conditions
  from automated_answer
  order by question_id, answer in ('ProbablyYes', 'ProbablyNo'), id`;
