/** A word of a text, folded; `isObject` where it may name something. */
export type Word = {
  word: string;
  start: number;
  end: number;
  /** What stands between it and the word before. */
  gap: string;
  isObject: boolean;
};

/** A set of words, from a list with white space between them. */
export const words = (list: string) => new Set(list.trim().split(/\s+/));

export const NE = words('ne n');
export const OF = words('de d du des');
export const SUBJECTS = words('il elle ils elles on je j tu ca');
/** Words by which something is liked. */
export const LIKES = words(
  'aime aiment adore adorent kiffe passionne passionnee passionnes fan fans amateur amateurs amatrice amatrices accro feru ferue',
);
/** Signs that end a clause. */
export const CLAUSE_ENDS = /[,.;:!?()\n]/;

/** A verb and its subject: none stands further from its negation. */
const CLAUSE_WORDS = 4;

/** Words that begin a clause. */
const BEGINS_CLAUSE = words('et ou mais puis');

/** Whether a clause begins with a word. */
export function beginsClause(read: readonly Word[], at: number): boolean {
  return at === 0 || CLAUSE_ENDS.test(read[at]!.gap) || BEGINS_CLAUSE.has(read[at - 1]!.word);
}

/** The words of a clause after one of them. */
export function clauseAfter(read: readonly Word[], at: number): readonly Word[] {
  const rest = read.slice(at + 1);
  const end = rest.findIndex(({ word, gap }) => CLAUSE_ENDS.test(gap) || BEGINS_CLAUSE.has(word));
  return rest.slice(0, end < 0 ? rest.length : end);
}

/** Whether something is named right after a word, in the same clause. */
export function isFollowed(read: readonly Word[], at: number): boolean {
  const next = read[at + 1];
  return next?.isObject === true && !CLAUSE_ENDS.test(next.gap);
}

/** Where the clause of a negation has its « ne »; below 0 where it has none. */
export function neOf(read: readonly Word[], at: number): number {
  for (let place = at - 1; place >= Math.max(0, at - CLAUSE_WORDS); place--) {
    if (CLAUSE_ENDS.test(read[place + 1]!.gap)) return -1;
    if (NE.has(read[place]!.word)) return place;
  }
  return -1;
}
