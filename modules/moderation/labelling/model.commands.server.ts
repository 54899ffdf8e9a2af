import {
  activateLabelModel,
  listLabelModels,
  requestTraining,
} from '#modules/catalogue/label-model/index.server.ts';
import { predictLabelsJob, trainLabelModelJob } from '#modules/catalogue/label-model/jobs.ts';
import { db } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import { recordJob } from '../decisions/index.server.ts';

/** Has a new version of the model of labels trained soon, logged. @returns false when that waits already. */
export async function trainModel(account: Account): Promise<boolean> {
  const isNew = await requestTraining();
  if (isNew) await recordJob(db, account, trainLabelModelJob.name);
  return isNew;
}

export type ActivateResult =
  /** The version that was active before, which undoes it; null where none was. */
  { ok: true; before: number | null } | { ok: false; reason: 'unknown_version' };

/** Goes back to a version of the model, or forward to it, logged. */
export async function activateModel(account: Account, id: number): Promise<ActivateResult> {
  const before = (await listLabelModels()).find(({ active }) => active);
  const result = await activateLabelModel(id);
  if (!result.ok) return result;
  await recordJob(db, account, `${predictLabelsJob.name}, version ${id}`, id);
  return { ok: true, before: before?.id ?? null };
}
