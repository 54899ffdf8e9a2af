import { cleanGtin } from '../../gtin.ts';
import { coloursIn } from './colours.ts';
import { extractDates, extractMeasures, extractSizes, type Measures } from './measures.ts';
import { type PictureHash, pictureHashOf } from './picture.ts';
import { plainText, singularOf, wordsOf } from './text.ts';
import {
  ACCESSORIES,
  MATERIALS,
  QUALITIES,
  RECIPIENTS,
  SIZE_WORDS,
  SPECTACLE_WORDS,
  STOP_WORDS,
  THINGS,
  WEEKDAYS,
} from './vocabulary.ts';

/** A product as it is compared with others. */
export type ComparedProduct = {
  id: number;
  merchantId: number;
  title: string;
  description: string;
  priceCents: number | null;
  brand: string | null;
  /** 8 to 14 digits. */
  gtin: string | null;
  /** What the shop calls this variant, and the group of variants that it is one of. */
  variant: string | null;
  groupId: string | null;
  /** The perceptual hash of its picture, 16 hexadecimal digits, where it has one. */
  picture: string | null;
};

/** What a product's texts say of it. Lists are sorted and have each word once. */
export type Features = {
  id: number;
  merchantId: number;
  priceCents: number | null;
  gtin: string | null;
  groupId: string | null;
  picture: PictureHash | null;
  /** As its shop says, without spaces. */
  brand: string | null;
  /** Words that name the product, brand included; without those below. */
  words: readonly string[];
  /** The word that its title begins with. */
  head: string;
  /** Models and references, which have digits. */
  codes: readonly string[];
  /** Short numbers: of a model, a volume, a year. */
  numbers: readonly string[];
  colours: readonly string[];
  materials: readonly string[];
  qualities: readonly string[];
  sizes: readonly string[];
  recipients: readonly string[];
  measures: Measures;
  /** What its title adds by « & » or « + ». */
  added: readonly string[];
  dates: readonly string[];
  isSpectacle: boolean;
  /** The accessory it is, where it is one. */
  accessory: string | null;
  /** The words of title and variant in their order, without those that distinguish nothing. */
  tokens: readonly string[];
  /** Title and brand without spaces: « EB 120 » is found in it as « EB120 ». */
  joined: string;
};

/** So many different words of each sort are looked at. */
const MOST_WORDS = 24;
const DESCRIPTION_READ = 2000;

/** Reads what a product's texts say of it; linear in their length. */
export function featuresOf(product: ComparedProduct): Features {
  const brand = plainText(product.brand ?? '');
  const variant = product.variant ?? '';
  const titled = plainText(`${product.title} ${variant}`);
  const dated = extractDates(titled);
  const sized = extractSizes(dated.rest);
  const measured = extractMeasures(sized.rest);
  const found = sortWords(measured.rest, brand);
  return {
    id: product.id,
    merchantId: product.merchantId,
    priceCents: product.priceCents,
    gtin: gtinOf(product),
    groupId: product.groupId,
    picture: product.picture === null ? null : pictureHashOf(product.picture),
    brand: brand.replace(/[^a-z0-9]/g, '') || null,
    ...found,
    sizes: unique([...sized.sizes, ...found.sizes]),
    measures: measured.measures,
    dates: unique(dated.dates),
    added: unique([...titled.matchAll(ADDED)].map(([, word]) => singularOf(word!))),
    tokens: wordsOf(titled).filter((word) => !STOP_WORDS.has(word)),
    joined: (titled + brand).replace(/[^a-z0-9]/g, ''),
  };
}

type SortedWords = Pick<
  Features,
  | 'words'
  | 'head'
  | 'codes'
  | 'numbers'
  | 'colours'
  | 'materials'
  | 'qualities'
  | 'sizes'
  | 'recipients'
  | 'isSpectacle'
  | 'accessory'
>;

/** Sorts the words of a title by what they say. */
function sortWords(title: string, brand: string): SortedWords {
  const codes = title.match(CODE)?.map((code) => code.replace(/[^a-z0-9]/g, '')) ?? [];
  const words: string[] = [];
  const numbers: string[] = [];
  const colours: string[] = [];
  const materials: string[] = [];
  const qualities: string[] = [];
  const sizes: string[] = [];
  const recipients: string[] = [];
  let isSpectacle = false;
  let accessory: string | null = null;
  const listed = wordsOf(`${title.replace(CODE, ' ')} ${brand}`);
  const named = coloursIn(listed, /\b(?:couleur|colou?r|coloris|teinte)\b/.test(title));
  for (const [place, word] of listed.entries()) {
    if (STOP_WORDS.has(word) || WEEKDAYS.has(word)) continue;
    if (/^\d+$/.test(word)) {
      if (isReference(word)) codes.push(word);
      else numbers.push(word.replace(/^0+(?=\d)/, ''));
      continue;
    }
    const [colour, material] = [named[place], MATERIALS.get(word)];
    if (colour) colours.push(colour);
    if (material) materials.push(material);
    const quality = QUALITIES.get(word);
    if (quality) qualities.push(quality);
    const recipient = RECIPIENTS.get(word);
    if (recipient) recipients.push(recipient);
    const size = SIZE_WORDS.get(word);
    if (size) sizes.push(size);
    isSpectacle ||= SPECTACLE_WORDS.has(word);
    const isNamed = !(colour || material || quality || size);
    if (isNamed && word.length > 1) words.push(THINGS.get(word) ?? word);
    if (words.length === 1 && ACCESSORIES.has(word)) accessory ??= word;
  }
  return {
    words: unique(words),
    head: words[0] ?? '',
    codes: unique(codes),
    numbers: unique(numbers),
    colours: unique(colours),
    materials: unique(materials),
    qualities: unique(qualities),
    sizes: unique(sizes),
    recipients: unique(recipients),
    isSpectacle,
    accessory,
  };
}

const ADDED = /[&+]\s?([a-z]{3,30})/g;
/** Letters and digits in one word, which hyphens and slashes may divide: XJ-200, QP2724/20. */
const CODE =
  /\b(?=[a-z0-9/.-]{0,30}\d)(?=[a-z0-9/.-]{0,30}[a-z])[a-z0-9]{1,20}(?:[-/][a-z0-9]{1,20}){0,4}\b/g;

/** A number of four digits and more is a reference, unless it is a year. */
function isReference(digits: string): boolean {
  return digits.length > 4 || (digits.length === 4 && !/^(?:19|20)\d\d$/.test(digits));
}

/** A product's GTIN: the one that its shop says, or the only one of 13 digits in its description. */
function gtinOf({ gtin, description }: ComparedProduct): string | null {
  const said = cleanGtin(gtin);
  if (said) return said.padStart(14, '0');
  const numbers = description.slice(0, DESCRIPTION_READ).match(/\b\d{13}\b/g) ?? [];
  const found = new Set(numbers.flatMap((number) => cleanGtin(number) ?? []));
  return found.size === 1 ? [...found][0]!.padStart(14, '0') : null;
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)].sort().slice(0, MOST_WORDS);
}
