import {
  activateLabelModel,
  listLabelModels,
  requestTraining,
} from '#modules/catalogue/label-model/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import { logged, recordOperation } from '../decisions/index.server.ts';

/** Has a new version of the model of labels trained soon, logged. @returns false when that waits already. */
export async function trainModel(account: Account): Promise<boolean> {
  const isNew = await requestTraining();
  if (isNew) await recordOperation(db, account, { operation: 'train-label-model' });
  return isNew;
}

export type ActivateResult =
  /** The version that was active before, which undoes it; null where none was. */
  { ok: true; before: number | null } | { ok: false; reason: 'unknown_version' };

/** Goes back to a version of the model, or forward to it, logged. */
export async function activateModel(account: Account, id: number): Promise<ActivateResult> {
  const before = (await listLabelModels()).find(({ active }) => active);
  const operated = { operation: 'activate-label-model', number: id } as const;
  const result = await logged(account, operated, () => activateLabelModel(id));
  return result.ok ? { ok: true, before: before?.id ?? null } : result;
}
