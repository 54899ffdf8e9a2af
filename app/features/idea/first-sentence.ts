/** Between two sentences: after what closes one (an initial does not), before a capital or a figure. */
const SENTENCE_END = /(?<!(?:^|\s)\p{Lu}\.)(?<=[.!?…](?:\s?[»)])?)\s+(?=[\p{Lu}\d«(])/u;
/** What closes a part of a sentence. */
const CLAUSE_END = /\s?[,:;.!?…](?=\s|$)/gu;
const CLAUSE_LENGTH = { min: 20, max: 56 };

/** The first sentence of a description: what an idea is, where there is no room for all of it. */
export function firstSentence(description: string): string {
  return description.trim().split(SENTENCE_END, 1)[0] ?? '';
}

/** As much of the first sentence as two lines of a tile hold, up to where it pauses; null where that is nowhere near. */
export function firstClause(description: string): string | null {
  const sentence = firstSentence(description);
  const ends = [...sentence.matchAll(CLAUSE_END)].map(({ index }) => index);
  const end = ends.findLast((index) => index >= CLAUSE_LENGTH.min && index <= CLAUSE_LENGTH.max);
  return end === undefined ? null : sentence.slice(0, end);
}
