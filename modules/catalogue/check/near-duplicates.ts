import { labelStrength } from '../vocabulary.ts';
import { type CheckedIdea, type Content, pairOf } from './content.ts';
import { counted, type Finding } from './finding.ts';
import { textLikeness, wordsOfIdea } from './text-likeness.ts';

/** From this cosine on, labels no longer distinguish two ideas. */
const SAME_LABELS = 0.97;
/** Pairs of ideas that are the same gift in other words. */
export function sameTexts({ ideas, distinct }: Content): Finding {
  const words = ideas.map(wordsOfIdea);
  return pairs('Idées aux mêmes mots', { ideas, distinct }, (a, b) =>
    textLikeness(words[a]!, words[b]!),
  );
}

/** Pairs of ideas that no answer distinguishes. */
export function sameLabels({ ideas, distinct }: Content): Finding {
  const vectors = ideas.map(vectorOf);
  return pairs(
    'Idées aux mêmes étiquettes',
    { ideas, distinct },
    (a, b) => cosine(vectors[a]!, vectors[b]!) / SAME_LABELS,
  );
}

/** Pairs whose similarity is 1 or more, the most similar first; but for those that were decided to be no twins. */
function pairs(
  title: string,
  { ideas, distinct }: Pick<Content, 'ideas' | 'distinct'>,
  similarity: (a: number, b: number) => number,
): Finding {
  const found: { similarity: number; text: string }[] = [];
  ideas.forEach((one, a) => {
    ideas.slice(0, a).forEach((other, b) => {
      const alike = similarity(a, b);
      if (alike < 1 || distinct.has(pairOf(one.key, other.key))) return;
      const text = `${other.key} « ${other.title} » et ${one.key} « ${one.title} »`;
      found.push({ similarity: alike, text });
    });
  });
  found.sort((x, y) => y.similarity - x.similarity);
  return counted(
    title,
    found.map(({ text }) => text),
  );
}

type Vector = { values: ReadonlyMap<number, number>; norm: number };

function vectorOf({ labels }: CheckedIdea): Vector {
  const values = new Map(
    [...labels].map(([question, label]) => [question, labelStrength(label)] as const),
  );
  return { values, norm: Math.hypot(...values.values()) };
}

function cosine(a: Vector, b: Vector): number {
  let dot = 0;
  for (const [question, value] of a.values) dot += value * (b.values.get(question) ?? 0);
  return a.norm * b.norm === 0 ? 0 : dot / (a.norm * b.norm);
}
