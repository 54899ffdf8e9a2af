import { isEmptyWord, isShopWord } from './empty-words.ts';
import { expressionsIn } from './expressions.ts';
import { fold } from './fold.ts';
import { isNegating } from './negation-cues.ts';
import { negationsIn, type Refusal } from './negations.ts';
import { ownedStretches } from './owned.ts';
import { asRead } from './read-as.ts';

/** A word as the visitor typed it, and where. */
export type TypedWord = {
  own: string;
  start: number;
  end: number;
  /** Which wish of the text it belongs to, from 0 on. */
  wish: number;
  /** It negates others, as a rule: « pas », « déteste ». */
  negates: boolean;
  /** It is negated, or negates: it names nothing that is wished for. */
  negated: boolean;
  /** Where the text says that what the word names is not wanted; null where it does not. */
  refusal: Refusal | null;
  /** It is part of what the recipient has already: no idea is named by it. */
  owned: boolean;
  /** Which fixed expression of the text it belongs to (« noir et blanc »), from 0 on; null for most. */
  expression: number | null;
  /** It has no information about taste by itself: articles, « cadeau », « ma mère »… */
  empty: boolean;
};

const WORDS_MAX = 60;

/** Of the empty words, those that ask for a gift. */
const ASKING = /^(?:cad(?:eau|o)|idee|k[ad]do?|gift|present|offrir|surprise)/;

/** Signs that end a wish. A point within a number ends none. */
const WISH_ENDS = /[,;:!?()…|/•·\n]|\.(?!\d)|\s[-–—+&]\s/;
/** « 45 ans » is no record of 45 turns. */
const COUNTED = /^\d+\s?(?:ans?|mois|semaines?|jours?|euros?|€|fois)(?!\p{L})/iu;
/** Words that stand between two wishes. */
const BETWEEN_WISHES = new Set(['et', 'ou', 'mais', 'puis']);

/** Whether a word stands between two wishes. */
export function isBetweenWishes(own: string): boolean {
  return BETWEEN_WISHES.has(fold(own));
}

/** After a subject these are verbs: « il lit » is of no bed, « elle court » of no short story. */
const VERBS_READ_AS: ReadonlyMap<string, string> = new Map([
  ['lit', 'lire'],
  ['lisent', 'lire'],
  ['court', 'trail'],
  ['courent', 'trail'],
]);
/** « Manga » would have the stem of « manger », shoes that of a sport, and fruits that of fishing. */
const WORDS_READ_AS: ReadonlyMap<string, string> = new Map([
  ['manga', 'mangaka'],
  ['mangas', 'mangaka'],
  ['baskets', 'sneakers'],
  ['peches', 'fruits'],
]);
/** « Lit Camus » begins a wish, and so does « lit bébé ». */
const AFTER_BED = new Set(
  'a au aux de d du pour en avec bebe enfant double simple superpose superposes mezzanine cabane coffre parapluie king queen'.split(
    ' ',
  ),
);
/** « Court le dimanche » begins one too, unlike « court métrage » and « court de tennis ». */
const AFTER_RUNS =
  /^(?:pas|plus|beaucoup|souvent|tous|tout|toute|toutes|chaque|vite|le|la|les|un|une|des|depuis|avec|avant|apres)$/;
const BEFORE_VERB = new Set('il elle on ils elles qui ne'.split(' '));

/** Whether a text asks for a gift without describing it (« une idée cadeau sympa »). */
export function isBareRequest(words: readonly TypedWord[]): boolean {
  return (
    words.every(({ empty, negated }) => empty && !negated) &&
    words.some(({ own }) => ASKING.test(fold(own)))
  );
}

/** Of the empty words, the verbs of a sentence that says something: « ils ont déjà tout ». */
const VERBS = new Set(
  'a ai ait as est etait fait font ont peut sont va vas veut veux vont'.split(' '),
);

/** Where a wish is a sentence of empty words, which ask for no gift: unless a keyword is made of them, they say nothing. */
export function stopWordWishes(words: readonly TypedWord[]): { start: number; end: number }[] {
  const wishes = Map.groupBy(words, ({ wish }) => wish);
  return [...wishes.values()]
    .filter(
      (wish) =>
        wish.length > 2 &&
        wish.every(({ empty, negated }) => empty && !negated) &&
        wish.some(({ own }) => VERBS.has(fold(own))) &&
        // « Ma fille a huit ans » says her age.
        !wish.some(({ own }) => /\d/.test(own) || fold(own) === 'ans') &&
        !wish.some(({ own }) => ASKING.test(fold(own)) || fold(own) === 'pour'),
    )
    .map((wish) => ({ start: wish[0]!.start, end: wish.at(-1)!.end }));
}

/**
 * The words of a visitor's text, in order, and what of them is negated. Punctuation and « et », « ou », « mais » part one wish
 * from the next: « guitare, travail du bois et thé » are three.
 */
export function typedWords(text: string): TypedWord[] {
  const { read, typedLength } = asRead(text);
  const typed: { own: string; word: string; gap: string; start: number; end: number }[] = [];
  for (const { 0: own, index: start } of read.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (typed.length === WORDS_MAX) break;
    const gap = read.slice(typed.at(-1)?.end ?? 0, start);
    const end = start + (typedLength.get(start) ?? own.length);
    typed.push({ own, word: fold(own), gap, start, end });
  }
  const expressions = expressionsIn(typed);
  let wish = 0;
  const words = typed.map((each, at) => {
    const { own, word, gap, start } = each;
    const expression = expressions[at]!;
    const isWithin = expression !== null && expression === expressions[at - 1];
    if (!isWithin && (BETWEEN_WISHES.has(word) || WISH_ENDS.test(gap))) wish++;
    const negates = isNegating(word);
    const counts = /^\d/.test(own) && COUNTED.test(read.slice(start));
    const empty = negates || counts || isEmptyWord(word);
    return { ...each, wish, expression, negates, empty, isObject: !empty };
  });
  const negations = negationsIn(read, words);
  const owned = ownedStretches(read);
  return words.map(({ own, word, start, end, wish, expression, negates, empty }, at) => {
    const before = words[at - 1];
    const next = words[at + 1];
    const isFirst = before?.wish !== wish || BETWEEN_WISHES.has(before.word);
    const isFollowed = next?.wish === wish;
    const isReader = word === 'lit' && isFirst && isFollowed && !AFTER_BED.has(next.word);
    const isRunner = word !== 'lit' && isFirst && isFollowed && AFTER_RUNS.test(next.word);
    const isVerb = isReader || isRunner || BEFORE_VERB.has(before?.word ?? '');
    const readAs = (isVerb && VERBS_READ_AS.get(word)) || WORDS_READ_AS.get(word);
    return {
      ...{ own: readAs ?? own, start, end, wish, expression, negates, empty, ...negations[at]! },
      owned: owned.some((stretch) => stretch.start <= start && end <= stretch.end),
    };
  });
}

/** Whether a word may name a wish. */
export function isTopic({ empty, negated }: TypedWord): boolean {
  return !empty && !negated;
}

/** Whether a word asks something of a shop, which is no wish and no gift: « livraison ». */
export function isOfShop({ own, negated }: TypedWord): boolean {
  return !negated && isShopWord(fold(own));
}

/** Whether a word is what the text does not want. */
export function isRefused({ refusal }: TypedWord): boolean {
  return refusal !== null;
}
