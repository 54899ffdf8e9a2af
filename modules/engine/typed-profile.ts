import {
  AGE_MAX,
  CENTS_PER_EURO,
  MONTHS_PER_YEAR,
  PRICE_CEILING,
  type TypedProfile,
} from './profile.ts';
import { genderIn, occasionIn, plain } from './recipient-words.ts';

type Prices = { min: number | null; max: number | null };

// In these patterns one space matches any number of them; a number has two groups, its euros and its cents.
const NUMBER = String.raw`(\d{1,3}(?: \d{3})+|\d{1,6})(?:[.,](\d{1,2}))?`;
const CURRENCY = '€|euros?|eur|balles(?! de)';
const WRITTEN_EURO = `(?: ?(?:${CURRENCY})(?![a-z]))`;
/** « 20e max » is an amount, and « 20e siècle » none: one letter is a currency beside a bound alone. */
const EURO = `(?: ?(?:${CURRENCY}|e(?! (?:siecle|anniversaire|arrondissement)))(?![a-z]))`;
const AMOUNT = NUMBER + EURO;
/** An amount; without its currency only where no word follows that is counted. */
const AMOUNT_AT_END = String.raw`${NUMBER}(?:${EURO}|(?=\s*(?:$|[.,](?!\d))))`;
const MAX = '(?:max(?:imum|i)?|au plus)';
const LOW_PRICE = String.raw`(?:pas (?:trop )?chere?s?|bon marche|petits? (?:budgets?|prix|cadeaux?)|budgets? (?:tres )?serres?)\b`;

/** « Environ 30 euros » is a range of this part around it. */
const APPROXIMATION = 0.25;
const CHEAP = 20;
const EXPENSIVE = 100;

const between = ([a = 0, b = 0]: number[]): Prices => ({
  min: Math.min(a, b),
  max: Math.max(a, b),
});
const atMost = ([a = 0]: number[]): Prices => ({ min: null, max: a });
const atLeast = ([a = 0]: number[]): Prices => ({ min: a, max: null });
const about = (a: number): Prices => ({
  min: a * (1 - APPROXIMATION),
  max: a * (1 + APPROXIMATION),
});

/** Numbers in letters, the longest first, where they count euros or years: no longer in digits than in letters. */
const NUMBER_WORDS: readonly (readonly [pattern: RegExp, digits: string])[] = Object.entries({
  'cent cinquante': '150',
  'deux cents?': '200',
  'quatre vingts?': '80',
  'vingt cinq': '25',
  cent: '100',
  soixante: '60',
  cinquante: '50',
  quarante: '40',
  trente: '30',
  vingt: '20',
  quinze: '15',
  dix: '10',
  cinq: '5',
}).map(([words, digits]) => [
  matcher(`${words}(?= (?:ans|euros?|balles|(?:a|et|ou) [a-z0-9 ]{1,18} euros?)(?![a-z]))`),
  digits,
]);

const ROUND_NUMBERS = {
  dizaine: 10,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
};

/** Wordings of a price, in euros; the most specific first. */
const PRICES: readonly (readonly [pattern: RegExp, read: (amounts: number[]) => Prices])[] = (
  [
    [`(?:entre|de) ${NUMBER}${EURO}? (?:et|a) ${AMOUNT_AT_END}(?: ${MAX}\\b)?`, between],
    [`${NUMBER}${EURO}? ?(?:a|ou|-) ?${AMOUNT}`, between],
    [
      `(?:moins (?:de|que)|${MAX}|jusqu a|pas plus de|sous(?: les)?|en dessous de|budget(?: ${MAX})?(?: de)?) ${AMOUNT_AT_END}(?: ${MAX}\\b)?`,
      atMost,
    ],
    [`${AMOUNT} ${MAX}\\b`, atMost],
    [`${LOW_PRICE} ?,? ?(?:(?:a|de|pour) )?${AMOUNT}`, atMost],
    [`${AMOUNT} ${LOW_PRICE}`, atMost],
    [`(?:plus de|a partir de|au moins|min(?:imum)?|au dessus de) ${AMOUNT_AT_END}`, atLeast],
    ...Object.entries(ROUND_NUMBERS).map(
      ([word, euros]) => [`(?:une )?${word} d euros`, () => about(euros)] as const,
    ),
    [
      `(?:(?:environ|env\\.?|autour de|vers|dans les|a peu pres|pour|a) )?${NUMBER}${WRITTEN_EURO}`,
      ([a = 0]: number[]) => about(a),
    ],
    [LOW_PRICE, () => atMost([CHEAP])],
    [String.raw`haut de gamme\b|gros budgets?\b`, () => atLeast([EXPENSIVE])],
  ] as const
).map(([pattern, read]) => [matcher(pattern), read] as const);

/** Occasions of small gifts, where no price is typed. */
const SMALL_GIFT = matcher(String.raw`(?:secret santa|noels? secrets?)\b`);

const YEARS = MONTHS_PER_YEAR;
// Years of marriage are no age, nor are those for which something lasts.
const AGE = String.raw`(?<!depuis (?:plus de )?|(?:mariage|noces|maries|mariees|couple|ensemble) (?:de |depuis )?)(?<!\d)(\d{1,3}) ?ans\b(?! (?:mariages?|noces)\b)(?! (?:de|d) (?:mariage|vie|couple|amitie|metier|carriere|service))(?! (?:du|de la|de l|de|d) (?:salon|boite|entreprise|societe|association|asso|club|magasin|boutique|cabinet|restaurant|permis))`;

type Wording = readonly [pattern: RegExp, read: (numbers: number[]) => number];

/** Wordings of an age in numbers, in months. */
const AGES_IN_NUMBERS: readonly Wording[] = (
  [
    [
      `(\\d{1,3})(?: ans)? ?(?:a|et|ou|-) ?${AGE}`,
      ([a = 0, b = 0]: number[]) => ((a + b) / 2) * YEARS,
    ],
    [AGE, ([a = 0]: number[]) => a * YEARS],
    [String.raw`(?<=bebes? de )(\d{1,2}) mois\b`, ([a = 0]: number[]) => a],
  ] as const
).map(([pattern, read]) => [matcher(pattern), read] as const);

/** Words that imply an age in months. They stay in the text, since they mean more than that: « retraité ». */
const AGE_WORDS: readonly (readonly [pattern: RegExp, months: number])[] = (
  [
    [String.raw`ado(?:lescent)?e?s?\b`, 16 * YEARS],
    [String.raw`(?:etudiante?s?|jeunes? adultes?|vingtaine|20 ?aine)\b`, 22 * YEARS],
    [String.raw`(?:trentaine|30 ?aine|trentenaires?)\b`, 35 * YEARS],
    [String.raw`(?:quarantaine|40 ?aine|quadra(?:genaire)?s?)\b`, 45 * YEARS],
    [String.raw`(?:cinquantaine|50 ?aine|quinqua(?:genaire)?s?)\b`, 55 * YEARS],
    [String.raw`(?:soixantaine|60 ?aine|sexagenaires?)\b`, 65 * YEARS],
    [String.raw`(?:maisons? (?:de )?retraite|ehpad|residences? seniors?)\b`, 85 * YEARS],
    [
      String.raw`(?:gros(?:ses)? (?:caracteres?|chiffres|lettres|touches)|grands caracteres|dmla)\b`,
      80 * YEARS,
    ],
    [String.raw`(?:retraitee?s?|seniors?)\b`, 66 * YEARS],
    [
      String.raw`(?:grande?s? ?(?:mere|pere|parent|ma|pa)s?|mamies?|mamys?|pap[iy]s?|memeres?|pepes?)\b`,
      72 * YEARS,
    ],
  ] as const
).map(([pattern, months]) => [matcher(pattern), months] as const);

/** Only where no other recipient is named: a mother of three children is none of them. */
const CHILD = matcher(String.raw`(?:bebes?|nourrissons?|enfants?)\b`);
/** A birth is an occasion: what is given then is for the parents too. */
const BIRTH = matcher(
  String.raw`(?:naissances?|maternite|baby ?shower|nouveaux? nes?|(?:vient|viennent) (?:de naitre|d accoucher|d avoir un bebe)|faire part|bapteme)\b`,
);

/** « Un village de Noël » is a gift, « un village pour Noël » is one for then. */
const CHRISTMAS = matcher(
  String.raw`(?:(?:cadeaux?|idees?) de|pour|a|ce) noel\b(?! secret)|(?<!\bde )noel\b(?! secret)`,
);

function matcher(pattern: string): RegExp {
  return new RegExp(
    `(?<![a-z0-9])(?:${pattern.replaceAll(' ', String.raw`\s+`).replaceAll(String.raw`\s+?`, String.raw`\s*`)})`,
  );
}

/**
 * Reads price, age, recipient and occasion in a visitor's French words: « moins de 30 euros », « entre 20 et 40 € »,
 * « ado », « pour ma sœur », « 60 ans ».
 *
 * @returns the profile, in months and cents, and the text without prices, ages in numbers and occasion: they name no interest.
 */
export function readTypedProfile(text: string): { profile: TypedProfile; rest: string } {
  const rest = new CuttableText(text.normalize('NFC'));
  const { gender, occasion } = { gender: genderIn(rest.plain), occasion: occasionIn(rest.plain) };
  const { min, max } = readPrices(rest);
  const typedAge = cutAge(rest);
  const age = typedAge ?? ageIn(rest);
  const isNamed = age !== null || (gender !== null && gender !== 'Unknown');
  const isChild = !isNamed && CHILD.test(rest.plain) && !BIRTH.test(rest.plain);
  rest.cut(CHRISTMAS);
  const [least, most] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  return {
    profile: {
      gender,
      age,
      isAgeImplied: typedAge === null && age !== null,
      isChild,
      price_min_cents: least === null ? null : cents(least),
      price_max_cents: most === null ? null : cents(most),
      occasion,
    },
    rest: rest.text.trim(),
  };
}

/** « Plus de 20 euros, moins de 40 »: each wording fills in what more specific ones left open. */
function readPrices(text: CuttableText): Prices {
  const found: Prices = { min: null, max: null };
  for (const [pattern, read] of PRICES) {
    const groups = text.cut(pattern);
    if (!groups) continue;
    const amounts: number[] = [];
    for (let group = 0; group < groups.length; group += 2) {
      const euros = Number(groups[group]!.replace(/\s/g, ''));
      amounts.push(euros + Number(`0.${groups[group + 1] ?? 0}`));
    }
    const { min, max } = read(amounts);
    found.min ??= min;
    found.max ??= max;
  }
  const isPriced = found.min !== null || found.max !== null;
  return !isPriced && SMALL_GIFT.test(text.plain) ? atMost([CHEAP]) : found;
}

/** The age of the first wording that matches; all of them are cut out. */
function cutAge(text: CuttableText): number | null {
  let age: number | null = null;
  for (const [pattern, read] of AGES_IN_NUMBERS) {
    const groups = text.cut(pattern);
    if (groups) age ??= Math.min(AGE_MAX, Math.round(read(groups.map(Number))));
  }
  return age;
}

/** The age of the first of the words that imply one. */
function ageIn({ plain }: CuttableText): number | null {
  return AGE_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

function cents(euros: number): number {
  return Math.min(PRICE_CEILING, Math.round(euros * CENTS_PER_EURO));
}

/** A text and its plain form; what is cut out of one is cut out of the other. */
class CuttableText {
  text: string;
  plain: string;

  constructor(text: string) {
    this.text = text;
    this.plain = NUMBER_WORDS.reduce(
      (read, [pattern, digits]) => read.replace(pattern, (words) => digits.padEnd(words.length)),
      plain(text),
    );
  }

  /** Cuts out the first stretch that matches. @returns its groups, null when there is none. */
  cut(pattern: RegExp): (string | undefined)[] | null {
    const match = pattern.exec(this.plain);
    if (!match) return null;
    const end = match.index + match[0].length;
    const blank = ' '.repeat(match[0].length);
    this.text = this.text.slice(0, match.index) + blank + this.text.slice(end);
    this.plain = this.plain.slice(0, match.index) + blank + this.plain.slice(end);
    return match.slice(1);
  }
}
