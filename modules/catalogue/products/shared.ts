import type { IdeaKey, Subject } from '../vocabulary.ts';

/** What a shop says of a product, on its page or in its product file; null where it does not say. */
export type ObservedProduct = {
  /** Of its page, in any spelling. */
  url: string;
  /** As the shop writes it; texts are plain, without markup. */
  title: string | null;
  description: string | null;
  priceCents: number | null;
  /** Of both prices (ISO 4217); a price without currency is in euros. */
  currency: string | null;
  listPriceCents: number | null;
  available: boolean | null;
  pictureUrl: string | null;
  brand: string | null;
  gtin: string | null;
  sku: string | null;
  /** Of 5. */
  rating: number | null;
  /** From the widest to the narrowest. */
  categoryPath: readonly string[];
  variant: string | null;
  /** The same for all variants of a product. */
  groupId: string | null;
  /** Whom it is made for, where the shop says so: a new idea begins with it. */
  recipient?: ProductRecipient;
};

export type ProductRecipient = {
  gender: Subject;
  ageMinMonths: number | null;
  ageMaxMonths: number | null;
};

export type ProductSource = 'page' | 'feed';

/** Why a product is not recorded, in French. */
export const PRODUCT_REJECTIONS = {
  invalid_url: 'l’adresse de la page n’est pas une adresse http(s)',
  other_site: 'la page est sur un autre site que celui de la boutique',
  no_title: 'le produit n’a pas de titre',
  invalid_price: 'le prix n’est pas un montant entre 0,01 € et 1 000 000 €',
  not_in_euros: 'le prix n’est pas en euros',
  duplicate: 'une autre ligne décrit la même page, ou l’autre boutique d’une fusion a ce produit',
} as const;
export type ProductRejection = keyof typeof PRODUCT_REJECTIONS;

/**
 * What became of a product: its idea was added, changed, left as it was, or can be had again. Or why it was not recorded.
 */
export type RecordedProduct =
  | {
      ideaKey: IdeaKey;
      ideaId: number;
      change: 'added' | 'changed' | 'unchanged' | 'returned';
    }
  | { rejected: ProductRejection };
