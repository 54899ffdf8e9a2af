import { fold } from '../matching/shared.ts';

/** From this share of common words on (Jaccard index), two questions ask the same. */
const SIMILAR = 0.4;

/** Words of every question: they tell nothing apart. */
const COMMON = new Set(
  'est ce que qu il elle ils cette ces personne personnes un une des du de la le les pour lui eux bonne piste ca plairait ferait plaisir aime aimerait aiment adore apprecie prefere fait faire a ont cadeau autour et ou tu crois chez y a t d l n s en au aux son sa ses'.split(
    ' ',
  ),
);

/** The questions that ask nearly the same as a text, the nearest first. */
export function similarTo<Question extends { content: string }>(
  text: string,
  questions: readonly Question[],
  limit: number,
): Question[] {
  const wanted = wordsOf(text);
  if (wanted.size === 0) return [];
  return questions
    .map((question) => ({ question, alike: alike(wanted, wordsOf(question.content)) }))
    .filter((each) => each.alike >= SIMILAR)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, limit)
    .map(({ question }) => question);
}

/** Plurals and the like count as one word: it is compared by its beginning. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map(stemOf));
}

function stemOf(word: string): string {
  return word.replace(/(?:ements?|ages?|er|es|s|x|e)$/, (ending) =>
    word.length - ending.length >= 3 ? '' : ending,
  );
}

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}
