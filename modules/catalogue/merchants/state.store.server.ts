import type { Database, MerchantRow } from '#modules/platform/index.server.ts';
import { nextMerchantId } from './merchants.store.server.ts';

const COLUMNS = [
  'name',
  'host',
  'affiliated',
  'affiliate_template',
  'title_suffixes',
  'title_suffixes_edited',
  'approved_at',
  'paused_at',
  'retired_at',
] as const;

export type MerchantState = Pick<MerchantRow, (typeof COLUMNS)[number]>;

/** A merchant that was not merged into another, locked until the transaction ends; the generic ideas are of none. */
export async function lockMerchant(
  transaction: Database,
  id: number,
): Promise<MerchantState | undefined> {
  return await transaction('merchant')
    .where({ id })
    .where('id', '>', 0)
    .whereNull('merged_into')
    .forUpdate()
    .first(...COLUMNS);
}

export async function updateMerchant(
  transaction: Database,
  id: number,
  state: MerchantState,
): Promise<void> {
  await transaction('merchant').where({ id }).update(state);
}

/** Adds a merchant. */
export async function insertMerchant(
  transaction: Database,
  merchant: Pick<MerchantRow, 'name' | 'affiliated'> & { host: string },
): Promise<number> {
  const id = await nextMerchantId(transaction);
  await transaction('merchant').insert({ id, ...merchant });
  return id;
}

/** The merchant of a host, given without `www.`; null when there is none. */
export async function selectOwnerOfHost(database: Database, host: string): Promise<number | null> {
  const owner = await database('merchant')
    .whereIn('host', [host, `www.${host}`])
    .orderBy('id')
    .first('id');
  return owner?.id ?? null;
}
