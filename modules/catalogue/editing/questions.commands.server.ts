import type { Database } from '#modules/platform/index.server.ts';
import { LAST_QUESTION_ID } from '../vocabulary.ts';
import {
  insertQuestion,
  isContentTaken,
  lockStructure,
  nextQuestionId,
  updateForms,
  updateQuestion,
} from './questions.store.server.ts';
import type { QuestionFields, QuestionForms } from './types.ts';

export type AddQuestionResult =
  | { ok: true; id: number }
  /** Another question has this text, or there is no free number left. */
  | { ok: false; reason: 'same_content' | 'catalogue_full' };

/** Adds a question with its fifteen texts, under the next free number. It is asked once the transaction commits. */
export async function addQuestion(
  transaction: Database,
  fields: QuestionFields,
  forms: QuestionForms,
): Promise<AddQuestionResult> {
  await lockStructure(transaction);
  if (await isContentTaken(transaction, fields.content, null)) {
    return { ok: false, reason: 'same_content' };
  }
  const id = await nextQuestionId(transaction);
  if (id > LAST_QUESTION_ID) return { ok: false, reason: 'catalogue_full' };
  await insertQuestion(transaction, id, fields);
  await updateForms(transaction, id, forms);
  return { ok: true, id };
}

export type ChangeQuestionResult =
  | { ok: true }
  | { ok: false; reason: 'unknown_question' | 'same_content' };

/** Changes some fields of a question, and its texts where they are given; the category Unknown withdraws it. */
export async function changeQuestion(
  transaction: Database,
  id: number,
  changes: Partial<QuestionFields>,
  forms?: QuestionForms,
): Promise<ChangeQuestionResult> {
  await lockStructure(transaction);
  const { content } = changes;
  if (content !== undefined && (await isContentTaken(transaction, content, id))) {
    return { ok: false, reason: 'same_content' };
  }
  if (!(await updateQuestion(transaction, id, changes))) {
    return { ok: false, reason: 'unknown_question' };
  }
  if (forms) await updateForms(transaction, id, forms);
  return { ok: true };
}
