import { fold } from '../matching/shared.ts';
import { LABELS } from '../vocabulary.ts';
import type { CheckedIdea, Content } from './content.ts';
import { counted, type Finding } from './finding.ts';

/** From this share of common words on (Jaccard index), two texts describe the same gift; titles have fewer words. */
const SAME_TEXT = 0.45;
const SAME_TITLE = 0.6;
/** From this cosine on, labels no longer distinguish two ideas. */
const SAME_LABELS = 0.97;
/** Words shorter than this are mostly grammar. */
const WORD_MIN = 4;

/** Pairs of ideas that are the same gift in other words. */
export function sameTexts({ ideas }: Content): Finding {
  const titles = ideas.map(({ title }) => wordsOf(title));
  const texts = ideas.map(({ title, description }) => wordsOf(`${title} ${description}`));
  return pairs('Idées aux mêmes mots', ideas, (a, b) =>
    Math.max(
      jaccard(titles[a]!, titles[b]!) / SAME_TITLE,
      jaccard(texts[a]!, texts[b]!) / SAME_TEXT,
    ),
  );
}

/** Pairs of ideas that no answer distinguishes. */
export function sameLabels({ ideas }: Content): Finding {
  const vectors = ideas.map(vectorOf);
  return pairs(
    'Idées aux mêmes étiquettes',
    ideas,
    (a, b) => cosine(vectors[a]!, vectors[b]!) / SAME_LABELS,
  );
}

/** Pairs whose similarity is 1 or more, the most similar first. */
function pairs(
  title: string,
  ideas: readonly CheckedIdea[],
  similarity: (a: number, b: number) => number,
): Finding {
  const found: { similarity: number; text: string }[] = [];
  ideas.forEach((one, a) => {
    ideas.slice(0, a).forEach((other, b) => {
      const alike = similarity(a, b);
      if (alike < 1) return;
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

type Vector = { values: ReadonlyMap<number, number>; norm: number };

function vectorOf({ labels }: CheckedIdea): Vector {
  const none = LABELS.indexOf('None');
  const values = new Map(
    [...labels].map(([question, label]) => [question, LABELS.indexOf(label) - none] as const),
  );
  return { values, norm: Math.hypot(...values.values()) };
}

function cosine(a: Vector, b: Vector): number {
  let dot = 0;
  for (const [question, value] of a.values) dot += value * (b.values.get(question) ?? 0);
  return a.norm * b.norm === 0 ? 0 : dot / (a.norm * b.norm);
}
