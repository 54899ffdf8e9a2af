import {
  type CohortRow,
  type Database,
  execute,
  query,
  type RowsWanted,
} from '#modules/platform/index.server.ts';
import type { Cohort, CohortOrder } from './shared.ts';

const ORDERS: Record<CohortOrder, string> = {
  name: 'name',
  ideas: 'ideas',
  created: 'created_at',
};

const COHORT = `select id, name, version, created_at, contributor_id,
    (select count(*) from cohort_idea where cohort_id = cohort.id) as ideas
  from cohort where deleted_at is null`;

export async function countCohorts(database: Database): Promise<number> {
  const [row] = await query<{ total: number }>(
    database,
    'select count(*) as total from cohort where deleted_at is null',
  );
  return row!.total;
}

export function selectCohorts(
  database: Database,
  wanted: RowsWanted<CohortOrder>,
): Promise<Cohort[]> {
  const { orderBy, direction, limit, offset } = wanted;
  return query<Cohort>(
    database,
    `${COHORT} order by ${ORDERS[orderBy]} ${direction}, id limit :limit offset :offset`,
    { limit, offset },
  );
}

/** Cohorts that a contributor made, the latest first. */
export function selectCohortsOf(database: Database, contributorId: number): Promise<Cohort[]> {
  return query<Cohort>(database, `${COHORT} and contributor_id = ? order by id desc`, [
    contributorId,
  ]);
}

export async function selectCohort(
  database: Database,
  by: { id: number } | { name: string },
): Promise<Cohort | null> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['name', by.name];
  const [row] = await query<Cohort>(database, `${COHORT} and ${column} = :value`, { value });
  return row ?? null;
}

/** The ideas of a cohort, by number. */
export async function selectCohortIdeas(database: Database, id: number): Promise<number[]> {
  return await database('cohort_idea').where('cohort_id', id).orderBy('idea_id').pluck('idea_id');
}

/** @returns null when the name is taken. */
export async function insertCohort(
  database: Database,
  name: string,
  contributorId: number | null,
): Promise<number | null> {
  const [row] = await query<Pick<CohortRow, 'id'>>(
    database,
    `insert into cohort (name, contributor_id) values (:name, :contributorId)
     on conflict (name) where deleted_at is null do nothing returning id`,
    { name, contributorId },
  );
  return row?.id ?? null;
}

export type LockedCohort = Pick<CohortRow, 'version' | 'deleted_at' | 'name' | 'contributor_id'>;

/** A cohort, deleted or not; no other transaction changes it before this one ends. */
export async function lockCohort(transaction: Database, id: number): Promise<LockedCohort | null> {
  const row = await transaction('cohort')
    .where({ id })
    .forUpdate()
    .first('version', 'deleted_at', 'name', 'contributor_id');
  return row ?? null;
}

export async function updateCohort(
  transaction: Database,
  id: number,
  changes: Partial<Pick<CohortRow, 'name' | 'deleted_at'>>,
): Promise<void> {
  await transaction('cohort').where({ id }).update(changes).increment('version', 1);
}

export async function isNameTaken(database: Database, name: string): Promise<boolean> {
  return (await database('cohort').where({ name, deleted_at: null }).first('id')) !== undefined;
}

/** Adds ideas; those that are in it already, or do not exist, are left out. */
export async function insertCohortIdeas(
  transaction: Database,
  id: number,
  ideas: readonly number[],
): Promise<number> {
  return await execute(
    transaction,
    `insert into cohort_idea (cohort_id, idea_id)
     select :id, idea.id from idea where idea.id = any(cast(:ideas as bigint[])) order by idea.id
     on conflict do nothing`,
    { id, ideas: [...ideas] },
  );
}

export async function deleteCohortIdeas(
  transaction: Database,
  id: number,
  ideas: readonly number[],
): Promise<number> {
  return await transaction('cohort_idea')
    .where('cohort_id', id)
    .whereIn('idea_id', [...ideas])
    .delete();
}
