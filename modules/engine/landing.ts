import { type Gender, MONTHS_PER_YEAR, type Occasion } from './profile.ts';
import { genderIn, occasionIn, plain } from './recipient-words.ts';

/**
 * Where a visit came from. An advertisement names itself in the query: `gk` (keyword), `gks` (strict
 * keyword), `gc` (campaign), `gclid`. The campaigns « simple » and « multiple » are sources of their own.
 */
export type Source =
  | { kind: 'Natural' }
  | { kind: 'Google'; keyword: string | null }
  | { kind: 'Simple' }
  | { kind: 'Multiple' };

/** What the address of a landing says of the visit and of the recipient; null where it is silent. */
export type Landing = {
  source: Source;
  gender: Gender | null;
  /** In months. */
  age: number | null;
  occasion: Occasion | null;
};

export const CHRISTMAS_PATH = '/noel';

const KEYWORD_MAX_LENGTH = 200;

/** Ages that people type in a search engine, in years. */
const KEYWORD_AGES: readonly number[] = [18, 20, 21, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70];

/** The first listed age, in months: not after a percent sign (an encoded character), not a price. */
function ageIn(keywords: string): number | null {
  for (const [, digits] of keywords.matchAll(/(?<![%\d])(\d{2})(?!\d|\s*(?:€|euros?\b))/g)) {
    const years = Number(digits);
    if (KEYWORD_AGES.includes(years)) return years * MONTHS_PER_YEAR;
  }
  return null;
}

function sourceOf(query: URLSearchParams): Source {
  const keyword = query.get('gks') || query.get('gk');
  const campaign = query.get('gc');
  if (!keyword && !campaign && !query.get('gclid')) return { kind: 'Natural' };
  if (campaign?.toLowerCase() === 'simple') return { kind: 'Simple' };
  if (campaign?.toLowerCase() === 'multiple') return { kind: 'Multiple' };
  return { kind: 'Google', keyword: keyword?.slice(0, KEYWORD_MAX_LENGTH) ?? null };
}

/**
 * Reads the address a visitor arrived at.
 *
 * @param location path and query, such as `/noel?gk=cadeau+femme+30+ans`; text that is no address counts
 * as a natural visit that says nothing.
 */
export function parseLanding(location: string): Landing {
  const url = URL.parse(location, 'http://localhost');
  if (!url) return { source: { kind: 'Natural' }, gender: null, age: null, occasion: null };
  const query = url.searchParams;
  const keywords = plain(['gk', 'gks', 'gc'].flatMap((name) => query.getAll(name)).join(' '));
  const onChristmasPage = url.pathname.replace(/\/$/, '') === CHRISTMAS_PATH;
  return {
    source: sourceOf(query),
    gender: genderIn(keywords),
    age: ageIn(keywords),
    occasion: onChristmasPage ? 'christmas' : occasionIn(keywords),
  };
}
