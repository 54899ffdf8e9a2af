import type { Features } from './features.ts';
import { CITIES, GENERIC_WORDS, SPECTACLE_WORDS } from './vocabulary.ts';

/** By how much a word counts when names are compared. */
export type WordWeight = (word: string) => number;

const COMMON_WEIGHT = 0.3;
/** A word that more products have names none of them: a kind of thing, a brand. */
const COMMON = { share: 0.001, least: 30 };

/** The words that many of some products have. */
export function commonWordsOf(products: readonly Features[]): Set<string> {
  const uses = countUses(products);
  const most = Math.max(COMMON.least, COMMON.share * products.length);
  return new Set([...uses].flatMap(([word, count]) => (count > most ? [word] : [])));
}

/** Weights by which words that are common in a catalogue, or in any, count for less. */
export function weightsWith(common: ReadonlySet<string>): WordWeight {
  return (word) =>
    common.has(word) || GENERIC_WORDS.has(word) || SPECTACLE_WORDS.has(word) || CITIES.has(word)
      ? COMMON_WEIGHT
      : 1;
}

/** In how many products each word is. */
export function countUses(products: readonly Features[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { words } of products) {
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return uses;
}
