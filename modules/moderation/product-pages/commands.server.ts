import {
  cleanAddress,
  findIdeaOfPage,
  merchantOfPage,
  productIdOf,
} from '#modules/catalogue/merchants/index.server.ts';
import { type IdeaKey, NO_PICTURE } from '#modules/catalogue/shared.ts';
import { attempt, db, enqueue, nowMillis } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/index.server.ts';
import { contributeAnew, hasProposed, lockContributor } from '../contributions/index.server.ts';
import { readProductPageJob } from './jobs.ts';
import {
  insertPage,
  selectPageOf,
  selectSamePage,
  updatePage,
} from './product-pages.store.server.ts';
import type { PageProduct } from './shared.ts';

type SubmitResult =
  | { ok: true; id: number }
  /** The catalogue has the idea already. */
  | { ok: true; known: IdeaKey }
  | { ok: false; reason: 'invalid_url' };

/** An address that is named again so soon was sent twice. */
const SAME_MS = 10 * 60_000;

/** Stores the address of a product, which the worker then reads: once, where the same is named again within minutes. */
export async function submitProductPage(account: Account, address: string): Promise<SubmitResult> {
  const url = cleanAddress(address);
  if (!url) return { ok: false, reason: 'invalid_url' };
  const known = await findIdeaOfPage(url);
  if (known) return { ok: true, known };
  return await db.transaction(async (transaction) => {
    const contributorId = await lockContributor(transaction, account);
    // As it was typed: some shops know themselves only with what is left out.
    const page = { contributor_id: contributorId, url: address.trim() };
    const since = new Date(nowMillis() - SAME_MS);
    const same = await selectSamePage(transaction, page, since);
    if (same !== null) return { ok: true, id: same };
    const id = await insertPage(transaction, page);
    await enqueue(transaction, readProductPageJob, { id });
    return { ok: true, id };
  });
}

/** Has a page read once more that could not be. */
export async function readAgain(account: Account, id: number): Promise<boolean> {
  return await db.transaction(async (transaction) => {
    const page = await selectPageOf(transaction, id, account.id);
    const changes = { state: 'waiting', reason: null } as const;
    if (!page || !(await updatePage(transaction, id, 'refused', changes))) return false;
    await enqueue(transaction, readProductPageJob, { id });
    return true;
  });
}

/** What a contributor confirms of a product, perhaps corrected. */
export type ConfirmedProduct = Pick<PageProduct, 'price_cents'> & {
  title: string;
  description: string;
  available: boolean;
  /** Whether the idea has the picture of the page. */
  with_picture: boolean;
};

type ProposeResult =
  | { ok: true }
  | { ok: false; reason: 'unknown_page' | 'proposed_already' | 'known_idea' | 'invalid_draft' };

/**
 * Makes a contribution of a page that was read, which waits for a moderator; of an unknown shop, a merchant that waits for
 * an admin. Sent twice it is one contribution, and killed halfway it is none: the page can be proposed again.
 */
export async function proposeProductPage(
  account: Account,
  id: number,
  confirmed: ConfirmedProduct,
): Promise<ProposeResult> {
  const page = await selectPageOf(db, id, account.id);
  const url = page?.product && cleanAddress(page.product.url);
  if (!page?.product || !url) return { ok: false, reason: 'unknown_page' };
  const { image } = page.product;
  const { with_picture, ...fields } = confirmed;
  return await attempt<ProposeResult>(async (transaction) => {
    const isFirst = await updatePage(transaction, id, 'read', { state: 'proposed' });
    const known = isFirst && (await findIdeaOfPage(url));
    if (known) return { ok: false, reason: 'known_idea' };
    const draft = {
      ...fields,
      url: url.href,
      merchant_id: await merchantOfPage(transaction, url),
      id_within_merchant: productIdOf(url),
      image: (with_picture && image) || NO_PICTURE,
    };
    if (!isFirst) {
      const isSame = await hasProposed(transaction, account, 'merchant_idea', draft);
      return isSame ? { ok: true } : { ok: false, reason: 'proposed_already' };
    }
    const result = await contributeAnew(transaction, account, 'merchant_idea', draft);
    if (result.ok) return { ok: true };
    return { ok: false, reason: result.reason === 'known_idea' ? 'known_idea' : 'invalid_draft' };
  });
}
