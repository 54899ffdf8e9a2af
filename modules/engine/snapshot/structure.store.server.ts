import type pg from 'pg';
import { type Phrase, phrasesOf } from '#modules/catalogue/matching/shared.ts';
import { AUTOMATED_ANSWER_VALUE, type Form, type Subject } from '#modules/catalogue/shared.ts';
import type {
  CatalogueAutomatedAnswerRow,
  CatalogueQuestionFormRow,
  CatalogueQuestionRelationRow,
  CatalogueQuestionRow,
  CurrentCatalogueRevisionRow,
  LearningVersionRow,
} from '#modules/platform/index.server.ts';
import { caseOf } from '#modules/platform/shared.ts';
import type { QuestionInput } from '../core/index.server.ts';
import type { TwinRow } from './twin-groups.ts';

export type ReadQuestion = QuestionInput &
  Pick<CatalogueQuestionRow, 'id' | 'allow_doubt'> & {
    category_name: CatalogueQuestionRow['category'];
  };

/** A rule of automated answers; conditions that are null do not restrict it. A value of 0: never to be asked. */
export type AutomatedAnswer = Omit<
  CatalogueAutomatedAnswerRow,
  'id' | 'answer' | 'conditions' | 'hint_words' | 'paused'
> & {
  value: number;
  conditions: { question_id: number; yes: boolean }[];
  /** One of these is to be in the hints; null where that does not matter. */
  hints: readonly Phrase[] | null;
};

type StoredRule = Omit<AutomatedAnswer, 'hints'> & Pick<CatalogueAutomatedAnswerRow, 'hint_words'>;

function toRule({ hint_words, ...rule }: StoredRule): AutomatedAnswer {
  return { ...rule, hints: hint_words && phrasesOf(hint_words) };
}

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
    automated: (await rows<StoredRule>(AUTOMATED_ANSWERS)).map(toRule),
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

const VALUE = caseOf('answer', AUTOMATED_ANSWER_VALUE);

/** Of each question, the answers without doubt come first. */
const AUTOMATED_ANSWERS = `
  select gender, age_min_months, age_max_months, budget_min_cents, budget_max_cents, occasion, hint_words, question_id,
         ${VALUE}::float8 as value,
         coalesce((select jsonb_agg(jsonb_build_object('question_id', abs(asked), 'yes', asked > 0))
                   from unnest(conditions) as asked), '[]') as conditions
  from catalogue_automated_answer where not paused
  order by question_id, mod(${VALUE}, 1) <> 0, id`;
