import type { Idea } from '#modules/catalogue/shared.ts';

const TITLE_LENGTH = 30;

/** What a tile shows of a title: the short one, or the title cut past 30 characters after a whole word, with an ellipsis. */
export function tileTitle({ title, short_title }: Pick<Idea, 'title' | 'short_title'>): string {
  return short_title ?? cutTitle(title);
}

function cutTitle(title: string): string {
  const characters = [...title];
  if (characters.length <= TITLE_LENGTH) return title;
  // The ellipsis takes the place of one character.
  const head = characters.slice(0, TITLE_LENGTH).join('');
  const end = head.search(/[\s\u00a0](?=\S*$)/);
  const cut = end > 0 ? head.slice(0, end) : characters.slice(0, TITLE_LENGTH - 1).join('');
  return `${cut.replace(/[\s\u00a0\p{P}]+$/u, '')}…`;
}
