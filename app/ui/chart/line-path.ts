/** A place in a drawing. */
export type Point = { x: number; y: number };

/**
 * The path of a line through points, interrupted where one is missing; a point without neighbours is a dot.
 *
 * @param base closes each part of the line down to this height, for filling.
 */
export function linePath(points: readonly (Point | null)[], base?: number): string {
  return parts(points)
    .map((part) => {
      const line = `M${part.map(({ x, y }) => `${x} ${y}`).join('L')}`;
      if (base === undefined) return part.length === 1 ? `${line}h0` : line;
      return `${line}V${base}H${part[0]?.x}Z`;
    })
    .join('');
}

function parts(points: readonly (Point | null)[]): Point[][] {
  const found: Point[][] = [];
  let open: Point[] | null = null;
  for (const point of points) {
    if (!point) {
      open = null;
    } else if (open) {
      open.push(point);
    } else {
      open = [point];
      found.push(open);
    }
  }
  return found;
}
