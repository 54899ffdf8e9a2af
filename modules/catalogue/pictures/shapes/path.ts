/**
 * Outlines of paper pieces, as SVG path data in a box of 100 by 100. Every closed outline runs clockwise, a hole the other
 * way round, so that outlines of one piece that overlap become one.
 */

export type Point = readonly [number, number];

const round = (value: number) => Math.round(value * 100) / 100;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** The points of « x y x y … ». */
function pointsOf(list: string): Point[] {
  const numbers = list.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ]);
}

/** The point that far from another, in degrees clockwise from the top. */
function around(x: number, y: number, degrees: number, distance: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
}

/** An ellipse, turned by so many degrees. */
export function ellipse(x: number, y: number, rx: number, ry: number, turn = 0): string {
  const start = around(x, y, turn - 90, rx);
  const end = around(x, y, turn + 90, rx);
  const arc = `A${rx} ${ry} ${turn} 0 1`;
  return `M${at(start)}${arc} ${at(end)}${arc} ${at(start)}Z`;
}

export const circle = (x: number, y: number, radius: number) => ellipse(x, y, radius, radius);

/** A round hole in the piece that its path is appended to. */
export function hole(x: number, y: number, radius: number, other = radius): string {
  const arc = `A${radius} ${other} 0 0 0`;
  return `M${at([x - radius, y])}${arc} ${at([x + radius, y])}${arc} ${at([x - radius, y])}Z`;
}

/** A rectangle with rounded corners, turned about its middle by so many degrees. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
  turn = 0,
): string {
  const [mx, my] = [x + width / 2, y + height / 2];
  const angle = (turn * Math.PI) / 180;
  const to = (dx: number, dy: number) =>
    at([
      mx + dx * Math.cos(angle) - dy * Math.sin(angle),
      my + dx * Math.sin(angle) + dy * Math.cos(angle),
    ]);
  const [w, h, r] = [width / 2, height / 2, Math.min(radius, width / 2, height / 2)];
  const arc = `A${r} ${r} 0 0 1 `;
  return (
    `M${to(-w + r, -h)}L${to(w - r, -h)}${arc}${to(w, -h + r)}L${to(w, h - r)}${arc}${to(w - r, h)}` +
    `L${to(-w + r, h)}${arc}${to(-w, h - r)}L${to(-w, -h + r)}${arc}${to(-w + r, -h)}Z`
  );
}

/** Straight lines through the points « x y x y … », closed. */
export const poly = (points: string) => `M${pointsOf(points).map(at).join('L')}Z`;

/** A soft closed outline through the points; a point given twice is a corner. */
export const smooth = (points: string) => smoothAround(pointsOf(points));

export const smoothAround = (points: readonly Point[]) => `${curve(points, true)}Z`;

/** A soft line through the points, for a strip of paper. */
export const line = (points: string) => smoothThrough(pointsOf(points));

export const smoothThrough = (points: readonly Point[]) => curve(points, false);

/** Catmull-Rom splines, as cubic Béziers; they leave and reach a corner straight. */
function curve(listed: readonly Point[], isClosed: boolean): string {
  const same = (a: Point | undefined, b: Point | undefined) =>
    a?.[0] === b?.[0] && a?.[1] === b?.[1];
  // Of a closed line, the first point follows the last.
  const repeats = (point: Point, i: number) =>
    same(point, i || !isClosed ? listed[i - 1] : listed.at(-1));
  const points = listed.filter((point, i) => !repeats(point, i));
  const corners = new Set(listed.filter(repeats).map(at));
  const count = points.length;
  const point = (i: number): Point =>
    (isClosed ? points[(i + count) % count] : points[Math.min(Math.max(i, 0), count - 1)]) ?? [
      0, 0,
    ];
  const lead = (before: Point, from: Point, after: Point): string =>
    corners.has(at(from))
      ? at(from)
      : at([from[0] + (after[0] - before[0]) / 6, from[1] + (after[1] - before[1]) / 6]);
  let path = `M${at(point(0))}`;
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    path += `C${lead(before, from, to)} ${lead(after, to, from)} ${at(to)}`;
  }
  return path;
}

/** A soft outline that is the same left and right of x = `axis`: the points of its right half, from top to bottom. */
export function mirrored(points: string, axis = 50): string {
  return smooth(bothSides(points, axis));
}

/** Straight lines that are the same left and right of x = `axis`: the points of its right half, from top to bottom. */
export function mirroredPoly(points: string, axis = 50): string {
  return poly(bothSides(points, axis));
}

function bothSides(points: string, axis: number): string {
  const right = pointsOf(points);
  const left = right.filter(([x]) => x !== axis).map(([x, y]): Point => [2 * axis - x, y]);
  return [...right, ...left.reverse()].map(at).join(' ');
}

/** A star of so many points, from the outer radius to the inner one. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  count = 5,
  turn = 0,
): string {
  const corners = Array.from({ length: 2 * count }, (_, i) =>
    around(x, y, turn + (i * 180) / count, i % 2 ? inner : outer),
  );
  return `M${corners.map(at).join('L')}Z`;
}

/** A leaf or a petal: from its foot so far in a direction (degrees clockwise from the top), pointed at both ends. */
export function leaf(x: number, y: number, turn: number, length: number, width: number): string {
  const tip = around(x, y, turn, length);
  const belly = (side: number): string => {
    const angle = (Math.atan2(width, length * 0.5) * 180) / Math.PI;
    return at(around(x, y, turn + side * angle, Math.hypot(width, length * 0.5)));
  };
  return `M${at([x, y])}Q${belly(-1)} ${at(tip)}Q${belly(1)} ${at([x, y])}Z`;
}

/** A round petal. */
export function petal(x: number, y: number, turn: number, length: number, width: number): string {
  const [mx, my] = around(x, y, turn, length / 2);
  return ellipse(mx, my, width / 2, length / 2, turn);
}

/** So many copies of a piece about a middle, the first at `from` degrees. */
export function wheel(count: number, draw: (turn: number) => string, from = 0, arc = 360): string {
  return Array.from({ length: count }, (_, i) => draw(from + (i * arc) / count)).join('');
}
