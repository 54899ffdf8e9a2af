import {
  type CatalogueIdeaRow,
  type Database,
  db,
  execute,
  query,
  type SpreadTestRow,
} from '#modules/platform/index.server.ts';
import type { SpreadResult } from './spread.ts';
import type { SpreadConfig } from './spread-config.ts';

/** A test as it is stored. */
export type SpreadTest = Omit<SpreadTestRow, keyof SpreadResult> & SpreadResult;

/** What a test is played with. */
export type PlayedWith = Pick<SpreadTest, 'revision' | 'learning_version' | 'label_model'>;

/** Stores a new test. @returns its id, null when another one is under way. */
export async function insertTest(database: Database, config: SpreadConfig): Promise<number | null> {
  const [row] = await query<{ id: number }>(
    database,
    `insert into spread_test
       (iterations, price_min_cents, price_max_cents, age, proba_answer_no, proba_answer_yes, sex)
     values (:iterations, :price_min_cents, :price_max_cents, :age, :proba_answer_no, :proba_answer_yes, :sex)
     on conflict ((true)) where ended_at is null do nothing returning id`,
    config,
  );
  return row?.id ?? null;
}

export async function findTest(id: number): Promise<SpreadTest | null> {
  const [row] = await query<SpreadTest>(db, 'select * from spread_test where id = ?', [id]);
  return row ?? null;
}

/** The last tests, the newest first. */
export async function selectTests(limit: number): Promise<SpreadTest[]> {
  return await query<SpreadTest>(db, 'select * from spread_test order by id desc limit ?', [limit]);
}

/** The titles of those ideas that the catalogue still has. */
export async function selectTitles(ids: number[]): Promise<Map<number, string>> {
  const rows = await query<Pick<CatalogueIdeaRow, 'id' | 'title'>>(
    db,
    'select id, title from catalogue_idea where id = any(?)',
    [ids],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Begins a test anew, with what it is played with from now on. @returns false when it has ended. */
export async function resetTest(
  id: number,
  { candidates, ...version }: PlayedWith & { candidates: number },
): Promise<boolean> {
  const rows = await execute(
    db,
    `update spread_test set revision = :revision, learning_version = :learning_version, label_model = :label_model,
            candidates = :candidates, done = 0, without_idea = 0, questions = '{}', first_questions = '{}', first_ideas = '{}'
      where id = :id and ended_at is null`,
    { id, candidates, ...version },
  );
  return rows > 0;
}

/**
 * Stores what a test came to so far, and its end when that is all.
 *
 * @param before how many searches were stored until now.
 * @returns false when it has ended, or another process has stored more.
 */
export async function storeResult(
  id: number,
  before: number,
  { done, without_idea, questions, first_questions, first_ideas }: SpreadResult,
): Promise<boolean> {
  const rows = await execute(
    db,
    `update spread_test
        set done = :done, without_idea = :without_idea, questions = cast(:questions as jsonb),
            first_questions = cast(:first_questions as jsonb), first_ideas = cast(:first_ideas as jsonb),
            ended_at = case when :done = iterations then now() end,
            ended_by = case when :done = iterations then 'done' end
      where id = :id and done = :before and ended_at is null`,
    {
      ...{ id, before, done, without_idea },
      questions: JSON.stringify(questions),
      first_questions: JSON.stringify(first_questions),
      first_ideas: JSON.stringify(first_ideas),
    },
  );
  return rows > 0;
}

/** Ends a test where it is. @returns false when it has ended already. */
export async function storeEnd(id: number, by: 'stopped' | 'given_up'): Promise<boolean> {
  const rows = await execute(
    db,
    `update spread_test set ended_at = now(), ended_by = :by where id = :id and ended_at is null`,
    { id, by },
  );
  return rows > 0;
}

/** Has a test that was given up go on. @returns false when it was not given up, or another one is under way. */
export async function reopenTest(id: number): Promise<boolean> {
  const rows = await execute(
    db,
    `update spread_test set ended_at = null, ended_by = null
      where id = :id and ended_by = 'given_up' and not exists (select from spread_test where ended_at is null)`,
    { id },
  );
  return rows > 0;
}
