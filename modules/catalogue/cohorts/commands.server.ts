import { type Database, db, now } from '#modules/platform/index.server.ts';
import * as store from './cohorts.store.server.ts';
import { COHORT_IDEAS_MAX, COHORT_NAME_MAX_LENGTH } from './shared.ts';

/** A cohort as someone saw it: a change of another version is rejected, so that nobody's is lost. */
export type SeenCohort = { id: number; version: number };

type NameRejection = { ok: false; reason: 'invalid_name' | 'name_taken' };
export type CreateResult =
  | { ok: true; id: number }
  | NameRejection
  | { ok: false; reason: 'too_many_ideas' };
export type ChangeResult =
  | { ok: true }
  | NameRejection
  | { ok: false; reason: 'unknown_cohort' | 'changed_meanwhile' | 'too_many_ideas' };

/**
 * Makes a cohort of some ideas; those that do not exist are left out.
 *
 * @param contributorId who makes it; null for nobody.
 */
export function createCohort(
  name: string,
  ideas: readonly number[],
  contributorId: number | null = null,
  database: Database = db,
): Promise<CreateResult> {
  return database.transaction(async (transaction): Promise<CreateResult> => {
    if (!isName(name)) return { ok: false, reason: 'invalid_name' };
    if (ideas.length > COHORT_IDEAS_MAX) return { ok: false, reason: 'too_many_ideas' };
    const id = await store.insertCohort(transaction, name.trim(), contributorId);
    if (id === null) return { ok: false, reason: 'name_taken' };
    await store.insertCohortIdeas(transaction, id, ideas);
    return { ok: true, id };
  });
}

/** Gives a cohort another name. */
export function renameCohort(
  seen: SeenCohort,
  name: string,
  database: Database = db,
): Promise<ChangeResult> {
  return change(database, seen, async (transaction, current): Promise<ChangeResult> => {
    if (!isName(name)) return { ok: false, reason: 'invalid_name' };
    if (name.trim() === current) return { ok: true };
    if (await store.isNameTaken(transaction, name.trim()))
      return { ok: false, reason: 'name_taken' };
    await store.updateCohort(transaction, seen.id, { name: name.trim() });
    return { ok: true };
  });
}

/** Adds ideas to a cohort. */
export function addToCohort(
  seen: SeenCohort,
  ideas: readonly number[],
  database: Database = db,
): Promise<ChangeResult> {
  return change(database, seen, async (transaction): Promise<ChangeResult> => {
    const before = new Set(await store.selectCohortIdeas(transaction, seen.id));
    if (new Set([...before, ...ideas]).size > COHORT_IDEAS_MAX) {
      return { ok: false, reason: 'too_many_ideas' };
    }
    const added = await store.insertCohortIdeas(transaction, seen.id, ideas);
    if (added > 0) await store.updateCohort(transaction, seen.id, {});
    return { ok: true };
  });
}

/** Takes ideas out of a cohort. */
export function removeFromCohort(
  seen: SeenCohort,
  ideas: readonly number[],
  database: Database = db,
): Promise<ChangeResult> {
  return change(database, seen, async (transaction): Promise<ChangeResult> => {
    const removed = await store.deleteCohortIdeas(transaction, seen.id, ideas);
    if (removed > 0) await store.updateCohort(transaction, seen.id, {});
    return { ok: true };
  });
}

/** Deletes a cohort, until it is restored; its ideas stay in the catalogue. */
export function deleteCohort(seen: SeenCohort, database: Database = db): Promise<ChangeResult> {
  return change(database, seen, async (transaction): Promise<ChangeResult> => {
    await store.updateCohort(transaction, seen.id, { deleted_at: now() });
    return { ok: true };
  });
}

export type RestoreResult = { ok: true } | { ok: false; reason: 'unknown_cohort' | 'name_taken' };

/** Restores a deleted cohort, unless another one has taken its name. */
export function restoreCohort(id: number, database: Database = db): Promise<RestoreResult> {
  return database.transaction(async (transaction): Promise<RestoreResult> => {
    const cohort = await store.lockCohort(transaction, id);
    if (!cohort) return { ok: false, reason: 'unknown_cohort' };
    if (cohort.deleted_at === null) return { ok: true };
    if (await store.isNameTaken(transaction, cohort.name))
      return { ok: false, reason: 'name_taken' };
    await store.updateCohort(transaction, id, { deleted_at: null });
    return { ok: true };
  });
}

async function change(
  database: Database,
  { id, version }: SeenCohort,
  apply: (transaction: Database, name: string) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  return await database.transaction(async (transaction) => {
    const cohort = await store.lockCohort(transaction, id);
    if (!cohort || cohort.deleted_at !== null) return { ok: false, reason: 'unknown_cohort' };
    if (cohort.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    return await apply(transaction, cohort.name);
  });
}

function isName(name: string): boolean {
  const trimmed = name.trim();
  return (
    trimmed.length > 0 && [...trimmed].length <= COHORT_NAME_MAX_LENGTH && !/\p{Cc}/u.test(trimmed)
  );
}
