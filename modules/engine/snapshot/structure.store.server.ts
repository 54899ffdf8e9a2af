import type pg from 'pg';
import type { Form, Subject } from '#modules/catalogue/shared.ts';
import type {
  CatalogueQuestionFormRow,
  CatalogueQuestionRelationRow,
  CatalogueQuestionRow,
  CurrentCatalogueRevisionRow,
  LearningVersionRow,
} from '#modules/platform/index.server.ts';
import type { QuestionInput } from '../core/index.server.ts';
import { type AutomatedAnswerRule, toAutomatedAnswers } from './automated-answers.ts';
import type { TwinRow } from './twin-groups.ts';

export type ReadQuestion = QuestionInput &
  Pick<CatalogueQuestionRow, 'id' | 'allow_doubt'> & {
    category_name: CatalogueQuestionRow['category'];
  };

/** The texts of a question by subject and form. */
export type QuestionForms = Record<Subject, Record<Form, string>>;

/** The questions with their relations, which every idea is read against. */
export type Structure = Awaited<ReturnType<typeof loadStructure>>;

/** Everything but the ideas, read on a connection whose transaction gives one view of the database. */
export async function loadStructure(client: pg.Client) {
  const rows = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
  const [sizes] = await rows<Sizes>(SIZES);
  const { revision, idea_count, label_count } = sizes!;
  const [learned] = await rows<Pick<LearningVersionRow, 'answer_table'>>(LEARNED_TABLE);
  return {
    revision,
    ideaCount: idea_count,
    labelCount: label_count,
    questions: await rows<ReadQuestion>(QUESTIONS),
    forms: await rows<Pick<CatalogueQuestionFormRow, 'question_id'> & { texts: QuestionForms }>(
      FORMS,
    ),
    relations: await rows<CatalogueQuestionRelationRow>(RELATIONS),
    twins: await rows<TwinRow>(TWINS),
    automated: toAutomatedAnswers(await rows<AutomatedAnswerRule>(AUTOMATED_ANSWERS)),
    /** As stored, for readAnswerTable; undefined while nothing is learned. */
    storedAnswerTable: learned?.answer_table,
  };
}

type Sizes = Pick<CurrentCatalogueRevisionRow, 'revision'> & {
  idea_count: number;
  label_count: number;
};

const SIZES = `
  select revision::float8, ideas::float8 as idea_count, estimated_labels::float8 as label_count
  from current_catalogue_revision, catalogue_size`;

const QUESTIONS = `
  select id, category as category_name, allow_doubt,
         array_position(enum_range(null::question_category), category) - 1 as category,
         coalesce(yes, 0) as yes, coalesce(no, 0) as no, coalesce(unknown, 0) as unknown
  from catalogue_question left join question_outcome on question_id = id
  order by id`;

const FORMS = `
  select question_id, jsonb_object_agg(subject, texts) as texts
  from (select question_id, subject, jsonb_object_agg(form, text) as texts
        from catalogue_question_form group by question_id, subject) as by_subject
  group by question_id`;

const RELATIONS =
  'select question_id, relation, other_question_id from catalogue_question_relation';

const TWINS = `
  select idea_id::float8, other_idea_id::float8, kind from catalogue_twin where kind <> 'Distinct'`;

const LEARNED_TABLE = 'select answer_table from learning_version where active';

const AUTOMATED_ANSWERS = `
  select question_id, answer, gender, age_min_months, age_max_months, occasion, conditions, budget_min_cents,
         budget_max_cents, hint_words
  from catalogue_automated_answer where not paused order by id`;
