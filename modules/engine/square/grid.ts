import type { Feedback } from '../protocol.ts';
import { SQUARE_CENTRE, SQUARE_TILES } from './square.ts';

/** A reaction to an idea, named by its index in the snapshot. */
export type Reaction = { idea: number; feedback: Feedback };

/** What the engine thinks at one moment: after the text, then after each reaction. */
export type Ranking = {
  /** The best ideas that may be shown, the best first. */
  candidates: readonly number[];
  /** Log weight of a candidate or a tile; -Infinity for what cannot be had. */
  weight: (idea: number) => number;
  /** How alike two candidates or tiles are, from 0 (nothing in common) to 1 (the same). */
  similarity: (a: number, b: number) => number;
};

export type Tile = { idea: number; second: number | null };

/** A grid as it stands after some reactions. */
export type Grid = {
  /** The starting idea, null for none. */
  readonly centre: number | null;
  /** All tiles but the centre, in reading order. */
  readonly around: readonly Tile[];
  readonly kept: ReadonlySet<number>;
  readonly refused: ReadonlySet<number>;
};

/** Ideas more alike than this look like the same gift side by side. */
export const NEAR_DUPLICATE = 0.92;
/** What full likeness to a tile costs a newcomer, in log weight (maximal marginal relevance, Carbonell & Goldstein 1998). */
const LIKENESS_COST = 1.5;
/** How alike the second idea of a pair is at least, and what likeness is worth there. */
const CLOSE = 0.25;
const CLOSENESS_WORTH = 3;
/** A tile makes room for an idea that a reaction made this much better, in log weight; few at a time, or all would flicker. */
const CLEARLY_BETTER = 1;
const MAKING_ROOM = 2;

const KEEPING: readonly Feedback[] = ['ClickedOnIdea', 'GoodIdea', 'SawIdea'];

/** Whether an idea leaves the grid by a feedback. */
export function refuses(feedback: Feedback): boolean {
  return feedback !== 'Reset' && !KEEPING.includes(feedback);
}

/** The first grid: the best ideas, each unlike those before it. */
export function openGrid(centre: number | null, ranking: Ranking): Grid {
  return arrange({ centre, around: [], kept: new Set(), refused: new Set() }, ranking, () => {});
}

/**
 * The grid after a reaction. Tiles that stay never move, and what a visitor liked or looked at stays until it is
 * refused or all is reset; a refused tile gives its place to the second idea of its pair, or else to the best idea
 * that is unlike the other tiles. What was refused comes back only when it is liked after all.
 *
 * @param ranking as it is after the reaction.
 */
export function react(grid: Grid, { idea, feedback }: Reaction, ranking: Ranking): Grid {
  return arrange(grid, ranking, (table) => {
    if (feedback === 'Reset') table.clear();
    else if (refuses(feedback)) table.refuse(idea);
    else {
      table.keep(idea);
      if (feedback === 'GoodIdea') table.makeRoom();
    }
  });
}

/** The tiles in reading order. */
export function tilesOf({ centre, around }: Grid): Tile[] {
  if (centre === null) return [...around];
  return around.toSpliced(SQUARE_CENTRE, 0, { idea: centre, second: null });
}

/**
 * The tiles of a grid as someone has seen it: what can still be had stands where it stood, the best of the grid fills
 * the gaps.
 *
 * @param seen by place; null for what is gone.
 */
export function tilesAsSeen(seen: readonly (number | null)[], tiles: readonly Tile[]): Tile[] {
  const others = tiles.filter(({ idea }) => !seen.includes(idea));
  return Array.from({ length: Math.max(seen.length, tiles.length) }, (_, place) => {
    const idea = seen[place] ?? null;
    if (idea === null) return others.shift();
    const second = tiles.find((tile) => tile.idea === idea)?.second ?? null;
    return { idea, second: seen.includes(second) ? null : second };
  }).filter((tile) => tile !== undefined);
}

/** Whether there is an empty place. */
export function isShort({ centre, around }: Grid): boolean {
  return around.length < roomAround(centre);
}

function roomAround(centre: number | null): number {
  return centre === null ? SQUARE_TILES : SQUARE_TILES - 1;
}

function arrange(grid: Grid, ranking: Ranking, change: (table: Table) => void): Grid {
  const table = new Table(grid, ranking);
  change(table);
  table.fill();
  return table.grid();
}

/** A grid being changed. */
class Table {
  readonly #centre: number | null;
  readonly #ranking: Ranking;
  readonly #kept: Set<number>;
  readonly #refused: Set<number>;
  /** Who waits behind each tile, as the visitor saw it. */
  readonly #waiting: ReadonlyMap<number, number | null>;
  /** Came with this change. */
  readonly #fresh = new Set<number>();
  #around: number[];

  constructor({ centre, around, kept, refused }: Grid, ranking: Ranking) {
    this.#centre = centre;
    this.#ranking = ranking;
    this.#kept = new Set(kept);
    this.#refused = new Set(refused);
    this.#waiting = new Map(around.map(({ idea, second }) => [idea, second]));
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
    // Its tile is gone, since the catalogue changed or another reaction came in between.
    const double = this.#around.findIndex((tile) => this.#areDoubles(idea, tile));
    const place = double < 0 ? this.#weakest() : double;
    if (place >= 0 && !this.#kept.has(this.#around[place]!)) this.#around[place] = idea;
  }

  refuse(idea: number): void {
    this.#kept.delete(idea);
    this.#refused.add(idea);
    const place = this.#around.indexOf(idea);
    if (place >= 0) {
      this.#around.splice(place, 1);
      const newcomer = this.#waiting.get(idea) ?? this.#best();
      if (newcomer === undefined) return;
      this.#around.splice(place, 0, newcomer);
      this.#fresh.add(newcomer);
    }
    this.makeRoom();
  }

  /** Tiles that a reaction made look poor give their place to clearly better ideas. */
  makeRoom(): void {
    for (let made = 0; made < MAKING_ROOM; made++) {
      const place = this.#weakest();
      const newcomer = this.#best(place);
      if (place < 0 || newcomer === undefined) return;
      const gained = this.#worth(newcomer, place) - this.#worth(this.#around[place]!, place);
      if (gained < CLEARLY_BETTER) return;
      this.#around[place] = newcomer;
      this.#fresh.add(newcomer);
    }
  }

  fill(): void {
    while (this.#around.length < roomAround(this.#centre)) {
      const best = this.#best();
      if (best === undefined) return;
      this.#around.push(best);
    }
  }

  /** The place of the tile that deserves it least, -1 when all are kept or fresh. */
  #weakest(): number {
    let weakest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [place, idea] of this.#around.entries()) {
      if (this.#kept.has(idea) || this.#fresh.has(idea)) continue;
      const worth = this.#worth(idea, place);
      if (weakest < 0 || worth < least) [weakest, least] = [place, worth];
    }
    return weakest;
  }

  /** The candidate worth most beside the tiles, but for the one of a place that it would take. */
  #best(place = -1): number | undefined {
    let best: number | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const idea of this.#ranking.candidates) {
      // Likeness only costs: what weighs less than the best is worth less, too.
      if (this.#ranking.weight(idea) <= most) break;
      if (!this.#mayEnter(idea, place)) continue;
      const worth = this.#worth(idea, place);
      if (worth > most) [best, most] = [idea, worth];
    }
    return best;
  }

  #mayEnter(idea: number, place = -1): boolean {
    if (idea === this.#centre || this.#refused.has(idea) || this.#around.includes(idea))
      return false;
    return !this.#others(place).some((other) => this.#areDoubles(idea, other));
  }

  #areDoubles(a: number, b: number): boolean {
    return this.#ranking.similarity(a, b) > NEAR_DUPLICATE;
  }

  /** Likeness to the starting idea, or to what was kept, costs nothing. */
  #worth(idea: number, place: number): number {
    let likeness = 0;
    for (const other of this.#others(place)) {
      if (other === this.#centre || this.#kept.has(other)) continue;
      likeness = Math.max(likeness, this.#ranking.similarity(idea, other));
    }
    return this.#ranking.weight(idea) - LIKENESS_COST * likeness;
  }

  /** All tiles but the one of a place. */
  #others(place: number): number[] {
    const others = this.#around.filter((_, index) => index !== place);
    return this.#centre === null ? others : [...others, this.#centre];
  }

  /** For each tile the best close idea that is not on the grid; none serves two tiles. */
  #seconds(): Map<number, number> {
    const { candidates, weight, similarity } = this.#ranking;
    const free = new Set(candidates.filter((idea) => this.#mayEnter(idea)));
    const seconds = new Map<number, number>();
    for (const tile of this.#around) {
      let best: number | undefined;
      let most = Number.NEGATIVE_INFINITY;
      for (const idea of free) {
        const close = similarity(idea, tile);
        const worth = weight(idea) + CLOSENESS_WORTH * close;
        if (close >= CLOSE && worth > most) [best, most] = [idea, worth];
      }
      if (best === undefined) continue;
      seconds.set(tile, best);
      free.delete(best);
    }
    return seconds;
  }
}
