import { hashText } from '#modules/platform/shared.ts';
import type { Features } from './features.ts';
import { countUses } from './word-weights.ts';

/** A word that more products have is too common to compare all of them. */
const RARE = 60;
/** So many of the rarest words of a product are looked at; of common ones, pairs. */
const KEY_WORDS = 6;
/** In a larger block a product is compared with so many that follow it in the order of names. */
const WINDOW = 60;
/** Keys and places share one number of 53 bits. */
const PLACES = 2 ** 21;

/** Calls back with the places of products to compare with the one at a place, each once and later in the list. */
export type Candidates = (place: number, visit: (other: number) => void) => void;

/**
 * Which products to compare: those that share a GTIN, a name, a code, a group, a rare word or two words. Memory is in
 * proportion to the number of products, and so is the number of comparisons.
 *
 * @param products at most 2,097,152, in the order of their names: within a large block, neighbours are compared.
 */
export function candidatesOf(products: readonly Features[]): Candidates {
  const entries = sortedEntries(products);
  const ownStart = new Uint32Array(products.length + 1);
  for (const entry of entries) ownStart[(entry % PLACES) + 1]!++;
  for (let place = 0; place < products.length; place++) ownStart[place + 1]! += ownStart[place]!;
  const filled = ownStart.slice();
  const own = new Uint32Array(entries.length);
  entries.forEach((entry, at) => {
    own[filled[entry % PLACES]!++] = at;
  });
  const seenAt = new Int32Array(products.length).fill(-1);
  return (place, visit) => {
    for (let k = ownStart[place]!; k < ownStart[place + 1]!; k++) {
      const at = own[k]!;
      const key = Math.floor(entries[at]! / PLACES);
      for (let next = at + 1; next <= at + WINDOW && next < entries.length; next++) {
        if (Math.floor(entries[next]! / PLACES) !== key) break;
        const other = entries[next]! % PLACES;
        if (other === place || seenAt[other] === place) continue;
        seenAt[other] = place;
        visit(other);
      }
    }
  };
}

/** For each key of each product, the key's hash and the product's place, in ascending order. */
function sortedEntries(products: readonly Features[]): Float64Array {
  const uses = countUses(products);
  const keyCount = products.reduce((sum, product) => sum + keysOf(product, uses).length, 0);
  const entries = new Float64Array(keyCount);
  let at = 0;
  products.forEach((product, place) => {
    for (const key of keysOf(product, uses)) entries[at++] = hashText(key) * PLACES + place;
  });
  return entries.sort();
}

function keysOf(product: Features, uses: ReadonlyMap<string, number>): string[] {
  const keys = [`name ${nameKey(product)}`];
  if (product.gtin !== null) keys.push(`gtin ${product.gtin}`);
  if (product.groupId !== null) keys.push(`group ${product.merchantId} ${product.groupId}`);
  for (const code of product.codes) if (code.length >= 4) keys.push(code);
  const rarest = product.words
    .map((word) => ({ word, count: uses.get(word) ?? 0 }))
    .sort((a, b) => a.count - b.count || (a.word < b.word ? -1 : 1))
    .slice(0, KEY_WORDS);
  const common = rarest.filter(({ count }) => count > RARE);
  for (const { word, count } of rarest) if (count <= RARE) keys.push(word);
  common.forEach(({ word }, k) => {
    for (const { word: other } of common.slice(k + 1)) {
      keys.push(word < other ? `${word} ${other}` : `${other} ${word}`);
    }
  });
  return keys;
}

/** The words of a product's name in one order. */
export function nameKey({ words, codes, numbers }: Features): string {
  return [...words, ...codes, ...numbers].join(' ');
}
