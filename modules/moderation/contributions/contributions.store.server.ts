import { type ContributionRow, type Database, query } from '#modules/platform/index.server.ts';
import { readContribution } from './read-draft.ts';
import type { Contribution, Kind } from './types.ts';

export type NewContribution = { kind: Kind; contributorId: number; draft: unknown };

/** @returns the contribution, which waits. */
export async function insertContribution(
  database: Database,
  { kind, contributorId, draft }: NewContribution,
): Promise<Contribution> {
  const [row] = await database('contribution')
    .insert({ kind, contributor_id: contributorId, draft: JSON.stringify(draft) })
    .returning('*');
  return readContribution(row!);
}

/** Locks the contributor until the transaction ends. */
export async function lockContributor(transaction: Database, id: number): Promise<void> {
  await transaction('contributor').where({ id }).forNoKeyUpdate().select('id');
}

/** What the contributor proposed in the same words and waits, or is an idea or a question of the catalogue; null without any. */
export async function findSame(
  transaction: Database,
  { kind, contributorId, draft }: NewContribution,
): Promise<Contribution | null> {
  const [row] = await query<ContributionRow>(
    transaction,
    `select * from contribution
      where contributor_id = :contributorId and kind = :kind and draft = cast(:draft as jsonb)
        and (state = 'waiting' or (state = 'accepted' and kind = 'generic_idea')
          or (state = 'accepted' and draft ->> 'change' is null and exists (
                select from catalogue_question_text as question
                 where question.id = question_id and question.content = draft ->> 'content')))
      order by id limit 1`,
    { kind, contributorId, draft: JSON.stringify(draft) },
  );
  return row ? readContribution(row) : null;
}

/** Whether the contributor proposed the same, which was not deleted since. */
export async function isProposed(
  database: Database,
  { kind, contributorId, draft }: NewContribution,
): Promise<boolean> {
  const rows = await query(
    database,
    `select from contribution where contributor_id = :contributorId and kind = :kind and state <> 'deleted'
        and draft = cast(:draft as jsonb) limit 1`,
    { kind, contributorId, draft: JSON.stringify(draft) },
  );
  return rows.length > 0;
}

/** The contribution, locked until the transaction ends. */
export async function lockContribution(
  transaction: Database,
  id: number,
): Promise<Contribution | undefined> {
  const row = await transaction('contribution').where({ id }).forUpdate().first();
  return row && readContribution(row);
}

/** Stores a contribution as it is now; its version grows. */
export async function updateContribution(
  database: Database,
  changed: Pick<ContributionRow, 'id' | 'state' | 'draft' | 'idea_id' | 'question_id'>,
): Promise<Contribution> {
  const { id, state, draft, idea_id, question_id } = changed;
  const [row] = await query<ContributionRow>(
    database,
    `update contribution
        set state = :state, draft = :draft, idea_id = :idea_id, question_id = :question_id, version = version + 1,
            decided_at = case when :state = 'waiting' then null when state = :state then decided_at else now() end
      where id = :id returning *`,
    { id, state, draft: JSON.stringify(draft), idea_id, question_id },
  );
  return readContribution(row!);
}

/** Whether an account is the contributor. */
export async function isContributor(
  database: Database,
  contributorId: number,
  accountId: number,
): Promise<boolean> {
  const row = await database('contributor')
    .where({ id: contributorId, account_id: accountId })
    .first('id');
  return row !== undefined;
}

/** Those of the questions that exist. */
export async function knownQuestions(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await query<{ id: number }>(
    database,
    'select id from catalogue_question where id = any(cast(? as integer[]))',
    [[...ids]],
  );
  return new Set(rows.map(({ id }) => id));
}
