import { db } from '#modules/platform/index.server.ts';
import { selectPagesOf } from './product-pages.store.server.ts';

const STATES = {
  waiting: 'en attente',
  read: 'lue',
  refused: 'pas lue',
  proposed: 'proposée',
} as const;

/** Every shop's page that an account named and that is still kept, the latest first, for the file of its owner's data. */
export async function exportProductPages(accountId: number): Promise<unknown> {
  const pages = await selectPagesOf(db, accountId);
  return pages.map(({ submitted_at, url, state, reason, product }) => ({
    date: submitted_at,
    adresse: url,
    etat: STATES[state],
    raison: reason,
    produit: product && { titre: product.title, prix_en_centimes: product.price_cents },
  }));
}
