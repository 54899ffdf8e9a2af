import { hashText } from '#modules/platform/shared.ts';
import type { Subject } from '../vocabulary.ts';
import { stemOf, wordsOf } from './words.ts';

/** What the model reads of an idea. Prices in cents, ages in months; null when unknown. */
export type DescribedIdea = {
  id: number;
  title: string;
  description: string;
  /** Where to get it, of a generic idea; '' when it is only an address. */
  content: string;
  brand: string | null;
  categoryPath: readonly string[];
  priceCents: number | null;
  gender: Subject;
  ageMinMonths: number | null;
  ageMaxMonths: number | null;
};

/** Features of an idea by their hash (FNV-1a, 32 bits), with how much each counts. */
export type Features = Map<number, number>;

/** What a word counts where it stands. */
const WEIGHT = { title: 2, description: 1, content: 0.5, pair: 1, grams: 0.5, fact: 1 } as const;
const GRAM_LETTERS = 4;
/** So much of each text is read: that of a page may be as long as a book. */
export const TEXT_READ = 2000;

/**
 * The features of an idea: stems of its texts, pairs of neighbouring stems and n-grams of letters of its title, brand, each
 * level of its category path, and price, recipient and ages in steps.
 */
export function featuresOf(idea: DescribedIdea): Features {
  const features: Features = new Map();
  const add = (kind: string, text: string, weight: number) => {
    const key = hashText(kind + text);
    features.set(key, (features.get(key) ?? 0) + weight);
  };
  const titleWords = wordsOf(idea.title.slice(0, TEXT_READ));
  const stems = titleWords.map(stemOf);
  for (const stem of stems) add('w', stem, WEIGHT.title);
  stems.slice(1).forEach((stem, at) => {
    add('p', `${stems[at]} ${stem}`, WEIGHT.pair);
  });
  for (const word of titleWords) {
    for (const gram of gramsOf(word)) add('g', gram, WEIGHT.grams);
  }
  for (const part of ['description', 'content'] as const) {
    for (const word of wordsOf(idea[part].slice(0, TEXT_READ)))
      add('w', stemOf(word), WEIGHT[part]);
  }
  if (idea.brand) add('b', wordsOf(idea.brand).join(' '), WEIGHT.fact);
  for (const level of idea.categoryPath) {
    add('c', wordsOf(level).join(' '), WEIGHT.fact);
    for (const word of wordsOf(level)) add('w', stemOf(word), WEIGHT.title);
  }
  for (const fact of factsOf(idea)) add('f', fact, WEIGHT.fact);
  return features;
}

/** Price in steps of the square root of two, recipient, and the edges of the ages in years that matter. */
function factsOf(idea: DescribedIdea): string[] {
  const { priceCents, gender, ageMinMonths, ageMaxMonths } = idea;
  const facts = [`gender ${gender}`];
  if (priceCents) facts.push(`price ${Math.round(2 * Math.log2(priceCents / 100))}`);
  if (ageMinMonths !== null) facts.push(`from ${stepOf(ageMinMonths)}`);
  if (ageMaxMonths !== null) facts.push(`to ${stepOf(ageMaxMonths)}`);
  return facts;
}

/** A band of ages: of four years for the young, of fifteen for adults. */
function stepOf(months: number): string {
  const years = months / 12;
  return years < 20 ? `y${Math.floor(years / 4)}` : `a${Math.floor(years / 15)}`;
}

/** Sequences of letters of a word, with its ends marked: what compounds and slips leave of it. */
function gramsOf(word: string): string[] {
  const marked = `<${word}>`;
  const grams: string[] = [];
  for (let at = 0; at + GRAM_LETTERS <= marked.length; at++) {
    grams.push(marked.slice(at, at + GRAM_LETTERS));
  }
  return grams;
}
