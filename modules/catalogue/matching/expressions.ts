// Expressions and names of two parts, in the singular, without accents. « Thé et café » are two wishes.
const EXPRESSIONS = new Set(
  `noir blanc, blanc noir, art essai, art metier, son lumiere, nature decouverte, farce attrape, cape epee, poivre sel, sel poivre, parc jardin,
  masque tuba, pierre vacance, relais chateau, donjon dragon, asterix obelix, blake mortimer, boule bill, calvin hobbes, olive tom,
  tom jerry, laurel hardy, rick morty, lilo stitch, bigflo oli, simon garfunkel, black decker, zadig voltaire, villeroy boch`
    .split(',')
    .map((pair) => pair.trim().split(' ').map(singular).join(' ')),
);
const AND = new Set(['et', 'and', 'n']);
const AFTER_AND = new Set('d de des l le la les'.split(' '));

/**
 * Which fixed expression each word belongs to, from 0 on; null for most. « Films noir et blanc » are one wish.
 *
 * @param read the words of a text, folded, with what stands before each.
 */
export function expressionsIn(read: readonly { word: string; gap: string }[]): (number | null)[] {
  const found: (number | null)[] = read.map(() => null);
  let count = 0;
  for (const [at, { word, gap }] of read.entries()) {
    const saysAnd = AND.has(word);
    if (at === 0 || !(saysAnd || gap.trim() === '&')) continue;
    let last = saysAnd ? at + 1 : at;
    if (saysAnd && AFTER_AND.has(read[last]?.word ?? '')) last++;
    const pair = `${singular(read[at - 1]!.word)} ${singular(read[last]?.word ?? '')}`;
    if (EXPRESSIONS.has(pair)) found.fill(count++, at - 1, last + 1);
  }
  return found;
}

function singular(word: string): string {
  return word.replace(/(?<=\p{L}{2})[sx]$/u, '');
}
