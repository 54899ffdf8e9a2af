import { db } from '#modules/platform/index.server.ts';
import { findIdea, findSimilarIdeas } from '../../ideas/index.server.ts';
import { findIdeaOfPage, shopHostOf, titleSuffixes } from '../../merchants/index.server.ts';
import {
  type Observation,
  type ProductRejection,
  readObservation,
} from '../../products/index.server.ts';
import { featuresOf, relationOf, weightsWith } from '../../twins/index.server.ts';
import type { IdeaKey, TwinKind } from '../../vocabulary.ts';
import type { Extract } from '../extraction/extract.ts';
import { toObservedProduct } from '../extraction/observed.ts';
import { selectProductFacts } from './trials.store.server.ts';

/** An idea that would be a twin of the product. */
export type TriedTwin = { key: IdeaKey; title: string; kind: TwinKind };

/** Ideas of like names that a product is compared with. */
const COMPARED = 20;

/** What the catalogue would make of the product of a page: why nothing, or its idea with its twins. */
export type TriedProduct =
  | { rejected: ProductRejection }
  | (Pick<
      Observation,
      'title' | 'description' | 'priceCents' | 'available' | 'pictureUrl' | 'url'
    > & {
      rejected: null;
      /** The name of its merchant, where the catalogue has it. */
      shop: string | null;
      /** The idea that it is, where the catalogue has it, and the picture that it has there. */
      known: IdeaKey | null;
      image: string | null;
      twins: TriedTwin[];
    });

/** The product of a page as the catalogue would have it. @param url where the page is. */
export async function triedProduct(
  extract: Extract,
  url: string,
  merchant: { id: number; name: string } | null,
): Promise<TriedProduct> {
  const product = toObservedProduct(extract, url);
  const page = new URL(product.url);
  const suffixes = merchant ? await titleSuffixes(merchant.id) : [];
  const shop = { host: shopHostOf(page), titleSuffixes: suffixes };
  const observed = readObservation(product, shop);
  if (typeof observed === 'string') return { rejected: observed };
  const known = await findIdeaOfPage(page);
  const { title, description, priceCents, available, pictureUrl } = observed;
  return {
    ...{ title, description, priceCents, available, pictureUrl, url: observed.url },
    rejected: null,
    shop: merchant?.name ?? null,
    known,
    image: (known && (await findIdea(known))?.image) ?? null,
    twins: await twinsOf(observed, known),
  };
}

async function twinsOf(product: Observation, known: IdeaKey | null): Promise<TriedTwin[]> {
  const { brand, gtin, variant, groupId, title, priceCents } = product;
  const description = product.description ?? '';
  const similar = await findSimilarIdeas({ title, description }, { limit: COMPARED });
  const isOther = ({ key }: { key: IdeaKey }) =>
    key.merchant_id > 0 &&
    !(
      known?.merchant_id === key.merchant_id && known.id_within_merchant === key.id_within_merchant
    );
  const others = similar.map(({ idea }) => idea).filter(isOther);
  const facts = await selectProductFacts(
    db,
    others.map(({ id }) => id),
  );
  // The number of no idea.
  const own = { id: 0, merchantId: known?.merchant_id ?? -1, picture: null };
  const tried = featuresOf({
    ...own,
    brand,
    gtin,
    variant,
    groupId,
    title,
    description,
    priceCents,
  });
  return others.flatMap((idea) => {
    const features = featuresOf({
      id: idea.id,
      merchantId: idea.key.merchant_id,
      title: idea.title,
      description: idea.description,
      priceCents: idea.price,
      picture: null,
      ...(facts.get(idea.id) ?? { brand: null, gtin: null, variant: null, groupId: null }),
    });
    const relation = relationOf(tried, features, weightsWith(new Set()));
    return relation && relation.kind !== 'Distinct'
      ? [{ key: idea.key, title: idea.title, kind: relation.kind }]
      : [];
  });
}
