import type { TwinKind } from '../../vocabulary.ts';
import { COLOURS, NUANCES, SHADES } from './colour-words.ts';
import { isSureColour, type OnlyDifference, onlyDifference } from './colours.ts';
import { type Differences, differencesOf, eitherLacks } from './differences.ts';
import type { Features } from './features.ts';
import { compareNames, isOneEditAway, type Names } from './names.ts';
import { pictureDistance } from './picture.ts';
import { MATERIALS, QUALITIES, RECIPIENTS, SIZE_WORDS } from './vocabulary.ts';
import type { WordWeight } from './word-weights.ts';

/** How two products are related, and how sure that is, from 0 to 1. */
export type Relation = { kind: TwinKind; score: number };

/** Least likenesses of names: of one product, of products that are to be told from each other, of one show. */
const LEAST = { same: 0.6, open: 0.42, lookAlike: 0.45, spectacle: 0.4 };
/** Least weight of the words that two names share; a single common word says nothing. */
const LEAST_SHARED = 1.3;
/**
 * One product does not cost so many times as much elsewhere, nor does another size of it; one that costs half as much again and
 * has another word in its name is a better one.
 */
const PRICE_RATIO = { better: 1.5, same: 2.2, variant: 12 };
/** Pictures whose hashes differ in so many of 64 bits are one, cut or encoded in another way. */
const SAME_PICTURE = 6;

/**
 * The relation of two products by their features, null where there is none. It is the same in either order, and depends on
 * nothing but the two and the words that are common.
 */
export function relationOf(one: Features, other: Features, weightOf: WordWeight): Relation | null {
  if (one.gtin !== null && one.gtin === other.gtin) return { kind: 'Identical', score: 0.99 };
  const difference = onlyDifference(one.tokens, other.tokens);
  if (difference && isOfColour(difference)) {
    const [left, right] = [withColour(one, difference[0]), withColour(other, difference[1])];
    return compare(left, right, weightOf, null);
  }
  return compare(
    one,
    other,
    weightOf,
    difference && isOfName(difference, [...one.colours, ...other.colours]) ? difference : null,
  );
}

/** Whether a colour stands on one side of a difference: what stands on the other is one too, known or not. */
function isOfColour([one, other]: OnlyDifference): boolean {
  const isColour = (words: readonly string[]) =>
    isSureColour(words[0]!) && words.slice(1).every((word) => isSureColour(word) || isShade(word));
  return (isColour(one) && other.every(mayBeName)) || (isColour(other) && one.every(mayBeName));
}

/** Whether each side of a difference is one word that names something, not the same in another form. */
function isOfName([one, other]: OnlyDifference, colours: readonly string[]): boolean {
  if (one.length !== 1 || other.length !== 1) return false;
  const [a, b] = [one[0]!, other[0]!];
  const isSame = a.startsWith(b) || b.startsWith(a) || isOneEditAway(a, b);
  const isName = (word: string) => mayBeName(word) && !colours.includes(COLOURS.get(word) ?? word);
  return [a, b].every(isName) && !isSame;
}

const isShade = (word: string) => NUANCES.has(word) || SHADES.has(word);
const KNOWN = [SIZE_WORDS, QUALITIES, MATERIALS, RECIPIENTS];
const mayBeName = (word: string) =>
  /^[a-z]{3,}$/.test(word) && !KNOWN.some((known) => known.has(word));

/** A product of which some words of its title name the colour. */
function withColour(features: Features, words: readonly string[]): Features {
  const { colours } = features;
  const isUnknown = !words.some((word) => isSureColour(word) || colours.includes(word));
  return {
    ...features,
    words: features.words.filter((word) => !words.includes(word)),
    colours: isUnknown ? [...colours, ...words].sort() : colours,
  };
}

/** @param renamed what the two titles name differently, where it is one word alone; null otherwise. */
function compare(
  one: Features,
  other: Features,
  weightOf: WordWeight,
  renamed: OnlyDifference | null,
): Relation | null {
  const names = compareNames(one, other, weightOf);
  const isGroup =
    one.groupId !== null && one.groupId === other.groupId && one.merchantId === other.merchantId;
  if (!isGroup && (names.shared === 0 || one.accessory !== other.accessory)) return null;
  if (!isGroup && isOtherBrand(one, other)) return null;
  if (!isGroup && isShow(one, other)) return relationOfShows(one, other, names);
  const differs = differencesOf(one, other);
  const isSamePicture = showSamePicture(one, other);
  if (!isGroup) {
    const isNamedApart = renamed?.flat().every((word) => weightOf(word) === 1);
    if (isNamedApart && !names.hasCode && !isSamePicture) {
      return lookAlike(names, Math.max(names.likeness, LEAST.lookAlike));
    }
    if (names.shared < LEAST_SHARED && !names.isSame) return null;
    if (differs.model) return lookAlike(names, names.likeness);
    if (names.isSubstituted && !names.hasCode && !isSamePicture) {
      return names.isOtherHead ? null : lookAlike(names, names.likeness);
    }
  }
  const likeness = names.hasCode ? Math.max(names.likeness, 0.85) : names.likeness;
  if (!isGroup && likeness < LEAST.open) return null;
  const isOpen = renamed !== null || (!isGroup && names.isSubstituted && !names.hasCode);
  return classify(one, other, isGroup ? Math.max(likeness, 0.9) : likeness, {
    ...differs,
    isSamePicture,
    isOpen,
  });
}

/**
 * Whether two shops show the same photo. One shop may have one photo for all variants of a thing, or for all things that it has
 * no photo of.
 */
function showSamePicture(one: Features, other: Features): boolean {
  if (one.merchantId === other.merchantId || !one.picture || !other.picture) return false;
  return pictureDistance(one.picture, other.picture) <= SAME_PICTURE;
}

/** Whether their shops name two brands of which neither stands in the name of the other. */
function isOtherBrand(one: Features, other: Features): boolean {
  if (one.brand === null || other.brand === null) return false;
  return !one.joined.includes(other.brand) && !other.joined.includes(one.brand);
}

/** Products of one line that differ by what names them are told apart for good. */
function lookAlike({ isSame }: Names, likeness: number): Relation | null {
  if (likeness < LEAST.lookAlike) return null;
  return { kind: 'Distinct', score: round(isSame ? 0.9 : 0.5 + likeness / 2) };
}

function isShow(one: Features, other: Features): boolean {
  const isOne = (features: Features) => features.dates.length > 0 || features.isSpectacle;
  return (one.dates.length > 0 || other.dates.length > 0) && isOne(one) && isOne(other);
}

/** Shows are told by the words that name them: the place is a name too, and differs. */
function relationOfShows(one: Features, other: Features, names: Names): Relation | null {
  if (names.likeness < LEAST.spectacle || names.shared < LEAST_SHARED) return null;
  const isSameDay = !eitherLacks(one.dates, other.dates);
  if (isSameDay && names.likeness >= 0.75)
    return { kind: 'Identical', score: round(names.likeness) };
  return { kind: 'SameSpectacle', score: round(0.5 + names.likeness / 2) };
}

function classify(
  one: Features,
  other: Features,
  likeness: number,
  differs: Differences & { isSamePicture: boolean; isOpen: boolean },
): Relation | null {
  const ratio = priceRatio(one, other);
  if (ratio > PRICE_RATIO.variant) return null;
  const kinds: TwinKind[] = [];
  if (differs.size) kinds.push('OnlySizeDifference');
  if (differs.colour) kinds.push('OnlyColorDifference');
  if (differs.quality) kinds.push('OnlyQualityDifference');
  const isUnsure = (likeness < LEAST.same && !differs.isSamePicture) || kinds.length > 1;
  if (isUnsure) return { kind: 'CouldBeDistinguishedLater', score: round(likeness * 0.8) };
  if (kinds.length === 1) return { kind: kinds[0]!, score: round(likeness) };
  if (ratio > PRICE_RATIO.better && differs.named) {
    return { kind: 'OnlyQualityDifference', score: round(likeness * 0.8) };
  }
  const gtinsDiffer = one.gtin !== null && other.gtin !== null;
  if (ratio > PRICE_RATIO.same || gtinsDiffer || differs.added || differs.isOpen) {
    return { kind: 'CouldBeDistinguishedLater', score: round(likeness * 0.7) };
  }
  const picture = differs.isSamePicture ? 0.1 : 0;
  return {
    kind: 'Identical',
    score: round(Math.min(0.98, likeness * (differs.unsaid ? 0.9 : 1) + picture)),
  };
}

function priceRatio(one: Features, other: Features): number {
  if (!one.priceCents || !other.priceCents) return 1;
  const [low, high] = [one.priceCents, other.priceCents].sort((a, b) => a - b);
  return high! / low!;
}

/** Two decimals, as they are stored. */
function round(score: number): number {
  return Math.round(score * 100) / 100;
}
