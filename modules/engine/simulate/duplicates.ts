import { LABEL_NONE } from '#modules/catalogue/shared.ts';
import type { SnapshotInput } from '../core/index.server.ts';

/** Two ideas whose label vectors have a greater cosine than this look alike side by side. */
const SIMILAR = 0.95;

/** Finds pairs of ideas that a visitor would take for the same gift, from the catalogue's rows alone. */
export function duplicateFinder({ ideas, labels, twins }: SnapshotInput) {
  const vectors = ideas.map(() => new Map<number, number>());
  for (let k = 0; k < labels.idea.length; k++) {
    vectors[labels.idea[k]!]!.set(labels.question[k]!, labels.label[k]! - LABEL_NONE);
  }
  const linked = new Map<number, number[]>();
  for (const [a, b] of twins) {
    linked.set(a, [...(linked.get(a) ?? []), b]);
    linked.set(b, [...(linked.get(b) ?? []), a]);
  }

  /** Whether twin relations lead from one to the other. */
  function areTwins(a: number, b: number): boolean {
    const reached = new Set([a]);
    for (const idea of reached) for (const next of linked.get(idea) ?? []) reached.add(next);
    return reached.has(b);
  }

  function areSimilar(a: number, b: number): boolean {
    return areTwins(a, b) || cosine(vectors[a]!, vectors[b]!) > SIMILAR;
  }

  return { areTwins, areSimilar };
}

function cosine(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  let dot = 0;
  for (const [question, value] of a) dot += value * (b.get(question) ?? 0);
  const norm = (vector: ReadonlyMap<number, number>) => Math.hypot(...[...vector.values()]);
  const scale = norm(a) * norm(b);
  return scale > 0 ? dot / scale : 0;
}

/** Whether any two of a list are related. */
export function hasPair(
  ideas: readonly number[],
  related: (a: number, b: number) => boolean,
): boolean {
  return ideas.some((a, n) => ideas.slice(n + 1).some((b) => related(a, b)));
}
