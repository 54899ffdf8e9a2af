import { CLOSE_LIKENESS, CLOSE_SHARED_WORDS, titleLikeness, titleWords } from './shared.ts';

/** An idea as others are compared with it; labels count from -3 to 3, without those that are 0. */
export type ComparedIdea = {
  id: number;
  title: string;
  labels: readonly (readonly [question: number, strength: number])[];
};

export type CloseIdea = { idea_id: number; other_idea_id: number; likeness: number };

/** Ideas that one is compared with at most for each of its features: very common features distinguish nothing. */
const COMPARED_MAX = 500;

type Prepared = {
  id: number;
  words: ReadonlySet<string>;
  labels: ReadonlyMap<number, number>;
  norm: number;
  /** Features of which two close ideas share at least one. */
  keys: readonly string[];
};

/**
 * For each idea that is close to another, the one that is most like it. Only ideas that share a rare word or label are
 * compared: Bayardo, Ma and Srikant, « Scaling up all pairs similarity search » (2007), whose prefixes miss no pair.
 *
 * @param distinct pairs that were decided to be no twins, as `pairKey` writes them.
 */
export function findCloseIdeas(
  ideas: readonly ComparedIdea[],
  distinct: ReadonlySet<string>,
): CloseIdea[] {
  const best = new Map<number, CloseIdea>();
  const sharing = new Map<string, Prepared[]>();
  const note = (idea_id: number, other_idea_id: number, likeness: number) => {
    if (likeness > (best.get(idea_id)?.likeness ?? 0)) {
      best.set(idea_id, { idea_id, other_idea_id, likeness });
    }
  };
  for (const idea of prepare(ideas)) {
    const compared = new Set<Prepared>();
    for (const key of idea.keys) {
      const others = sharing.get(key) ?? [];
      for (const other of others.slice(-COMPARED_MAX)) compared.add(other);
      others.push(idea);
      sharing.set(key, others);
    }
    for (const other of compared) {
      const likeness = likenessOf(idea, other);
      if (likeness < CLOSE_LIKENESS || distinct.has(pairKey(idea.id, other.id))) continue;
      note(idea.id, other.id, likeness);
      note(other.id, idea.id, likeness);
    }
  }
  return [...best.values()].sort((a, b) => a.idea_id - b.idea_id);
}

/** Names a pair of ideas, in either order. */
export function pairKey(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** How alike two ideas are, from 0 to 1: by the cosine of their labels, or by the words of their titles. */
function likenessOf(a: Prepared, b: Prepared): number {
  const byTitle = titleLikeness(a.words, b.words);
  if (a.norm === 0 || b.norm === 0) return byTitle;
  let dot = 0;
  for (const [question, strength] of a.labels) dot += strength * (b.labels.get(question) ?? 0);
  // Rounding may lead beyond 1.
  return Math.min(1, Math.max(byTitle, dot / (a.norm * b.norm)));
}

function prepare(ideas: readonly ComparedIdea[]): Prepared[] {
  const words = ideas.map(({ title }) => titleWords(title));
  const wordUses = countUses(words.map((each) => [...each]));
  const labelUses = countUses(ideas.map(({ labels }) => labels.map(labelFeature)));
  return ideas.map(({ id, labels }, place) => ({
    id,
    words: words[place]!,
    labels: new Map(labels),
    norm: Math.sqrt(squares(labels)),
    keys: [...wordPrefix([...words[place]!], wordUses), ...labelPrefix(labels, labelUses)],
  }));
}

/** Of so many of the rarest words, two titles that share the least part of their words share one. */
function wordPrefix(words: readonly string[], uses: ReadonlyMap<string, number>): string[] {
  const length = words.length - Math.ceil(CLOSE_SHARED_WORDS * words.length) + 1;
  return rarestFirst(words, (word) => uses.get(word) ?? 0).slice(0, length);
}

/** The rarest labels, until those left could not make the cosine by themselves. */
function labelPrefix(labels: ComparedIdea['labels'], uses: ReadonlyMap<string, number>): string[] {
  const least = CLOSE_LIKENESS ** 2 * squares(labels);
  let left = squares(labels);
  const prefix: string[] = [];
  for (const label of rarestFirst(labels, (each) => uses.get(labelFeature(each)) ?? 0)) {
    // A little less, since sums of floating-point numbers depend on their order.
    if (left < least - 1e-9) break;
    prefix.push(labelFeature(label));
    left -= label[1] ** 2;
  }
  return prefix;
}

function labelFeature([question, strength]: readonly [number, number]): string {
  return `${strength > 0 ? '+' : '-'}${question}`;
}

function squares(labels: ComparedIdea['labels']): number {
  return labels.reduce((sum, [, strength]) => sum + strength ** 2, 0);
}

function countUses(features: readonly (readonly string[])[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const each of features.flat()) uses.set(each, (uses.get(each) ?? 0) + 1);
  return uses;
}

function rarestFirst<Item>(items: readonly Item[], uses: (item: Item) => number): Item[] {
  return items.toSorted((a, b) => uses(a) - uses(b) || (String(a) < String(b) ? -1 : 1));
}
