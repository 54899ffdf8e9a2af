import { type Database, type QuestionRow, query } from '#modules/platform/index.server.ts';
import type { RelationEdge } from '../relations.ts';
import { FORMS, type Form, SUBJECTS, type Subject } from '../vocabulary.ts';

/** A question with its texts and its relations, as it is edited. */
export type EditedQuestion = Pick<
  QuestionRow,
  'id' | 'content' | 'category' | 'keywords' | 'allow_doubt'
> & {
  forms: Record<Subject, Record<Form, string>>;
  /** Those that begin or end at it, in a fixed order. */
  relations: RelationEdge[];
};

export type QuestionText = Pick<QuestionRow, 'id' | 'content' | 'category'>;

/** @returns null when there is none of that id. */
export async function selectQuestion(
  database: Database,
  id: number,
): Promise<EditedQuestion | null> {
  const question = await database('question')
    .where({ id })
    .first('id', 'content', 'category', 'keywords', 'allow_doubt');
  if (!question) return null;
  const texts = await database('question_form')
    .where({ question_id: id })
    .select('subject', 'form', 'text');
  const textOf = (subject: Subject, form: Form) =>
    texts.find((each) => each.subject === subject && each.form === form)?.text ?? '';
  const forms = Object.fromEntries(
    SUBJECTS.map((subject) => [
      subject,
      Object.fromEntries(FORMS.map((form) => [form, textOf(subject, form)])),
    ]),
  ) as EditedQuestion['forms'];
  const relations = await query<RelationEdge>(
    database,
    `select question_id as "from", relation, other_question_id as "to" from question_relation
      where question_id = :id or other_question_id = :id
      order by question_id <> :id, relation, question_id, other_question_id`,
    { id },
  );
  return { ...question, forms, relations };
}

/** Every question that is not withdrawn, by id. */
export async function selectTexts(database: Database): Promise<QuestionText[]> {
  return database('question')
    .whereNot({ category: 'Unknown' })
    .orderBy('id')
    .select('id', 'content', 'category');
}

export async function selectTextsOf(
  database: Database,
  ids: readonly number[],
): Promise<QuestionText[]> {
  return database('question')
    .whereIn('id', [...ids])
    .orderBy('id')
    .select('id', 'content', 'category');
}
