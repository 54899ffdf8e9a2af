import {
  type Category,
  FORMS,
  type Form,
  SUBJECTS,
  type Subject,
} from '#modules/catalogue/shared.ts';
import { type Database, db } from '#modules/platform/index.server.ts';
import type { LabelColumns, QuestionInput, RelationKind } from '../core/input.ts';
import { findAnswerTable } from '../learning/learning.store.server.ts';

export type IdeaRow = {
  id: number;
  price_cents: number | null;
  rating: number | null;
  available: boolean;
  recipient: number;
  age_min_months: number | null;
  age_max_months: number | null;
  seasonal: boolean;
  shown: number;
  accepted: number;
};

export type QuestionRow = QuestionInput & {
  id: number;
  category_name: Category;
  allow_doubt: boolean;
};

/** A rule of automated answers; conditions that are null do not restrict it. */
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

/** Everything the snapshot is made of, read in one consistent view of the database. */
export async function loadCatalogueRows() {
  return await db.transaction(
    async (view) => {
      const { revision } = await view('catalogue_revision').first('revision');
      const ideas = await loadIdeas(view);
      const questions = await loadQuestions(view);
      return {
        revision: revision as number,
        ideas,
        questions,
        forms: await loadForms(view),
        relations: await loadRelations(view),
        labels: await loadLabels(view, ideas, questions),
        twins: await loadTwins(view),
        automated: await loadAutomatedAnswers(view),
        table: await findAnswerTable(view),
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

async function loadIdeas(view: Database): Promise<IdeaRow[]> {
  return await view('idea')
    .leftJoin('idea_outcome', 'idea_outcome.idea_id', 'idea.id')
    .select(
      'idea.id',
      'price_cents',
      'rating',
      'available',
      'age_min_months',
      'age_max_months',
      view.raw('array_position(enum_range(null::subject), gender) - 1 as recipient'),
      view.raw(`(title || ' ' || description) ~* '\\m(noël|avent)\\M' as seasonal`),
      view.raw('coalesce(shown, 0) as shown'),
      view.raw('coalesce(accepted, 0) as accepted'),
    )
    .orderBy('idea.id');
}

async function loadQuestions(view: Database): Promise<QuestionRow[]> {
  return await view('question')
    .leftJoin('question_outcome', 'question_outcome.question_id', 'question.id')
    .select(
      'question.id',
      'category as category_name',
      'allow_doubt',
      view.raw('array_position(enum_range(null::question_category), category) - 1 as category'),
      view.raw('coalesce(yes, 0) as yes'),
      view.raw('coalesce(no, 0) as no'),
      view.raw('coalesce(unknown, 0) as unknown'),
    )
    .orderBy('question.id');
}

async function loadForms(view: Database): Promise<Map<number, QuestionForms>> {
  const rows: { question_id: number; subject: Subject; form: Form; text: string }[] = await view(
    'question_form',
  ).select('question_id', 'subject', 'form', 'text');
  const forms = new Map<number, QuestionForms>();
  for (const { question_id, subject, form, text } of rows) {
    let entry = forms.get(question_id);
    if (!entry) {
      const empty = () => Object.fromEntries(FORMS.map((name) => [name, '']));
      entry = Object.fromEntries(SUBJECTS.map((name) => [name, empty()])) as QuestionForms;
      forms.set(question_id, entry);
    }
    entry[subject][form] = text;
  }
  return forms;
}

async function loadRelations(
  view: Database,
): Promise<{ question_id: number; relation: RelationKind; other_question_id: number }[]> {
  return await view('question_relation').select('question_id', 'relation', 'other_question_id');
}

/** Labels as columns of indices; the database sends them as three arrays, not as a row each. */
async function loadLabels(
  view: Database,
  ideas: readonly IdeaRow[],
  questions: readonly QuestionRow[],
): Promise<LabelColumns> {
  const { rows } = await view.raw(`
    select coalesce(array_agg(idea_id::text::integer), '{}') as idea,
           coalesce(array_agg(question_id), '{}') as question,
           coalesce(array_agg((array_position(enum_range(null::reaction_label), label) - 1)), '{}') as label
    from reaction`);
  const columns: { idea: number[]; question: number[]; label: number[] } = rows[0];
  const ideaIndex = new Map(ideas.map(({ id }, index) => [id, index]));
  const questionIndex = new Map(questions.map(({ id }, index) => [id, index]));
  return {
    idea: Uint32Array.from(columns.idea, (id) => ideaIndex.get(id)!),
    question: Uint16Array.from(columns.question, (id) => questionIndex.get(id)!),
    label: Uint8Array.from(columns.label),
  };
}

async function loadTwins(
  view: Database,
): Promise<{ idea_id: number; other_idea_id: number; same: boolean }[]> {
  return await view('idea_twin')
    .whereIn('kind', [
      'Identical',
      'OnlySizeDifference',
      'OnlyColorDifference',
      'OnlyQualityDifference',
      'CouldBeDistinguishedLater',
      'SameSpectacle',
    ])
    .select(
      'idea_id',
      'other_idea_id',
      view.raw("kind in ('Identical', 'OnlySizeDifference', 'OnlyColorDifference') as same"),
    );
}

async function loadAutomatedAnswers(view: Database): Promise<AutomatedAnswerRow[]> {
  const { rows } = await view.raw(`
    select gender, age_min_months, age_max_months, occasion, a.question_id,
           case answer when 'Yes' then 1 when 'ProbablyYes' then 0.5 when 'ProbablyNo' then -0.5 else -1 end::float as value,
           coalesce(jsonb_agg(jsonb_build_object('question_id', c.question_id, 'yes', c.yes))
                    filter (where c.question_id is not null), '[]') as conditions
    from automated_answer a
    left join automated_answer_condition c on c.automated_answer_id = a.id
    group by a.id order by a.id`);
  return rows;
}
