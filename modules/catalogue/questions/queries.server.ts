import { type Database, db, versionOf } from '#modules/platform/index.server.ts';
import {
  type EditedQuestion,
  type QuestionText,
  selectQuestion,
  selectTexts,
  selectTextsOf,
} from './questions.store.server.ts';
import { similarTo } from './similar.ts';

/** The question of that id with its texts and relations; null when there is none. */
export function findQuestion(id: number, database: Database = db): Promise<EditedQuestion | null> {
  return selectQuestion(database, id);
}

/** Every question that is not withdrawn. */
export function questionTexts(database: Database = db): Promise<QuestionText[]> {
  return selectTexts(database);
}

/** The texts of some questions, withdrawn or not; those that do not exist are left out. */
export async function findQuestionTexts(
  ids: readonly number[],
  database: Database = db,
): Promise<QuestionText[]> {
  return ids.length === 0 ? [] : selectTextsOf(database, ids);
}

/** The id of the question of that number or exact text, as it is typed; null for none. */
export async function findQuestionNamed(typed: string): Promise<number | null> {
  if (/^#?\d{1,5}$/.test(typed)) {
    const [found] = await findQuestionTexts([Number(typed.replace('#', ''))]);
    return found?.id ?? null;
  }
  const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
  const found = (await questionTexts()).find(({ content }) => plain(content) === plain(typed));
  return found?.id ?? null;
}

/** How many near-duplicates are named. */
const SIMILAR_MAX = 5;

/** Questions that ask nearly the same as a text, the nearest first. */
export async function similarQuestions(
  text: string,
  database: Database = db,
): Promise<QuestionText[]> {
  return similarTo(text, await selectTexts(database), SIMILAR_MAX);
}

/** Names a state of a question by all that is edited of it. */
export function questionVersion({ id: _, ...question }: EditedQuestion): string {
  return versionOf([question]);
}
