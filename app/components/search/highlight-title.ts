const TITLE_LENGTH = 17;
/** How far past that length a word may end. */
const SLACK = 2;
const LITTLE_WORD =
  /^(à|au|aux|avec|ce|d’un|d’une|dans|de|des|du|en|entre|et|la|le|les|ou|pour|sa|ses|son|sur|un|une)$/i;

/**
 * A title cut at about 17 characters: after the word that ends nearest to there, never after a little one
 * that only announces the next.
 */
export function highlightTitle(title: string): string {
  if (title.length <= TITLE_LENGTH + SLACK) return title;
  const words = title.slice(0, TITLE_LENGTH + SLACK + 1).split(' ');
  if (words.length === 1) return `${title.slice(0, TITLE_LENGTH)}…`;
  // The last one is cut, or followed by nothing that could be shown.
  words.pop();
  while (words.length > 2 && LITTLE_WORD.test(words.at(-1) ?? '')) words.pop();
  return `${words.join(' ')}…`;
}
