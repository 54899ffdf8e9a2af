import { AGE_FLOOR, type Gender, MONTHS_PER_YEAR, type Occasion } from './profile.ts';
import { genderIn, occasionIn, plain } from './recipient-words.ts';
import { readTypedProfile } from './typed-profile.ts';

/**
 * Where a visit came from. An advertisement names itself in the query: by the search keywords (`gk`, `gks` where they
 * matched exactly) or merely by a click id (`gclid`) it is Google, by its campaign (`gc`) alone it is Simple, and by both
 * it is Multiple.
 */
export type Source = {
  kind: 'Natural' | 'Google' | 'Simple' | 'Multiple';
  keyword: string | null;
  strictKeyword: string | null;
  campaign: string | null;
};

/** What the address of a landing says of the visit and of the recipient; null where it says nothing. */
export type Landing = {
  source: Source;
  gender: Gender | null;
  /** In months. A child's age is read as well, although no search is offered for it (below `AGE_FLOOR`). */
  age: number | null;
  occasion: Occasion | null;
};

export const CHRISTMAS_PATH = '/noel';

/** The query parameter for the occasion on screens that have no path of their own for it. */
export const OCCASION_PARAMETER = { name: 'occasion', christmas: 'noel' } as const;

const KEYWORD_MAX_LENGTH = 200;

/** Ages that people type in a search engine, in years. */
const KEYWORD_AGES: readonly number[] = [18, 20, 21, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70];

/** What the form shows for a child whose age is not said, in months. */
const CHILD_AGE = 8 * MONTHS_PER_YEAR;

/** Where years count how long two people have been together, « 10 ans » is no age. */
const YEARS_TOGETHER = /\b(mariages?|noces|couples?|rencontre)\b/;

/** A child's age in any wording, else the first listed one: not after a percent sign (an encoded character), not a price. */
function ageFrom(keywords: string): number | null {
  const { profile } = readTypedProfile(keywords);
  const typed = profile.isChild ? CHILD_AGE : profile.age;
  const isChild = typed !== null && typed < AGE_FLOOR && !YEARS_TOGETHER.test(keywords);
  if (isChild) return typed;
  for (const [, digits] of keywords.matchAll(/(?<![%\d])(\d{2})(?!\d|\s*(?:€|euros?\b))/g)) {
    const years = Number(digits);
    if (KEYWORD_AGES.includes(years)) return years * MONTHS_PER_YEAR;
  }
  return null;
}

/** The text of a parameter as it can be stored; null where there is none. */
function parameterText(query: URLSearchParams, name: string): string | null {
  const text = query
    .get(name)
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, KEYWORD_MAX_LENGTH);
  return text?.toWellFormed() || null;
}

function sourceOf(query: URLSearchParams): Source {
  const keyword = parameterText(query, 'gk');
  const strictKeyword = parameterText(query, 'gks');
  const campaign = parameterText(query, 'gc');
  const google =
    keyword !== null || strictKeyword !== null || parameterText(query, 'gclid') !== null;
  const advertised = campaign === null ? 'Google' : 'Multiple';
  const kind = google ? advertised : campaign === null ? 'Natural' : 'Simple';
  return { kind, keyword, strictKeyword, campaign };
}

function keywordsOf(query: URLSearchParams): string {
  return plain(['gk', 'gks', 'gc'].flatMap((name) => query.getAll(name)).join(' '));
}

function parse(location: string): URL {
  return URL.parse(location, 'http://localhost') ?? new URL('http://localhost');
}

/** The occasion of an address: by its path, by its keywords or by its parameter. */
export function landingOccasion(location: string): Occasion | null {
  const { pathname, searchParams: query } = parse(location);
  const isKept = query.get(OCCASION_PARAMETER.name) === OCCASION_PARAMETER.christmas;
  if (isKept || pathname.replace(/\/$/, '') === CHRISTMAS_PATH) return 'christmas';
  return occasionIn(keywordsOf(query));
}

/**
 * Reads the address a visitor arrived at.
 *
 * @param location path and query, such as `/noel?gk=cadeau+femme+30+ans`; text that is no address counts
 * as a natural visit without information.
 */
export function parseLanding(location: string): Landing {
  const { searchParams: query } = parse(location);
  const keywords = keywordsOf(query);
  return {
    source: sourceOf(query),
    gender: genderIn(keywords),
    age: ageFrom(keywords),
    occasion: landingOccasion(location),
  };
}
