import {
  type Database,
  execute,
  type LabelModelRow,
  query,
} from '#modules/platform/index.server.ts';
import type { LabelModelActivation, LabelModelVersion } from './shared.ts';

const VERSION = 'select id, trained_at, ideas, labels, seconds, active, figures from label_model';

/** All versions that are kept, the newest first. */
export async function selectVersions(database: Database): Promise<LabelModelVersion[]> {
  return await query<LabelModelVersion>(database, `${VERSION} order by id desc`);
}

/** The version that predicts, with its parameters; null before the first one. */
export async function selectActive(
  database: Database,
): Promise<Pick<LabelModelRow, 'id' | 'parameters'> | null> {
  return (await database('label_model').where({ active: true }).first('id', 'parameters')) ?? null;
}

export async function selectActiveId(database: Database): Promise<number | null> {
  return (await database('label_model').where({ active: true }).first('id'))?.id ?? null;
}

/** Trainings that end at the same time are stored one after the other. */
export async function lockVersions(transaction: Database): Promise<void> {
  await execute(transaction, 'lock table label_model in share row exclusive mode');
}

export type NewVersion = Omit<LabelModelVersion, 'id' | 'active'> & { parameters: Buffer };

export async function insertVersion(
  transaction: Database,
  { figures, ...version }: NewVersion,
): Promise<number> {
  const [row] = await transaction('label_model')
    .insert({ ...version, figures: JSON.stringify(figures) })
    .returning('id');
  return row!.id;
}

/** Activates a version in place of the other. @returns false, with nothing changed, when there is no such version. */
export async function activateVersion(transaction: Database, id: number): Promise<boolean> {
  const known = await transaction('label_model').where({ id }).forUpdate().first('active');
  if (!known) return false;
  if (known.active) return true;
  await transaction('label_model')
    .where({ active: true })
    .whereNot({ id })
    .update({ active: false });
  await transaction('label_model').where({ id }).update({ active: true });
  await transaction('label_model_activation').insert({ version: id });
  return true;
}

/** When which version was put to use, the last first, at most so many; versions that are deleted since included. */
export async function selectActivations(
  database: Database,
  limit: number,
): Promise<LabelModelActivation[]> {
  return await query<LabelModelActivation>(
    database,
    'select at, version from label_model_activation order by at desc, id desc limit :limit',
    { limit },
  );
}

/** Deletes versions other than the newest and the active one. */
export async function deleteOldVersions(transaction: Database, kept: number): Promise<number> {
  return await execute(
    transaction,
    `delete from label_model where not active
        and id not in (select id from label_model order by id desc limit ?)`,
    [kept],
  );
}
