import {
  addToCohort,
  type ChangeResult,
  lockCohort,
  renameCohort,
  restoreCohort,
} from '#modules/catalogue/cohorts/index.server.ts';
import type { Database } from '#modules/platform/index.server.ts';
import type { Decision, RevertResult } from '../decisions/index.server.ts';
import type { LoggedCohort } from './logged.ts';

/**
 * Undoes a change of a cohort, in the transaction that marks it undone: its former name, the ideas that were taken out, or
 * the deleted cohort with its ideas. Not when it was renamed, deleted or restored since, or its name was taken.
 */
export async function revertCohort(
  transaction: Database,
  { subject_id: id, action, before, after }: Decision,
): Promise<RevertResult> {
  const [was, is] = [before, after] as [LoggedCohort, LoggedCohort];
  const cohort = await lockCohort(transaction, id);
  const isAsLeft =
    cohort?.name === is.draft.title && (cohort.deleted_at !== null) === (action === 'deleted');
  if (!isAsLeft) return { ok: false, reason: 'changed_since' };
  const result = await restore({ id, version: cohort.version });
  return result.ok ? { ok: true } : { ok: false, reason: 'changed_since' };

  async function restore(seen: { id: number; version: number }): Promise<ChangeResult> {
    if (action === 'deleted') return await restoreCohort(id, transaction);
    return was.removed.length > 0
      ? await addToCohort(seen, was.removed, transaction)
      : await renameCohort(seen, was.draft.title, transaction);
  }
}
