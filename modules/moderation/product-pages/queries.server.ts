import {
  cleanAddress,
  findIdeaOfPage,
  isApprovedShop,
} from '#modules/catalogue/merchants/index.server.ts';
import type { IdeaKey } from '#modules/catalogue/shared.ts';
import { db } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/index.server.ts';
import { type ProductPage, selectPageOf } from './product-pages.store.server.ts';

export type OwnProductPage = ProductPage & {
  /** The idea that the page turned out to be of. */
  known: IdeaKey | null;
  /** Whether an admin has to approve the shop before its ideas are shown. */
  isNewShop: boolean;
};

/** A page that an account named; null for anybody else's. */
export async function productPage(account: Account, id: number): Promise<OwnProductPage | null> {
  const page = await selectPageOf(db, id, account.id);
  if (!page) return null;
  const url = cleanAddress(page.product?.url ?? page.url);
  const known = page.state === 'read' && url ? await findIdeaOfPage(url) : null;
  return { ...page, known, isNewShop: url !== null && !(await isApprovedShop(url)) };
}
