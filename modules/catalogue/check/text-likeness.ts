import { fold } from '../matching/shared.ts';

/** From this share of common words on (Jaccard index), two texts describe the same gift; titles have fewer words. */
const SAME_TEXT = 0.45;
const SAME_TITLE = 0.6;
/** Words shorter than this are mostly grammar. */
const WORD_MIN = 4;

/** The words of an idea that likeness looks at. */
export type IdeaWords = { title: ReadonlySet<string>; text: ReadonlySet<string> };

export function wordsOfIdea({
  title,
  description,
}: {
  title: string;
  description: string;
}): IdeaWords {
  return { title: wordsOf(title), text: wordsOf(`${title} ${description}`) };
}

/** How alike the words of two ideas are, from 0 on; from 1 on they are the same gift in other words. */
export function textLikeness(one: IdeaWords, other: IdeaWords): number {
  return Math.max(
    jaccard(one.title, other.title) / SAME_TITLE,
    jaccard(one.text, other.text) / SAME_TEXT,
  );
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= WORD_MIN));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common++;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}
