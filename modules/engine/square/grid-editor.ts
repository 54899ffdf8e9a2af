import type { Grid, Ranking } from './grid.ts';
import { SQUARE_TILES } from './square.ts';

/** Ideas more alike than this look like the same gift side by side. */
export const LIKENESS_MAX = 0.92;
/** What full likeness to a tile costs an idea, in log weight (maximal marginal relevance, Carbonell & Goldstein 1998). */
const LIKENESS_COST = 1.5;
/** What each tile for a wish costs another idea for it, in log weight: every wish of « jardinage et lecture » has its tiles. */
const WISH_COST = 1.5;
/** The least similarity of the second idea of a pair, and what it counts for there. */
const MIN_SECOND_SIMILARITY = 0.25;
const SECOND_SIMILARITY_WEIGHT = 3;
/** A tile is replaced by an idea that a reaction made this much better, in log weight; few at a time, so that most of the grid stays. */
const MIN_IMPROVEMENT = 1;
const REPLACEMENTS_MAX = 2;

/** How many tiles a grid has beside its starting idea. */
export function tileCountAround(centre: number | null): number {
  return centre === null ? SQUARE_TILES : SQUARE_TILES - 1;
}

/** A grid while it is changed. */
export class GridEditor {
  readonly #centre: number | null;
  readonly #ranking: Ranking;
  readonly #kept: Set<number>;
  readonly #refused: Set<number>;
  /** The second idea behind each tile, as the visitor saw it. */
  readonly #secondOf: ReadonlyMap<number, number | null>;
  /** Added by this change, and replaced by it: what was replaced at one place does not appear at another. */
  readonly #added = new Set<number>();
  readonly #replaced = new Set<number>();
  #around: number[];

  constructor({ centre, around, kept, refused }: Grid, ranking: Ranking) {
    this.#centre = centre;
    this.#ranking = ranking;
    this.#kept = new Set(kept);
    this.#refused = new Set(refused);
    this.#secondOf = new Map(around.map(({ idea, second }) => [idea, second]));
    this.#around = around.map(({ idea }) => idea);
  }

  grid(): Grid {
    const seconds = this.#seconds();
    return {
      centre: this.#centre,
      around: this.#around.map((idea) => ({ idea, second: seconds.get(idea) ?? null })),
      kept: this.#kept,
      refused: this.#refused,
    };
  }

  clear(): void {
    this.#kept.clear();
    this.#around = [];
  }

  keep(idea: number): void {
    this.#refused.delete(idea);
    this.#kept.add(idea);
    if (idea === this.#centre || this.#around.includes(idea)) return;
    // Its tile is gone: the catalogue changed, or another reaction came in between.
    const nearDuplicate = this.#around.findIndex((tile) => this.#areNearDuplicates(idea, tile));
    const place = nearDuplicate < 0 ? this.#weakest() : nearDuplicate;
    if (place >= 0 && !this.#kept.has(this.#around[place]!)) this.#around[place] = idea;
  }

  refuse(idea: number): void {
    this.#kept.delete(idea);
    this.#refused.add(idea);
    const place = this.#around.indexOf(idea);
    if (place >= 0) {
      this.#around.splice(place, 1);
      const replacement = this.#secondOf.get(idea) ?? this.#best();
      if (replacement === undefined) return;
      this.#around.splice(place, 0, replacement);
      this.#added.add(replacement);
    }
    this.replaceWeakTiles();
  }

  /** Replaces the tiles that a reaction made much worse than other ideas. */
  replaceWeakTiles(): void {
    for (let done = 0; done < REPLACEMENTS_MAX; done++) {
      const place = this.#weakest();
      const replacement = this.#best(place);
      if (place < 0 || replacement === undefined) return;
      const gained = this.#score(replacement, place) - this.#score(this.#around[place]!, place);
      if (gained < MIN_IMPROVEMENT) return;
      this.#replaced.add(this.#around[place]!);
      this.#around[place] = replacement;
      this.#added.add(replacement);
    }
  }

  fill(): void {
    while (this.#around.length < tileCountAround(this.#centre)) {
      const best = this.#best();
      if (best === undefined) return;
      this.#around.push(best);
    }
  }

  /** The place of the tile with the least score, -1 when all are kept or just added. */
  #weakest(): number {
    let weakest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [place, idea] of this.#around.entries()) {
      if (this.#kept.has(idea) || this.#added.has(idea)) continue;
      const score = this.#score(idea, place);
      if (weakest < 0 || score < least) [weakest, least] = [place, score];
    }
    return weakest;
  }

  /** The candidate with the highest score beside the tiles, except the one of a place that it would take. */
  #best(place = -1): number | undefined {
    let best: number | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const idea of this.#ranking.candidates) {
      // Likeness and wishes only lower scores: what weighs less than the best score cannot exceed it.
      if (this.#ranking.weight(idea) <= most) break;
      if (this.#replaced.has(idea) || !this.#mayEnter(idea, place)) continue;
      const score = this.#score(idea, place);
      if (score > most) [best, most] = [idea, score];
    }
    return best;
  }

  #mayEnter(idea: number, place = -1): boolean {
    if (idea === this.#centre || this.#refused.has(idea) || this.#around.includes(idea))
      return false;
    return !this.#others(place).some((other) => this.#areNearDuplicates(idea, other));
  }

  #areNearDuplicates(a: number, b: number): boolean {
    return this.#ranking.likeness(a, b) > LIKENESS_MAX;
  }

  /** Likeness to the starting idea, or to kept ones, costs nothing. */
  #score(idea: number, place: number): number {
    const others = this.#others(place);
    let highest = 0;
    for (const other of others) {
      if (other === this.#centre || this.#kept.has(other)) continue;
      highest = Math.max(highest, this.#ranking.likeness(idea, other));
    }
    return (
      this.#ranking.weight(idea) -
      LIKENESS_COST * highest -
      WISH_COST * this.#tilesForItsWish(idea, others)
    );
  }

  /** How many other tiles there are for the wish of an idea that has the fewest; an idea for none is as one for the most served. */
  #tilesForItsWish(idea: number, others: readonly number[]): number {
    const { wishesOf } = this.#ranking;
    if (!wishesOf) return 0;
    const counts = new Map<number, number>();
    for (const wish of others.flatMap(wishesOf)) counts.set(wish, (counts.get(wish) ?? 0) + 1);
    const own = wishesOf(idea).map((wish) => counts.get(wish) ?? 0);
    return own.length > 0 ? Math.min(...own) : Math.max(0, ...counts.values());
  }

  /** All tiles but the one of a place. */
  #others(place: number): number[] {
    const others = this.#around.filter((_, index) => index !== place);
    return this.#centre === null ? others : [...others, this.#centre];
  }

  /** For each tile the best similar idea that is not on the grid; none for two tiles. */
  #seconds(): Map<number, number> {
    const { candidates, weight, similarity } = this.#ranking;
    const free = new Set(candidates.filter((idea) => this.#mayEnter(idea)));
    const seconds = new Map<number, number>();
    for (const tile of this.#around) {
      let best: number | undefined;
      let most = Number.NEGATIVE_INFINITY;
      for (const idea of free) {
        const near = similarity(idea, tile);
        const score = weight(idea) + SECOND_SIMILARITY_WEIGHT * near;
        if (near >= MIN_SECOND_SIMILARITY && score > most) [best, most] = [idea, score];
      }
      if (best === undefined) continue;
      seconds.set(tile, best);
      free.delete(best);
    }
    return seconds;
  }
}
