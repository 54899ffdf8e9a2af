import type { Feedback } from '../protocol.ts';
import { GridEditor, tileCountAround } from './grid-editor.ts';
import { isRefusal } from './reactions.ts';
import { SQUARE_CENTRE } from './square.ts';

/** A reaction to an idea, named by its index in the snapshot. */
export type Reaction = { idea: number; feedback: Feedback };

/** The engine's ranking at one moment: after the text, then after each reaction. */
export type Ranking = {
  /** The best ideas that may be shown, the best first. */
  candidates: readonly number[];
  /** Log weight of a candidate or a tile; -Infinity for what is not available. */
  weight: (idea: number) => number;
  /** Similarity of two candidates or tiles, from 0 (nothing in common) to 1 (the same). */
  similarity: (a: number, b: number) => number;
  /** How alike two candidates or tiles look side by side, from 0 to 1. */
  likeness: (a: number, b: number) => number;
  /** Which wishes of a text a candidate or a tile is for; null where the text has fewer than two. */
  wishesOf: ((idea: number) => readonly number[]) | null;
};

export type Tile = { idea: number; second: number | null };

/** A grid after some reactions. */
export type Grid = {
  /** The starting idea, null for none. */
  readonly centre: number | null;
  /** All tiles but the centre, in reading order. */
  readonly around: readonly Tile[];
  readonly kept: ReadonlySet<number>;
  readonly refused: ReadonlySet<number>;
};

/** The first grid: the best ideas, none similar to those before it. */
export function openGrid(centre: number | null, ranking: Ranking): Grid {
  return arrange({ centre, around: [], kept: new Set(), refused: new Set() }, ranking, () => {});
}

/**
 * The grid after a reaction. Tiles that stay never move, and what a visitor liked or saw stays until it is
 * refused or all is reset; a refused tile is replaced by the second idea of its pair, or else by the best idea that is not
 * similar to the other tiles. A refused idea comes back only when it is liked after all.
 *
 * @param ranking as it is after the reaction.
 */
export function applyReaction(grid: Grid, { idea, feedback }: Reaction, ranking: Ranking): Grid {
  return arrange(grid, ranking, (editor) => {
    if (feedback === 'Reset') editor.clear();
    else if (isRefusal(feedback)) editor.refuse(idea);
    else {
      editor.keep(idea);
      if (feedback === 'GoodIdea') editor.replaceWeakTiles();
    }
  });
}

/** The tiles in reading order. */
export function tilesOf({ centre, around }: Grid): Tile[] {
  if (centre === null) return [...around];
  return around.toSpliced(SQUARE_CENTRE, 0, { idea: centre, second: null });
}

/**
 * The tiles of a grid as it was seen: what is still available keeps its place, the best of the grid fills the gaps.
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
  return around.length < tileCountAround(centre);
}

function arrange(grid: Grid, ranking: Ranking, change: (editor: GridEditor) => void): Grid {
  const editor = new GridEditor(grid, ranking);
  change(editor);
  editor.fill();
  return editor.grid();
}
