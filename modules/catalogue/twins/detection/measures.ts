import { NUMERALS, singularOf } from './text.ts';
import { CLOTHING, MONTHS, UNITS } from './vocabulary.ts';

/** Values by dimension (`UNITS`), in the smallest unit; `area` and `volume of sides` have sides in mm, `count` pieces. */
export type Measures = ReadonlyMap<string, readonly number[]>;

const MONTH = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const DAY_AND_MONTH = new RegExp(
  `\\b(\\d{1,2})(?:er|st|nd|rd|th)?\\s+(${MONTH})\\b\\.?(?:\\s+(\\d{4})\\b)?`,
  'g',
);
const DAY_IN_DIGITS = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b/g;
const TIME = /\b\d{1,2}\s?h(?:\s?\d{2})?\b/g;

/** The days that a text names (`10-12`, with its year where it has one), and the text without them. */
export function extractDates(text: string): { dates: string[]; rest: string } {
  const dates: string[] = [];
  const take = (day: string, month: number) => {
    const isDay = Number(day) >= 1 && Number(day) <= 31 && month >= 1 && month <= 12;
    if (isDay) dates.push(`${month}-${Number(day)}`);
    return isDay;
  };
  let rest = text.replace(DAY_AND_MONTH, (all, day: string, month: string) =>
    take(day, MONTHS.get(month)!) ? ' ' : all,
  );
  rest = rest.replace(DAY_IN_DIGITS, (all, day: string, month: string) =>
    take(day, Number(month)) ? ' ' : all,
  );
  // « 20h30 » is a time beside a day, else a duration.
  if (dates.length > 0) rest = rest.replace(TIME, ' ');
  return { dates, rest };
}

const LABELLED_SIZE =
  /\b(?:taille|pointure|size|t)\.?\s?(\d{1,3}(?:\.\d)?(?:\s?\/\s?\d{1,3})?|xxs|xs|s|m|l|xl|xxl|xxxl|u)\b/g;
/** Sizes of clothes and shoes, at the end of a title or between signs. */
const CLOTHING_SIZE =
  /(?<=[\s(-])((?:3[2-9]|4\d|5[0-8])(?:\s?\/\s?(?:3\d|4\d|5\d))?)(?=\s*(?:$|[),|-]))/g;
const PAPER = /\b(a[0-6])\b/g;

/** Sizes that a text calls so (« taille 38 », « T7 », « A4 »), and the text without them. */
export function extractSizes(text: string): { sizes: string[]; rest: string } {
  const sizes: string[] = [];
  const take = (_all: string, size: string) => {
    sizes.push(size.replace(/\s/g, ''));
    return ' ';
  };
  let rest = text.replace(LABELLED_SIZE, take).replace(PAPER, take);
  const namesClothing = (rest.match(/[a-z]+/g) ?? []).some((word) =>
    CLOTHING.has(singularOf(word)),
  );
  if (namesClothing) rest = rest.replace(CLOTHING_SIZE, take);
  return { sizes, rest };
}

const NUMBER = '(\\d{1,6}(?:\\.\\d{1,3})?)';
const SIDES = new RegExp(
  `\\b${NUMBER}\\s?(?:mm|cm|m)?\\s?x\\s?${NUMBER}(?:\\s?x\\s?${NUMBER})?\\s?(mm|cm|m|pouces?|ml|cl|dl|l|g|gr|kg)?\\b`,
  'g',
);
const RANGE = /\b(\d{1,4})\s?-\s?(\d{1,4})\s?(mm|cm|m|l|kg|w)\b/g;
const UNIT = [...UNITS.keys()].sort((a, b) => b.length - a.length).join('|');
const WITH_UNIT = new RegExp(`\\b${NUMBER}\\s?(${UNIT})s?(?![a-z0-9])`, 'g');
const PACK =
  /\b(?:lot|set|coffret|pack|boite|ensemble|box)\s(?:de\s)?(\d{1,4})\b|\bx\s?(\d{1,4})\b|\b(\d{1,4})\s?(?:p|pcs?|pce?s?)\b/g;
/** Not the end of a code: « FA-780 pantoufles ». */
const COUNTED = /(?<![a-z0-9][-/])\b(\d{1,4})\s(?=(?:demi-)?([a-z]{4,})\b)/g;

/** What a text measures, in units of one size for each dimension, and the text without it. */
export function extractMeasures(text: string): { measures: Measures; rest: string } {
  const measures = new Map<string, number[]>();
  const note = (dimension: string, value: number) => {
    const values = measures.get(dimension) ?? [];
    if (values.length < 8) values.push(value);
    measures.set(dimension, values);
  };
  const inWords = text.replace(/\b[a-z]{4,6}\b/g, (word) => NUMERALS.get(word) ?? word);
  let rest = inWords.replace(SIDES, (_all, a: string, b: string, c?: string, unit = 'cm') => {
    const [dimension, factor] = UNITS.get(singularOf(unit)) ?? ['length', 10];
    if (dimension !== 'length') {
      note('count', Number(a));
      note(dimension, Number(b) * factor);
      return ' ';
    }
    const sides = [a, b, ...(c === undefined ? [] : [c])].map((side) => Number(side) * factor);
    note(
      'sides',
      sides.sort((x, y) => x - y).reduce((all, side) => all * 10_000 + Math.round(side), 0),
    );
    return ' ';
  });
  rest = rest.replace(RANGE, (_all, low: string, high: string, unit: string) => {
    note(`${UNITS.get(unit)![0]} range`, Number(low) * 10_000 + Number(high));
    return ' ';
  });
  rest = rest.replace(WITH_UNIT, (_all, number: string, unit: string) => {
    const [dimension, factor] = UNITS.get(unit)!;
    note(dimension, Number(number) * factor);
    return ' ';
  });
  rest = rest.replace(PACK, (all, ...counts: (string | undefined)[]) => {
    note('count', Number(counts.slice(0, 3).find((count) => count !== undefined)));
    return all.replace(/[\dx]+|\bp(?:cs?|ces?)?\b/g, ' ');
  });
  rest = rest.replace(COUNTED, (all, count: string, noun: string) => {
    if (!/[sx]$/.test(noun)) return all;
    note('count', Number(count));
    return ' ';
  });
  return { measures, rest };
}
