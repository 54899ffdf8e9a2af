import {
  type Database,
  execute,
  type IdeaRow,
  type MerchantRow,
  query,
} from '#modules/platform/index.server.ts';

export type ListedMerchant = Pick<MerchantRow, 'id' | 'name' | 'host' | 'approved_at'>;
type FoundIdea = Pick<IdeaRow, 'merchant_id' | 'id_within_merchant'>;

/** The oldest merchant of a host, which is stored with `www.` or without; or the one that it was merged into. */
export async function selectMerchantOfHost(
  database: Database,
  host: string,
): Promise<ListedMerchant | null> {
  const [found] = await query<ListedMerchant>(
    database,
    `select merchant.id, merchant.name, merchant.host, merchant.approved_at from merchant as known
       join merchant on merchant.id = coalesce(known.merged_into, known.id)
      where known.host in (:host, 'www.' || :host) order by known.id limit 1`,
    { host },
  );
  return found ?? null;
}

/** The number of the next merchant. Until the transaction ends no other is added: each has its own, and a host one merchant. */
export async function nextMerchantId(transaction: Database): Promise<number> {
  await execute(transaction, 'lock table merchant in share row exclusive mode');
  const [row] = await query<Pick<MerchantRow, 'id'>>(
    transaction,
    'select coalesce(max(id), 0) + 1 as id from merchant',
  );
  return row!.id;
}

/** Adds a merchant that waits for an admin, unless its host has one. */
export async function insertWaitingMerchant(
  transaction: Database,
  { name, host }: { name: string; host: string },
): Promise<number> {
  const id = await nextMerchantId(transaction);
  const present = await selectMerchantOfHost(transaction, host);
  if (present) return present.id;
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
  return changed > 0;
}

/** What is cut off the ends of a merchant's titles; nothing of one that does not exist. */
export async function selectTitleSuffixes(database: Database, id: number): Promise<string[]> {
  const found = await database('merchant').where({ id }).first('title_suffixes');
  return found?.title_suffixes ?? [];
}

/** The affiliate link template of the merchant whose idea has this link: of the oldest idea, where several have it. */
export async function selectAffiliateTemplate(
  database: Database,
  link: string,
): Promise<string | null> {
  const [found] = await query<Pick<MerchantRow, 'affiliate_template'>>(
    database,
    `select affiliate_template from idea join merchant on merchant.id = merchant_id
      where hashtextextended(page_of(content), 0) = hashtextextended(page_of(:link), 0) and content = :link and retired_at is null order by idea.id limit 1`,
    { link },
  );
  return found?.affiliate_template ?? null;
}

/** The idea of a page, however its address is spelled, or of a merchant by its own id. */
export async function selectIdeaOfPage(
  database: Database,
  link: string,
  host: string,
  productId: string,
): Promise<FoundIdea | null> {
  const rows = await query<FoundIdea>(
    database,
    `select merchant_id, id_within_merchant from idea
      where hashtextextended(page_of(content), 0) = hashtextextended(page_of(:link), 0) and page_of(content) = page_of(:link)
     union all
     select merchant_id, id_within_merchant from idea
      where id_within_merchant = :productId
        and merchant_id in (select unnest(array[id, merged_into]) from merchant where host in (:host, 'www.' || :host))
     limit 1`,
    { link, host, productId },
  );
  return rows[0] ?? null;
}
