import { type Database, execute, type QuestionRow, query } from '#modules/platform/index.server.ts';
import { FORMS, SUBJECTS } from '../vocabulary.ts';
import type { QuestionFields, QuestionForms } from './types.ts';

/**
 * Questions and their relations are edited by one transaction at a time: two that are right by themselves could
 * contradict each other. Held until the transaction ends.
 */
export async function lockStructure(transaction: Database): Promise<void> {
  await execute(transaction, `select pg_advisory_xact_lock(hashtext('catalogue structure'))`);
}

export async function nextQuestionId(database: Database): Promise<number> {
  const [row] = await query<Pick<QuestionRow, 'id'>>(
    database,
    'select coalesce(max(id), 0) + 1 as id from question',
  );
  return row!.id;
}

/** Whether a question other than the one given has this text. */
export async function isContentTaken(
  database: Database,
  content: string,
  except: number | null,
): Promise<boolean> {
  const row = await database('question')
    .where({ content })
    .whereNot('id', except ?? 0)
    .first('id');
  return row !== undefined;
}

export async function insertQuestion(
  database: Database,
  id: number,
  fields: QuestionFields,
): Promise<void> {
  await database('question').insert({ id, ...fields });
}

export async function updateQuestion(
  database: Database,
  id: number,
  changes: Partial<QuestionFields>,
): Promise<boolean> {
  if (Object.keys(changes).length === 0) {
    return (await database('question').where({ id }).first('id')) !== undefined;
  }
  return (await database('question').where({ id }).update(changes)) === 1;
}

/** Sets the fifteen texts of a question. */
export async function updateForms(
  database: Database,
  id: number,
  forms: QuestionForms,
): Promise<void> {
  const rows = SUBJECTS.flatMap((subject) =>
    FORMS.map((form) => ({ question_id: id, subject, form, text: forms[subject][form] })),
  );
  await database('question_form')
    .insert(rows)
    .onConflict(['question_id', 'subject', 'form'])
    .merge(['text']);
}
