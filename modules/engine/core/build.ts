import type { IdeaInput, SnapshotInput } from './input.ts';
import { labelsByIdea, norms, themes, transpose } from './labels.ts';
import { relationLists } from './relations.ts';
import type { Snapshot } from './snapshot.ts';

/** Mean rating, and how many ratings' worth of doubt one published rating is given. */
const MEAN_RATING = 3.7;
const RATING_WEIGHT = 0.25;
/** Beta prior of acceptance: one idea in five pleases, worth ten observations. */
const ACCEPTED_PRIOR = 2;
const REFUSED_PRIOR = 8;
/** Beta priors of a question's answers, worth ten observations each. */
const YES_PRIOR = 4;
const NO_PRIOR = 6;
const UNKNOWN_PRIOR = 1.5;
const KNOWN_PRIOR = 8.5;

/** Compiles catalogue rows into the engine's snapshot: derived labels, postings, groups, smoothed rates. */
export function buildSnapshot(input: SnapshotInput): Snapshot {
  const { ideas, questions, relations } = input;
  const byIdea = labelsByIdea(input);
  const byQuestion = transpose(byIdea, questions.length);
  const category = Uint8Array.from(questions, (question) => question.category);
  return {
    ideaCount: ideas.length,
    questionCount: questions.length,
    price: Int32Array.from(ideas, (idea) => idea.price),
    ageMin: Int32Array.from(ideas, (idea) => idea.ageMin),
    ageMax: Int32Array.from(ideas, (idea) => idea.ageMax),
    recipient: Uint8Array.from(ideas, (idea) => idea.recipient),
    available: Uint8Array.from(ideas, (idea) => Number(idea.available)),
    seasonal: Uint8Array.from(ideas, (idea) => Number(idea.seasonal)),
    quality: Float64Array.from(ideas, quality),
    group: unionFind(ideas.length, input.twins),
    kin: neighbours(ideas.length, input.kin),
    theme: themes(byIdea, category),
    norm: norms(byIdea),
    ...byIdea,
    ...byQuestion,
    category,
    baseRate: Float64Array.from(
      questions,
      ({ yes, no }) => (yes + YES_PRIOR) / (yes + no + YES_PRIOR + NO_PRIOR),
    ),
    unknownRate: Float64Array.from(
      questions,
      ({ yes, no, unknown }) =>
        (unknown + UNKNOWN_PRIOR) / (yes + no + unknown + UNKNOWN_PRIOR + KNOWN_PRIOR),
    ),
    relations: relationLists(questions.length, relations),
  };
}

function quality(idea: IdeaInput): number {
  const rating = idea.rating === null ? 0 : RATING_WEIGHT * (idea.rating - MEAN_RATING);
  const rate = (idea.accepted + ACCEPTED_PRIOR) / (idea.shown + ACCEPTED_PRIOR + REFUSED_PRIOR);
  const acceptance = Math.log(rate / (ACCEPTED_PRIOR / (ACCEPTED_PRIOR + REFUSED_PRIOR)));
  return rating + Math.max(-1, Math.min(1, acceptance));
}

function unionFind(count: number, pairs: SnapshotInput['twins']): Int32Array {
  const parent = Int32Array.from({ length: count }, (_, i) => i);
  const root = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]!]!;
      i = parent[i]!;
    }
    return i;
  };
  for (const [a, b] of pairs) {
    const [low, high] = [root(a), root(b)].sort((x, y) => x - y) as [number, number];
    parent[high] = low;
  }
  for (let i = 0; i < count; i++) parent[i] = root(i);
  return parent;
}

function neighbours(count: number, pairs: SnapshotInput['kin']): Int32Array[] {
  const found: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of pairs) {
    found[a]!.push(b);
    found[b]!.push(a);
  }
  return found.map((list) => Int32Array.from(list));
}
