const TITLE_LENGTH = 30;

/** A title as a tile has room for: past 30 characters it is cut after a whole word, with an ellipsis. */
export function shortTitle(title: string): string {
  const characters = [...title];
  if (characters.length <= TITLE_LENGTH) return title;
  // The ellipsis takes the place of one character.
  const head = characters.slice(0, TITLE_LENGTH).join('');
  const end = head.search(/[\s\u00a0](?=\S*$)/);
  const cut = end > 0 ? head.slice(0, end) : characters.slice(0, TITLE_LENGTH - 1).join('');
  return `${cut.replace(/[\s\u00a0\p{P}]+$/u, '')}…`;
}
