// Shops end the titles of their pages with what says nothing of the product: « Théière en fonte | Maison du Thé ».

/** Between a title and its tail, once blanks are single. A bar needs no blanks around it; a hyphen or a colon does. */
const SEPARATOR = / ?\| ?| [-–—:·•] /g;
/** What a title must still have once its tail is cut off. */
const MEANINGFUL = /[\p{L}\p{N}].*?[\p{L}\p{N}]/u;
const LONGEST_SUFFIX = 100;
/** Suffixes that are cut off one title, and the parts that one may have. */
const MOST_CUTS = 10;
const MOST_PARTS = 5;
/** Suffixes that are kept of one merchant. */
export const MOST_SUFFIXES = 20;

/** The tail of so many titles, and of more than half of them, says nothing of a product. A variant never gets there. */
const COMMON = { titles: 5, share: 0.5 };
/** A tail that names the shop itself: less is needed, but more than chance. */
const NAMING = { titles: 2, share: 0.05 };
const SHORTEST_NAME = 3;

/**
 * A title without the suffixes at its end, in whatever order and number they stand there after a separator; case, accents
 * and blanks do not matter. Something is always left: a title that is nothing but a suffix stays.
 *
 * @param suffixes the merchant's, without separators at their ends.
 */
export function cleanTitle(title: string, suffixes: readonly string[]): string {
  let cleaned = singleBlanks(title);
  const known = new Set(suffixes.map(foldText));
  if (known.size === 0) return cleaned;
  for (let cuts = 0; cuts < MOST_CUTS; cuts++) {
    const cut = tailsOf(cleaned).find(({ tail }) => known.has(foldText(tail)));
    if (!cut) break;
    cleaned = cut.title;
  }
  return cleaned;
}

/** Every way to cut a tail off, the longest tail first. */
function tailsOf(title: string): { title: string; tail: string }[] {
  return [...title.matchAll(SEPARATOR)]
    .slice(-MOST_PARTS)
    .map((separator) => ({
      title: title.slice(0, separator.index),
      tail: title.slice(separator.index + separator[0].length),
    }))
    .filter((cut) => MEANINGFUL.test(cut.title) && cut.tail !== '');
}

/**
 * The suffixes of a merchant, learned from its titles: the commonest last tails, then those that stood before them. A tail
 * is one when it ends at least 5 titles and more than half of them, or names the shop and ends 2 titles and a twentieth.
 *
 * @param titles as the shop writes them.
 * @param shop its name, and its host or null.
 */
export function learnSuffixes(
  titles: readonly string[],
  shop: { name: string; host: string | null },
): string[] {
  const names = namesOf(shop);
  const suffixes: string[] = [];
  let remaining = titles.map(singleBlanks);
  while (suffixes.length < MOST_SUFFIXES) {
    const found = commonTails(remaining, names).slice(0, MOST_SUFFIXES - suffixes.length);
    if (found.length === 0) break;
    suffixes.push(...found);
    remaining = remaining.map((title) => cleanTitle(title, found));
  }
  return suffixes;
}

/** The last tails of titles that are common enough, the commonest first. */
function commonTails(titles: readonly string[], names: ReadonlySet<string>): string[] {
  const counted = new Map<string, { tail: string; titles: number }>();
  for (const title of titles) {
    const tail = tailsOf(title).at(-1)?.tail;
    if (!tail || tail.length > LONGEST_SUFFIX) continue;
    const folded = foldText(tail);
    const count = counted.get(folded);
    if (count) count.titles++;
    else counted.set(folded, { tail, titles: 1 });
  }
  return [...counted]
    .filter(([folded, count]) => {
      const wanted = names.has(foldName(folded)) ? NAMING : COMMON;
      return count.titles >= wanted.titles && count.titles > wanted.share * titles.length;
    })
    .sort(([, a], [, b]) => b.titles - a.titles)
    .map(([, { tail }]) => tail);
}

/** The names of a shop that end its titles: « Maison du Thé », maison-du-the.fr, maisonduthe. */
function namesOf({ name, host }: { name: string; host: string | null }): ReadonlySet<string> {
  const bare = (host ?? '').replace(/^www\./, '').replace(/:\d+$/, '');
  const names = [name, bare, bare.split('.').slice(0, -1).join('.')].map(foldName);
  return new Set(names.filter((each) => each.length >= SHORTEST_NAME));
}

function foldName(text: string): string {
  return foldText(text)
    .replace(/^www\./, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function foldText(text: string): string {
  return singleBlanks(text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function singleBlanks(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
