import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Feedback } from '../protocol.ts';
import {
  applyReaction,
  type Grid,
  isShort,
  openGrid,
  type Ranking,
  type Tile,
  tilesOf,
} from './grid.ts';
import { LIKENESS_MAX } from './grid-editor.ts';
import { isRefusal } from './reactions.ts';

const IDEAS = 60;

/** Ideas of numbered themes: those of neighbouring themes are similar, those of one theme near-duplicates. */
function world(themes: readonly number[], weights: readonly number[]): Ranking {
  const candidates = weights
    .map((_, idea) => idea)
    .sort((a, b) => weights[b]! - weights[a]! || a - b);
  const similarity = (a: number, b: number) => {
    const apart = Math.abs(themes[a]! - themes[b]!);
    return apart === 0 ? 0.95 : Math.max(0, 0.9 - 0.15 * apart);
  };
  return {
    candidates,
    weight: (idea) => weights[idea] ?? Number.NEGATIVE_INFINITY,
    similarity,
    likeness: similarity,
    wishesOf: null,
  };
}

const themes = fc.array(fc.integer({ min: 0, max: 25 }), { minLength: IDEAS, maxLength: IDEAS });
const weights = fc.array(fc.double({ min: -4, max: 4, noNaN: true }), {
  minLength: IDEAS,
  maxLength: IDEAS,
});
const centre = fc.option(fc.integer({ min: 0, max: IDEAS - 1 }));
/** A reaction to the tile of a place, whatever idea it shows then; each changes all weights. */
const moves = fc.array(
  fc.record({
    place: fc.nat(8),
    feedback: fc.constantFrom<Feedback>(
      'GoodIdea',
      'BadIdea',
      'HasAlready',
      'YouAreClose',
      'ClickedOnIdea',
      'SawIdea',
      'Reset',
    ),
    weights,
  }),
  { maxLength: 12 },
);

type Step = { before: Tile[]; after: Tile[]; idea: number; feedback: Feedback; place: number };

/** Applies reactions to a grid; returns every step and every grid. */
function replay(
  themesOf: number[],
  first: number[],
  start: number | null,
  given: { place: number; feedback: Feedback; weights: number[] }[],
): { grids: Grid[]; steps: Step[] } {
  let grid = openGrid(start, world(themesOf, first));
  const grids = [grid];
  const steps: Step[] = [];
  for (const { place, feedback, weights: moved } of given) {
    const before = tilesOf(grid);
    const tile = before[place % before.length];
    if (!tile) break;
    grid = applyReaction(grid, { idea: tile.idea, feedback }, world(themesOf, moved));
    grids.push(grid);
    steps.push({
      before,
      after: tilesOf(grid),
      idea: tile.idea,
      feedback,
      place: place % before.length,
    });
  }
  return { grids, steps };
}

const property = (
  check: (history: ReturnType<typeof replay>, themesOf: number[], start: number | null) => void,
) =>
  fc.assert(
    fc.property(themes, weights, centre, moves, (themesOf, first, start, given) =>
      check(replay(themesOf, first, start, given), themesOf, start),
    ),
  );

describe('a grid', () => {
  test('never shows an idea twice, nor more than nine', () => {
    property(({ grids }) => {
      for (const grid of grids) {
        const tiles = tilesOf(grid);
        expect(tiles.length).toBeLessThanOrEqual(9);
        const shown = tiles.flatMap(({ idea, second }) => [
          idea,
          ...(second === null ? [] : [second]),
        ]);
        expect(new Set(shown).size).toBe(shown.length);
      }
    });
  });

  test('never shows near-duplicates side by side', () => {
    property(({ grids }, themesOf) => {
      const { likeness } = world(themesOf, []);
      for (const grid of grids) {
        const ideas = tilesOf(grid).map(({ idea }) => idea);
        for (const [at, idea] of ideas.entries())
          for (const other of ideas.slice(at + 1))
            expect(likeness(idea, other)).toBeLessThanOrEqual(LIKENESS_MAX);
      }
    });
  });

  test('has nine tiles while the catalogue has nine different gifts left', () => {
    property(({ grids }, themesOf) => {
      const different = new Set(themesOf).size;
      for (const grid of grids) {
        if (different - grid.refused.size < 9 + 1) continue;
        expect(isShort(grid)).toBe(false);
      }
    });
  });

  test('keeps the starting idea in its centre', () => {
    property(({ grids }, _, start) => {
      if (start === null) return;
      for (const grid of grids) if (!isShort(grid)) expect(tilesOf(grid)[4]?.idea).toBe(start);
    });
  });

  test('keeps an idea that was liked or seen in its place until it is refused or all is reset', () => {
    property(({ steps }) => {
      const kept = new Set<number>();
      for (const { before, after, idea, feedback } of steps) {
        if (feedback === 'Reset') kept.clear();
        else if (isRefusal(feedback)) kept.delete(idea);
        else kept.add(idea);
        for (const [place, tile] of before.entries())
          if (kept.has(tile.idea)) expect(after[place]?.idea).toBe(tile.idea);
      }
    });
  });

  test('moves no tile from one place to another', () => {
    property(({ steps }) => {
      for (const { before, after, feedback } of steps) {
        if (feedback === 'Reset' || before.length !== after.length) continue;
        for (const [place, { idea }] of before.entries()) {
          const now = after.findIndex((tile) => tile.idea === idea);
          expect([place, -1]).toContain(now);
        }
      }
    });
  });

  test('does not bring back at one place what the same reaction replaced at another', () => {
    const of = (values: Record<number, number>) =>
      Array.from({ length: IDEAS }, (_, idea) => values[idea] ?? 0);
    const themesOf = { 10: 13, 12: 3, 20: 12, 26: 19, 37: 23, 41: 21, 44: 22, 47: 5 };
    const { steps } = replay(
      of({ ...themesOf, 49: 24, 52: 11, 54: 17, 59: 9 }),
      of({ 12: 3.999, 20: 1e-9, 37: 0.901, 41: 3.324, 47: 0.902, 53: 0.676 }),
      26,
      [
        { place: 5, feedback: 'GoodIdea', weights: of({}) },
        { place: 0, feedback: 'GoodIdea', weights: of({ 44: 1.45 }) },
        { place: 6, feedback: 'GoodIdea', weights: of({}) },
        { place: 1, feedback: 'YouAreClose', weights: of({ 20: 0.775, 47: 1e-9 }) },
        { place: 2, feedback: 'GoodIdea', weights: of({ 52: 1.9 }) },
      ],
    );
    const { before, after } = steps.at(-1)!;
    for (const [place, { idea }] of before.entries()) {
      expect([place, -1]).toContain(after.findIndex((tile) => tile.idea === idea));
    }
  });

  test('replaces a refused tile by the second idea of its pair', () => {
    property(({ steps }, _, start) => {
      for (const { before, after, idea, feedback, place } of steps) {
        const { second } = before[place]!;
        if (idea === start || !isRefusal(feedback) || second === null) continue;
        expect(after[place]?.idea).toBe(second);
      }
    });
  });

  test('never shows again what was refused', () => {
    property(({ steps }, _, start) => {
      const refused = new Set<number>();
      for (const { after, idea, feedback } of steps) {
        if (isRefusal(feedback) && idea !== start) refused.add(idea);
        for (const tile of after) expect(refused.has(tile.idea)).toBe(false);
      }
    });
  });

  test('is the same after the same reactions', () => {
    fc.assert(
      fc.property(themes, weights, centre, moves, (themesOf, first, start, given) => {
        const [once, again] = [1, 2].map(() =>
          replay(themesOf, first, start, given).grids.map(tilesOf),
        );
        expect(again).toEqual(once);
      }),
    );
  });
});

test('each wish of a text has its tiles, though all ideas for one of them weigh more', () => {
  const heavier = Array.from({ length: IDEAS }, (_, idea) => (idea < IDEAS / 2 ? 2 : 0));
  const ranking: Ranking = {
    ...world(
      Array.from({ length: IDEAS }, (_, idea) => 3 * idea),
      heavier,
    ),
    wishesOf: (idea) => [idea < IDEAS / 2 ? 0 : 1],
  };
  const shown = tilesOf(openGrid(null, ranking));
  const second = shown.filter(({ idea }) => idea >= IDEAS / 2);
  expect([second.length >= 3, shown.length - second.length >= 3]).toEqual([true, true]);
});
