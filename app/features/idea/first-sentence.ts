/** Between two sentences: after what closes one (an initial does not), before a capital or a figure. */
const SENTENCE_END = /(?<!(?:^|\s)\p{Lu}\.)(?<=[.!?…](?:\s?[»)])?)\s+(?=[\p{Lu}\d«(])/u;

/** The first sentence of a description: what an idea is, where there is no room for all of it. */
export function firstSentence(description: string): string {
  return description.trim().split(SENTENCE_END, 1)[0] ?? '';
}
