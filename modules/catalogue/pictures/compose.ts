import { type Paper, THEMES } from './palette.ts';
import type { Pattern } from './recipe.ts';
import { type Random, seededRandom } from './seed.ts';
import { coloursOf, cutOut, type Placement, shadowOf } from './shapes/cut.ts';
import { NOTE } from './shapes/note.ts';
import type { Shape } from './shapes/shape.ts';
import { drawWindow } from './window.ts';

/** Side of a picture, in pixels. */
export const PICTURE_SIZE = 640;

const MIDDLE = PICTURE_SIZE / 2;

/** What a recipe asks for: its shapes, none for a note, the pattern of the printed sheet, and its paper. */
export type Drawing = {
  shapes: readonly Shape[];
  pattern: Pattern;
  paper: Paper;
  /** What decides the rest: colours, turns and the opening. */
  seed: number;
};

/**
 * A picture as an SVG document: shapes cut out of paper before an opening in the printed sheet. Without shapes, it is a note.
 */
export function composePicture({ shapes, pattern, paper, seed }: Drawing): string {
  const random = seededRandom(seed);
  const [first = NOTE, ...others] = shapes;
  const shown = [first, ...others];
  const colours = coloursOf(random.pick(THEMES[first.theme]));
  const placements = placeShapes(shown.length, random);
  const things = shown.map((shape, i) => {
    const placement = placements[i];
    return placement ? shadowOf(shape, placement) + cutOut(shape, colours, placement) : '';
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}">`,
    drawWindow(paper, pattern, random, PICTURE_SIZE),
    ...things,
    '</svg>',
  ].join('');
}

/**
 * Where the shapes of a picture stand, the largest first: one alone; the second before it, in a lower corner; the third in
 * the other. All within a 16:9 crop.
 */
function placeShapes(count: number, random: Random): Placement[] {
  const hand = random.pick([-1, 1]);
  const turn = (low: number, high: number) => hand * random.between(low, high);
  if (count === 1) return [{ x: MIDDLE, y: MIDDLE, side: 372, turn: turn(-4, 4) }];
  return [
    { x: MIDDLE - hand * (count === 3 ? 24 : 58), y: MIDDLE - 12, side: 342, turn: turn(-5, 0) },
    { x: MIDDLE + hand * 142, y: MIDDLE + 72, side: 212, turn: turn(3, 9) },
    { x: MIDDLE - hand * 176, y: MIDDLE + 100, side: 158, turn: turn(-10, -3) },
  ].slice(0, count);
}
