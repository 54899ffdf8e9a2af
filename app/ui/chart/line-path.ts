import { area, line } from 'd3-shape';

/** A place in a drawing. */
export type Point = { x: number; y: number };

const isThere = (point: Point | null): boolean => point !== null;
const x = (point: Point | null) => point?.x ?? 0;
const y = (point: Point | null) => point?.y ?? 0;

/**
 * The path of a line through points, interrupted where one is missing; a point without neighbours is a dot.
 *
 * @param base closes each part of the line down to this height, for filling.
 */
export function linePath(points: readonly (Point | null)[], base?: number): string {
  const draw =
    base === undefined
      ? line<Point | null>(x, y).defined(isThere)
      : area<Point | null>(x, base, y).defined(isThere);
  return draw(points) ?? '';
}
