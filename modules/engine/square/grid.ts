import type { Feedback } from '../protocol.ts';
import { SQUARE_CENTRE, SQUARE_TILES } from './square.ts';

/** A reaction to an idea, named by its index in the snapshot. */
export type Reaction = { idea: number; feedback: Feedback };

/** What the engine thinks at one moment: after the text, then after each reaction. */
export type Ranking = {
  /** The best ideas that may be shown, the best first. */
  candidates: readonly number[];
  /** Log weights of the candidates and of the tiles. */
  weight: ReadonlyMap<number, number>;
};

/** From 0 (nothing in common) to 1 (the same). */
export type Similarity = (a: number, b: number) => number;

export type Tile = { idea: number; second: number | null };

/** Ideas more alike than this look like the same gift side by side. */
const NEAR_DUPLICATE = 0.92;
/** What full likeness to a tile costs a newcomer, in log weight (maximal marginal relevance, Carbonell & Goldstein 1998). */
const LIKENESS_COST = 1.5;
/** How alike the second idea of a pair is at least, and what likeness is worth there. */
const CLOSE = 0.25;
const CLOSENESS_WORTH = 3;
/** A tile makes room for an idea that a reaction made this much better, in log weight; few at a time, or all would flicker. */
const CLEARLY_BETTER = 1;
const MAKING_ROOM = 2;

const KEEPING: readonly Feedback[] = ['ClickedOnIdea', 'GoodIdea', 'SawIdea'];

export function refuses(feedback: Feedback): boolean {
  return feedback !== 'Reset' && !KEEPING.includes(feedback);
}

/**
 * A grid that reactions change. Tiles that stay never move, and what a visitor liked always stays; a refused tile
 * gives its place to the second idea of its pair, or else to the best idea that is unlike the other tiles.
 */
export class Grid {
  readonly #centre: number | null;
  readonly #similarity: Similarity;
  readonly #liked = new Set<number>();
  readonly #refused = new Set<number>();
  /** All tiles but the centre, in reading order. */
  #around: number[] = [];
  #ranking: Ranking;

  /** @param centre the starting idea, null for none. */
  constructor(centre: number | null, ranking: Ranking, similarity: Similarity) {
    this.#centre = centre;
    this.#ranking = ranking;
    this.#similarity = similarity;
    this.#fill();
  }

  /** The ideas on the grid, in reading order. */
  get ideas(): number[] {
    const ideas = [...this.#around];
    if (this.#centre !== null) ideas.splice(SQUARE_CENTRE, 0, this.#centre);
    return ideas;
  }

  /** Whether there is an empty place. */
  get isShort(): boolean {
    return this.#around.length < this.#room;
  }

  /** The tiles in reading order, each with the idea that waits behind it. */
  tiles(): Tile[] {
    const seconds = this.#seconds();
    return this.ideas.map((idea) => ({ idea, second: seconds.get(idea) ?? null }));
  }

  /** Fills what is empty with what another ranking knows. */
  fillFrom(ranking: Ranking): void {
    this.#ranking = ranking;
    this.#fill();
  }

  /** @param ranking as it is after the reaction. */
  react({ idea, feedback }: Reaction, ranking: Ranking): void {
    const second = this.#seconds().get(idea);
    this.#ranking = ranking;
    if (feedback === 'Reset') {
      this.#liked.clear();
      this.#around = [];
    } else if (refuses(feedback)) this.#refuse(idea, second);
    else if (feedback === 'GoodIdea') this.#like(idea);
    else return;
    this.#fill();
  }

  #like(idea: number): void {
    this.#refused.delete(idea);
    this.#liked.add(idea);
    if (idea !== this.#centre && !this.#around.includes(idea)) {
      // Its tile is gone, since the catalogue changed or another reaction came in between.
      const place = this.#weakest(new Set());
      if (place >= 0) this.#around[place] = idea;
      else if (this.#around.length < this.#room) this.#around.push(idea);
    }
    this.#makeRoom(new Set());
  }

  #refuse(idea: number, second: number | undefined): void {
    this.#liked.delete(idea);
    this.#refused.add(idea);
    const place = this.#around.indexOf(idea);
    const fresh = new Set<number>();
    if (place >= 0) {
      this.#around.splice(place, 1);
      const newcomer = second ?? this.#best();
      if (newcomer === undefined) return;
      this.#around.splice(place, 0, newcomer);
      fresh.add(newcomer);
    }
    this.#makeRoom(fresh);
  }

  /** Tiles that a reaction made look poor give their place to clearly better ideas. */
  #makeRoom(fresh: Set<number>): void {
    for (let made = 0; made < MAKING_ROOM; made++) {
      const place = this.#weakest(fresh);
      const newcomer = this.#best(place);
      if (place < 0 || newcomer === undefined) return;
      const gained = this.#worth(newcomer, place) - this.#worth(this.#around[place]!, place);
      if (gained < CLEARLY_BETTER) return;
      this.#around[place] = newcomer;
      fresh.add(newcomer);
    }
  }

  #fill(): void {
    while (this.#around.length < this.#room) {
      const best = this.#best();
      if (best === undefined) return;
      this.#around.push(best);
    }
  }

  get #room(): number {
    return this.#centre === null ? SQUARE_TILES : SQUARE_TILES - 1;
  }

  /** The place of the tile that deserves it least, -1 when all are liked or fresh. */
  #weakest(fresh: ReadonlySet<number>): number {
    let weakest = -1;
    this.#around.forEach((idea, place) => {
      if (this.#liked.has(idea) || fresh.has(idea)) return;
      if (weakest < 0 || this.#worth(idea, place) < this.#worth(this.#around[weakest]!, weakest)) {
        weakest = place;
      }
    });
    return weakest;
  }

  /** The candidate worth most beside the tiles, but for the one of a place that it would take. */
  #best(place = -1): number | undefined {
    let best: number | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const idea of this.#ranking.candidates) {
      // Likeness only costs: what weighs less than the best is worth less, too.
      if (this.#weight(idea) <= most) break;
      if (!this.#mayEnter(idea, place)) continue;
      const worth = this.#worth(idea, place);
      if (worth > most) [best, most] = [idea, worth];
    }
    return best;
  }

  #mayEnter(idea: number, place: number): boolean {
    if (idea === this.#centre || this.#refused.has(idea) || this.#around.includes(idea))
      return false;
    return this.#others(place).every((other) => this.#similarity(idea, other) <= NEAR_DUPLICATE);
  }

  /** Likeness to what was liked costs nothing. */
  #worth(idea: number, place: number): number {
    let likeness = 0;
    for (const other of this.#others(place)) {
      if (other === this.#centre || this.#liked.has(other)) continue;
      likeness = Math.max(likeness, this.#similarity(idea, other));
    }
    return this.#weight(idea) - LIKENESS_COST * likeness;
  }

  /** A liked idea that cannot be had weighs nothing, and stays all the same. */
  #weight(idea: number): number {
    return this.#ranking.weight.get(idea) ?? Number.NEGATIVE_INFINITY;
  }

  /** All tiles but the one of a place. */
  #others(place: number): number[] {
    const others = this.#around.filter((_, index) => index !== place);
    return this.#centre === null ? others : [...others, this.#centre];
  }

  /** For each tile the best close idea that is not on the grid; none serves two tiles. */
  #seconds(): Map<number, number> {
    const seconds = new Map<number, number>();
    const taken = new Set<number>();
    for (const tile of this.#around) {
      let best = -1;
      let most = Number.NEGATIVE_INFINITY;
      for (const idea of this.#ranking.candidates) {
        const close = this.#similarity(idea, tile);
        if (close < CLOSE || taken.has(idea) || !this.#mayEnter(idea, -1)) continue;
        const worth = this.#weight(idea) + CLOSENESS_WORTH * close;
        if (worth > most) [best, most] = [idea, worth];
      }
      if (best < 0) continue;
      seconds.set(tile, best);
      taken.add(best);
    }
    return seconds;
  }
}
