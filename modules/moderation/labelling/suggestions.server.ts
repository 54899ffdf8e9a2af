import { matchText } from '#modules/catalogue/matching/index.server.ts';
import { LABEL_NONE, LABELS, type Label } from '#modules/catalogue/shared.ts';
import { db } from '#modules/platform/index.server.ts';
import {
  countIdeas,
  findTitle,
  type IdeaLabel,
  selectFrequencies,
  selectLabelsOf,
  selectSharing,
  selectTwins,
} from './neighbours.store.server.ts';

/** A label that ideas similar to one suggest; `chance` is the part of them that have its direction, from 0 to 1. */
export type Suggestion = { question_id: number; label: Label; chance: number };

/** So many nearest ideas are asked, of at most so many that share labels or words. */
const NEIGHBOURS = { asked: 12, sharingLabels: 60, sharingWords: 40 };
/** What nothing known counts among them, so that one vague neighbour makes nothing certain. */
const DOUBT = 0.3;
const LEAST_SIMILARITY = 0.05;
const TWIN_SIMILARITY = 2;

/** How many ideas there are, and how many have each label's direction: read once for several suggestions. */
export type Frequencies = { ideas: number; byDirection: ReadonlyMap<string, number> };

export async function readFrequencies(): Promise<Frequencies> {
  const rows = await selectFrequencies(db);
  return {
    ideas: await countIdeas(db),
    byDirection: new Map(
      rows.map((row) => [directionKey(row.question_id, row.direction), row.ideas]),
    ),
  };
}

/**
 * Labels for an idea, likeliest first, from the labels of its nearest neighbours: those that share its labels (cosine of
 * labels weighted by inverse frequency), words of its title, or are its twins. Pairs that have a label are left out.
 *
 * @param hidden a question whose label is not to be known, for measuring; `'all'` for an idea without labels.
 */
export async function suggestForIdea(
  ideaId: number,
  frequencies: Frequencies,
  hidden: number | 'all' | null = null,
): Promise<Suggestion[]> {
  const title = await findTitle(db, ideaId);
  if (title === null) return [];
  const all = await selectLabelsOf(db, [ideaId]);
  const own = hidden === 'all' ? [] : all.filter(({ question_id }) => question_id !== hidden);
  const vector = vectorOf(own, frequencies);
  const [sharing, words, twins] = await Promise.all([
    selectSharing(
      db,
      own.map(({ question_id, label }) => {
        const direction = directionOf(label);
        return {
          question_id,
          direction,
          weight: weightOf(question_id, direction, frequencies) ** 2,
        };
      }),
      NEIGHBOURS.sharingLabels + 1,
    ),
    matchText(title, NEIGHBOURS.sharingWords + 1),
    selectTwins(db, ideaId),
  ]);
  const byWords = new Map(words.ideas.map(({ idea_id, score }) => [idea_id, score]));
  const candidates = [...new Set([...twins, ...sharing, ...byWords.keys()])].filter(
    (id) => id !== ideaId,
  );
  const labelsOf = Map.groupBy(await selectLabelsOf(db, candidates), ({ idea_id }) => idea_id);
  const neighbours = candidates
    .map((id) => {
      const labels = labelsOf.get(id) ?? [];
      const likeness = cosine(vector, vectorOf(labels, frequencies)) + (byWords.get(id) ?? 0);
      return { labels, similarity: twins.includes(id) ? TWIN_SIMILARITY : likeness };
    })
    .filter(({ labels, similarity }) => labels.length > 0 && similarity >= LEAST_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, NEIGHBOURS.asked);
  const known = new Set(own.map(({ question_id }) => question_id));
  return voteOf(neighbours).filter(({ question_id }) => !known.has(question_id));
}

type Neighbour = { labels: readonly IdeaLabel[]; similarity: number };

/** What neighbours suggest, each by its similarity: for each question the likelier direction, with its usual strength. */
function voteOf(neighbours: readonly Neighbour[]): Suggestion[] {
  const total = neighbours.reduce((sum, { similarity }) => sum + similarity, DOUBT);
  const byQuestion = new Map<number, number[]>();
  for (const { labels, similarity } of neighbours) {
    for (const { question_id, label } of labels) {
      const weights = byQuestion.get(question_id) ?? LABELS.map(() => 0);
      weights[LABELS.indexOf(label)]! += similarity;
      byQuestion.set(question_id, weights);
    }
  }
  const suggestions = [...byQuestion].map(([question_id, weights]) => {
    const [no, yes] = [weights.slice(0, LABEL_NONE), weights.slice(LABEL_NONE + 1)];
    const [sumNo, sumYes] = [sum(no), sum(yes)];
    const [likelier, from] = sumYes >= sumNo ? [yes, LABEL_NONE + 1] : [no, 0];
    const place = from + likelier.indexOf(Math.max(...likelier));
    return { question_id, label: LABELS[place]!, chance: Math.max(sumNo, sumYes) / total };
  });
  return suggestions.sort((a, b) => b.chance - a.chance || a.question_id - b.question_id);
}

type Vector = ReadonlyMap<string, number>;

function vectorOf(labels: readonly IdeaLabel[], frequencies: Frequencies): Vector {
  return new Map(
    labels.map(({ question_id, label }) => {
      const direction = directionOf(label);
      return [directionKey(question_id, direction), weightOf(question_id, direction, frequencies)];
    }),
  );
}

function squaredLength(vector: Vector): number {
  return sum([...vector.values()].map((value) => value * value));
}

function cosine(one: Vector, other: Vector): number {
  let dot = 0;
  for (const [key, value] of one) dot += value * (other.get(key) ?? 0);
  const norms = squaredLength(one) * squaredLength(other);
  return norms === 0 ? 0 : dot / Math.sqrt(norms);
}

/** Inverse document frequency (Spärck Jones 1972) of a direction at a question. */
function weightOf(
  question: number,
  direction: 1 | -1,
  { ideas, byDirection }: Frequencies,
): number {
  return Math.log(1 + ideas / (byDirection.get(directionKey(question, direction)) ?? 1));
}

function directionOf(label: Label): 1 | -1 {
  return LABELS.indexOf(label) > LABEL_NONE ? 1 : -1;
}

function directionKey(question: number, direction: 1 | -1): string {
  return `${question} ${direction}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
