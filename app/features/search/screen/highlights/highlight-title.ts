import type { Idea } from '#modules/catalogue/shared.ts';

const TITLE_LENGTH = 17;
/** How far past that length a title may go on. */
const LENGTH_TOLERANCE = 6;
const LITTLE_WORD =
  /^(à|au|aux|avec|ce|d’un|d’une|dans|de|des|du|en|entre|et|la|le|les|ou|pour|sa|ses|son|sur|un|une)$/i;

/** What stands under a picture beside the cards: the short title, or as much of the title as there is room for. */
export function highlightTitle({
  title,
  short_title,
}: Pick<Idea, 'title' | 'short_title'>): string {
  return short_title ?? cutTitle(title);
}

/**
 * A title cut at about 17 characters: after the word that ends nearest to there, the later one of two as near, never
 * after a little one that only announces the next.
 */
function cutTitle(title: string): string {
  if (title.length <= TITLE_LENGTH + LENGTH_TOLERANCE) return title;
  const cuts = [...title.matchAll(/(\S+)(?= )/g)]
    .filter(([word], index) => index > 0 && !LITTLE_WORD.test(word))
    .map(({ index, 0: word }) => title.slice(0, index + word.length))
    .filter(({ length }) => length <= TITLE_LENGTH + LENGTH_TOLERANCE);
  const distance = ({ length }: string) => Math.abs(length - TITLE_LENGTH);
  const nearest = Math.min(...cuts.map(distance));
  const cut = cuts.findLast((head) => distance(head) === nearest);
  return `${(cut ?? title.slice(0, TITLE_LENGTH)).replace(/\p{P}$/u, '')}…`;
}
