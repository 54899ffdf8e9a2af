import type { SWATCHES, Theme } from '../palette.ts';

/** What a piece is coloured with: a role that the theme's palette fills, or a paper that the thing always has. */
export type Colour = 'main' | 'second' | 'accent' | 'light' | 'dark' | keyof typeof SWATCHES;

/**
 * A piece of paper: its colour and its outline in a box of 100 by 100; with a width, a strip of paper along a line.
 */
export type Piece = readonly [colour: Colour, path: string, width?: number];

/** A thing cut out of paper, from the piece that lies lowest to the one on top. */
export type Shape = {
  theme: Theme;
  /** What it is called in French, a comma, and other French words that ask for it. */
  words: string;
  /** Other names that it answers to in recipes. */
  also: string;
  pieces: readonly Piece[];
};

/** The shapes of one theme. */
export function inTheme(
  theme: Theme,
  shapes: Record<string, { words: string; also?: string; pieces: readonly Piece[] }>,
): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, { theme, also: '', ...shape }]),
  );
}
