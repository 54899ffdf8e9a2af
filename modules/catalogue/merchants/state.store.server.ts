import { type Database, execute, type MerchantRow, query } from '#modules/platform/index.server.ts';

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

/** Adds a merchant, one at a time, so that each has its number. */
export async function insertMerchant(
  transaction: Database,
  merchant: Pick<MerchantRow, 'name' | 'affiliated'> & { host: string },
): Promise<number> {
  await execute(transaction, 'lock table merchant in share row exclusive mode');
  const [last] = await query<{ id: number }>(transaction, 'select max(id) as id from merchant');
  const id = (last?.id ?? 0) + 1;
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
