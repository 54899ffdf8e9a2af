import {
  type Database,
  execute,
  type IdeaRow,
  type MerchantRow,
  query,
} from '#modules/platform/index.server.ts';

export type ListedMerchant = Pick<MerchantRow, 'id' | 'name' | 'host' | 'approved_at'>;
type FoundIdea = Pick<IdeaRow, 'merchant_id' | 'id_within_merchant'>;

/** The oldest merchant of a host, which is stored with `www.` or without. */
export async function selectMerchantOfHost(
  database: Database,
  host: string,
): Promise<ListedMerchant | null> {
  const found = await database('merchant')
    .whereIn('host', [host, `www.${host}`])
    .orderBy('id')
    .first('id', 'name', 'host', 'approved_at');
  return found ?? null;
}

/** Adds a merchant that waits for an admin; one at a time, so that a host has one merchant and each merchant its number. */
export async function insertWaitingMerchant(
  transaction: Database,
  { name, host }: { name: string; host: string },
): Promise<number> {
  await execute(transaction, 'lock table merchant in share row exclusive mode');
  const present = await selectMerchantOfHost(transaction, host);
  if (present) return present.id;
  const [last] = await query<{ id: number }>(transaction, 'select max(id) as id from merchant');
  const id = (last?.id ?? 0) + 1;
  await transaction('merchant').insert({ id, name, host, approved_at: null });
  return id;
}

export async function selectWaitingMerchants(database: Database): Promise<ListedMerchant[]> {
  return await database('merchant')
    .whereNull('approved_at')
    .orderBy('id')
    .select('id', 'name', 'host', 'approved_at');
}

/** @returns whether it waited. */
export async function approve(transaction: Database, id: number): Promise<boolean> {
  const changed = await transaction('merchant')
    .where({ id })
    .whereNull('approved_at')
    .update({ approved_at: transaction.fn.now() });
  if (changed === 0) return false;
  // Its ideas come back for those who follow the catalogue, as if they had been unavailable until now.
  const ids: number[] = await transaction('idea')
    .where({ merchant_id: id, available: true })
    .pluck('id');
  await transaction('idea').whereIn('id', ids).update({ available: false });
  await transaction('idea').whereIn('id', ids).update({ available: true });
  return true;
}

/** The idea of one of these links, or of a merchant by its own id. */
export async function selectIdeaOfPage(
  database: Database,
  links: readonly string[],
  host: string,
  productId: string,
): Promise<FoundIdea | null> {
  const rows = await query<FoundIdea>(
    database,
    `select merchant_id, id_within_merchant from idea
      where md5(content) in (select md5(link) from unnest(cast(:links as text[])) as link)
        and content = any(cast(:links as text[]))
     union all
     select merchant_id, id_within_merchant from idea
      where id_within_merchant = :productId
        and merchant_id in (select id from merchant where host in (:host, 'www.' || :host))
     limit 1`,
    { links: [...links], host, productId },
  );
  return rows[0] ?? null;
}
