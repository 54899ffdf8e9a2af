import type { Belief } from '../belief/belief.ts';
import { isBetterByYes } from '../snapshot/labels.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** What one wish of a text is about: questions on themes, and ideas that it names. */
export type Wish = { themes: readonly number[]; ideas: ReadonlySet<number> };

/** The part of an idea's weight that it has as one idea for a wish (docs/experiments/2026-11-30-questions-near-the-hints.md). */
const WISH_SHARE = 0.7;
/** What is left of a wish's part for each idea for it that was shown. */
const LEFT_WHEN_SHOWN = 0.5;

export function isFor(snapshot: Snapshot, idea: number, { themes, ideas }: Wish): boolean {
  return ideas.has(idea) || themes.some((question) => isBetterByYes(snapshot, idea, question));
}

/**
 * The log weight of each of some ideas, in which every wish has a part, and less of one the more ideas for it were shown:
 * `log((1 − λ)·pᵢ + λ·Σ_w c_w·wᵢ/√(sum_w·max_w))`, with `c_w` halved by each idea shown (explicit query aspect diversification,
 * xQuAD; Santos, Macdonald and Ounis 2010). There it is `wᵢ/sum_w`, by which a wish that many ideas suit alike has its turn after all
 * others; by `wᵢ/max_w` it would come as early as one with a single idea. With fewer than two wishes, the weights are as they are.
 */
export function coveringLogWeights(
  { snapshot, weight, shownIdeas }: Belief,
  ideas: readonly number[],
  wishes: readonly Wish[],
): (idea: number) => number {
  const sumOf = (some: readonly number[]) => some.reduce((sum, idea) => sum + weight[idea]!, 0);
  const open = wishes
    .map((wish) => {
      const own = ideas.filter((idea) => isFor(snapshot, idea, wish));
      const shown = shownIdeas.filter((idea) => isFor(snapshot, idea, wish)).length;
      const most = own.reduce((heaviest, idea) => Math.max(heaviest, weight[idea]!), 0);
      const scale = Math.sqrt(sumOf(own) * most);
      return { own: new Set(own), scale, part: LEFT_WHEN_SHOWN ** shown };
    })
    .filter(({ scale }) => scale > 0);
  if (open.length < 2) return (idea) => Math.log(weight[idea]!);
  const total = sumOf(ideas);
  const parts = open.reduce((sum, { part }) => sum + part, 0);
  return (idea) => {
    let factor = (1 - WISH_SHARE) / total;
    for (const { own, scale, part } of open) {
      if (own.has(idea)) factor += (WISH_SHARE * part) / (parts * scale);
    }
    return Math.log(weight[idea]! * factor);
  };
}

/**
 * The first of some ranked ideas for the wish that the fewest ideas were shown for, as soon as `lead` more were for another; the
 * first of all otherwise. What answers tell of one wish makes all ideas for it weigh more than those for a wish that nothing was asked about.
 *
 * @param mayCome tells the ideas that may be shown now.
 */
export function firstInTurn(
  snapshot: Snapshot,
  ranked: readonly number[],
  wishes: readonly Wish[],
  shown: readonly number[],
  lead: number,
  mayCome: (idea: number) => boolean = () => true,
): number | undefined {
  const open = wishes
    .map((wish) => ({
      wish,
      served: shown.filter((idea) => isFor(snapshot, idea, wish)).length,
    }))
    .filter(({ wish }) => ranked.some((idea) => isFor(snapshot, idea, wish) && mayCome(idea)));
  const counts = open.map(({ served }) => served);
  const least = Math.min(...counts);
  const due =
    Math.max(...counts) - least >= lead ? open.filter(({ served }) => served === least) : [];
  return ranked.find(
    (idea) =>
      (due.length === 0 || due.some(({ wish }) => isFor(snapshot, idea, wish))) && mayCome(idea),
  );
}
