import type { TwinKind } from '../../vocabulary.ts';
import { candidatesOf, nameKey } from './blocks.ts';
import type { Features } from './features.ts';
import { relationOf } from './relation.ts';
import { commonWordsOf, type WordWeight, weightsWith } from './word-weights.ts';

/** Two products that are related, the one with the lower id first. */
export type FoundTwin = { ideaId: number; otherIdeaId: number; kind: TwinKind; score: number };

/** Products compared between two pauses: some milliseconds. */
const SLICE = 200;
/** Of the products that only look like one, so many are kept: a series has thousands. */
const LOOK_ALIKES = 3;

/**
 * Finds all related products, a few at a time, so that the caller can do other things between. What is found depends
 * neither on the order of the products nor on anything but them.
 *
 * @param common words that many of them have.
 */
export function* detectTwins(
  products: readonly Features[],
  common: ReadonlySet<string> = commonWordsOf(products),
): Generator<FoundTwin[]> {
  const weightOf = weightsWith(common);
  const sorted = inOrderOfNames(products);
  const candidates = candidatesOf(sorted);
  for (let from = 0; from < sorted.length; from += SLICE) {
    const found: FoundTwin[] = [];
    for (let place = from; place < Math.min(from + SLICE, sorted.length); place++) {
      const others: Features[] = [];
      candidates(place, (other) => others.push(sorted[other]!));
      found.push(...twinsAmong(sorted[place]!, others, weightOf));
    }
    yield found;
  }
}

/** Which of some products are related to one. */
export function twinsAmong(
  product: Features,
  others: readonly Features[],
  weightOf: WordWeight,
): FoundTwin[] {
  const found: FoundTwin[] = [];
  let lookAlikes = 0;
  for (const other of others) {
    const relation = other.id === product.id ? null : relationOf(product, other, weightOf);
    if (relation === null) continue;
    if (relation.kind === 'Distinct' && ++lookAlikes > LOOK_ALIKES) continue;
    const [ideaId, otherIdeaId] = [product.id, other.id].sort((a, b) => a - b) as [number, number];
    found.push({ ideaId, otherIdeaId, ...relation });
  }
  return found;
}

function inOrderOfNames(products: readonly Features[]): Features[] {
  return products
    .map((product) => ({ product, key: nameKey(product) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.product.id - b.product.id))
    .map(({ product }) => product);
}
