import type { Database, ProductPageRow } from '#modules/platform/index.server.ts';
import type { PageProduct } from './shared.ts';

export type ProductPage = Pick<ProductPageRow, 'id' | 'url' | 'state' | 'reason'> & {
  product: PageProduct | null;
};

const COLUMNS = ['id', 'url', 'state', 'reason', 'product'] as const;

export async function insertPage(
  transaction: Database,
  page: Pick<ProductPageRow, 'contributor_id' | 'url'>,
): Promise<number> {
  const [row] = await transaction('product_page').insert(page).returning('id');
  return row!.id;
}

/** The page that the contributor named last, where it was this one, since an instant, and it may still be proposed. */
export async function selectSamePage(
  transaction: Database,
  page: Pick<ProductPageRow, 'contributor_id' | 'url'>,
  since: Date,
): Promise<number | null> {
  const found = await transaction('product_page')
    .where(page)
    .where('submitted_at', '>', since)
    .whereIn('state', ['waiting', 'read'])
    .orderBy('id', 'desc')
    .first('id');
  return found?.id ?? null;
}

export async function selectPage(database: Database, id: number): Promise<ProductPage | null> {
  return (
    ((await database('product_page')
      .where({ id })
      .first(...COLUMNS)) as ProductPage) ?? null
  );
}

/** A page of one account's own. */
export async function selectPageOf(
  database: Database,
  id: number,
  accountId: number,
): Promise<ProductPage | null> {
  const found = await database('product_page')
    .where({ id })
    .whereIn('contributor_id', database('contributor').select('id').where('account_id', accountId))
    .first(...COLUMNS);
  return (found as ProductPage) ?? null;
}

/** Records what became of a page, if it is still in the state that this follows from. @returns whether it was. */
export async function updatePage(
  database: Database,
  id: number,
  from: ProductPage['state'],
  changes: Pick<ProductPage, 'state'> & Partial<Pick<ProductPage, 'reason' | 'product'>>,
): Promise<boolean> {
  const { product, ...rest } = changes;
  const row = product === undefined ? rest : { ...rest, product: JSON.stringify(product) as never };
  return (await database('product_page').where({ id, state: from }).update(row)) === 1;
}

export async function deletePagesBefore(database: Database, instant: Date): Promise<number> {
  return await database('product_page').where('submitted_at', '<', instant).delete();
}

/** Every page that an account named, the latest first. */
export async function selectPagesOf(
  database: Database,
  accountId: number,
): Promise<(ProductPage & Pick<ProductPageRow, 'submitted_at'>)[]> {
  const pages = await database('product_page')
    .whereIn('contributor_id', database('contributor').select('id').where('account_id', accountId))
    .orderBy('id', 'desc')
    .select(...COLUMNS, 'submitted_at');
  return pages as (ProductPage & Pick<ProductPageRow, 'submitted_at'>)[];
}
