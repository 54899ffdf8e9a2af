import * as cohorts from '#modules/catalogue/cohorts/index.server.ts';
import { attempt, type Database } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import { contributorOf } from '../contributors/index.server.ts';
import { lastDecision, markUndone, recordDecision } from '../decisions/index.server.ts';
import { type LoggedCohort, loggedCohort } from './logged.ts';
import { cohortRights } from './rights.server.ts';

/** What decisions about cohorts are about. */
const SUBJECT = 'cohort';

type NotYours = { ok: false; reason: 'not_yours' };
export type ChangeResult = cohorts.ChangeResult | NotYours;
export type RestoreResult = cohorts.RestoreResult | NotYours;
type LockedCohort = NonNullable<Awaited<ReturnType<typeof cohorts.lockCohort>>>;

/** Makes a cohort of some ideas, which is the account's; those that do not exist are left out. */
export function createCohort(
  account: Account,
  name: string,
  ideas: readonly number[],
): Promise<cohorts.CreateResult> {
  return attempt<cohorts.CreateResult>(async (transaction) =>
    cohorts.createCohort(name, ideas, await contributorOf(transaction, account.id), transaction),
  );
}

/** Gives a cohort another name, logged; for those who have rights on it. */
export function renameCohort(
  account: Account,
  seen: cohorts.SeenCohort,
  name: string,
): Promise<ChangeResult> {
  return change(account, seen, async (transaction, cohort) => {
    const result = await cohorts.renameCohort(seen, name, transaction);
    if (result.ok && name.trim() !== cohort.name) {
      await record(transaction, account, seen.id, cohort, 'edited', {
        before: loggedCohort(cohort.name),
        after: loggedCohort(name.trim()),
      });
    }
    return result;
  });
}

/** Takes ideas out of a cohort, logged; for those who have rights on it. */
export function removeFromCohort(
  account: Account,
  seen: cohorts.SeenCohort,
  ideas: readonly number[],
): Promise<ChangeResult> {
  return change(account, seen, async (transaction, cohort) => {
    const held = new Set(await cohorts.cohortIdeas(seen.id, transaction));
    const removed = [...new Set(ideas)].filter((id) => held.has(id));
    const result = await cohorts.removeFromCohort(seen, removed, transaction);
    if (result.ok && removed.length > 0) {
      await record(transaction, account, seen.id, cohort, 'edited', {
        before: loggedCohort(cohort.name, removed),
        after: loggedCohort(cohort.name),
      });
    }
    return result;
  });
}

/** Deletes a cohort until it is restored, logged; for those who have rights on it. */
export function deleteCohort(account: Account, seen: cohorts.SeenCohort): Promise<ChangeResult> {
  return change(account, seen, async (transaction, cohort) => {
    const result = await cohorts.deleteCohort(seen, transaction);
    const kept = loggedCohort(cohort.name);
    if (result.ok) {
      await record(transaction, account, seen.id, cohort, 'deleted', { before: kept, after: kept });
    }
    return result;
  });
}

/** Restores a deleted cohort with its ideas, which undoes its deletion; for those who have rights on it. */
export function restoreCohort(account: Account, id: number): Promise<RestoreResult> {
  return attempt<RestoreResult>(async (transaction) => {
    // The decision is locked before the cohort, as where a moderator undoes it; a rejection takes this back.
    const last = await lastDecision(SUBJECT, id, transaction);
    if (last?.action === 'deleted') await markUndone(transaction, account, last.id);
    const cohort = await cohorts.lockCohort(transaction, id);
    if (!cohort) return { ok: false, reason: 'unknown_cohort' };
    const may = await cohortRights(account, transaction);
    return may(cohort)
      ? await cohorts.restoreCohort(id, transaction)
      : { ok: false, reason: 'not_yours' };
  });
}

function change(
  account: Account,
  { id }: cohorts.SeenCohort,
  apply: (transaction: Database, cohort: LockedCohort) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  return attempt<ChangeResult>(async (transaction) => {
    const cohort = await cohorts.lockCohort(transaction, id);
    if (!cohort || cohort.deleted_at !== null) return { ok: false, reason: 'unknown_cohort' };
    const may = await cohortRights(account, transaction);
    return may(cohort) ? await apply(transaction, cohort) : { ok: false, reason: 'not_yours' };
  });
}

async function record(
  transaction: Database,
  account: Account,
  id: number,
  { contributor_id }: LockedCohort,
  action: 'edited' | 'deleted',
  states: { before: LoggedCohort; after: LoggedCohort },
): Promise<void> {
  await recordDecision(transaction, account, {
    ...{ contributors: contributor_id === null ? [] : [contributor_id], action, ...states },
    ...{ subject: SUBJECT, subject_id: id },
  });
}
