/** A line of a chart: shares from 0 to 1 at the same places as every other line's. */
export type Line = { name: string; values: readonly number[] };

const WIDTH = 720;
const HEIGHT = 400;
const LEFT = 56;
const RIGHT = 160;
const TOP = 56;
const BOTTOM = 56;
/** Line patterns distinguish lines without colours. */
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '4 2'];
/** Names of lines that end close together are kept so far apart. */
const NAME_HEIGHT = 16;

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #3b3640 }
  .title { font-size: 15px; font-weight: 600 }
  .grid { stroke: #d9d4dc; stroke-width: 1 }
  .line { fill: none; stroke-width: 1.75 }
  .line-0 { stroke: #c2410c; stroke-width: 3 } .line-1 { stroke: #1d6fa5 } .line-2 { stroke: #6b6470 }
  .line-3 { stroke: #4d7c0f } .line-4 { stroke: #86198f }
  @media (prefers-color-scheme: dark) {
    text { fill: #e7e2ea } .grid { stroke: #4a4450 }
    .line-0 { stroke: #fb923c } .line-1 { stroke: #7cc4f0 } .line-2 { stroke: #b5aebb }
    .line-3 { stroke: #a3e635 } .line-4 { stroke: #e879f9 }
  }`;

/** An SVG picture of shares against a share, readable on light and on dark pages, the first line emphasised. */
export function drawChart(
  title: string,
  axis: string,
  places: readonly number[],
  lines: readonly Line[],
): string {
  const last = places.at(-1)!;
  const x = (place: number) => LEFT + (place / last) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - value * (HEIGHT - TOP - BOTTOM);
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  const ends = spread(lines.map(({ values }) => y(values.at(-1)!)));
  const description = lines
    .map(({ name, values }) => `${name}: ${values.map(percent).join(', ')}`)
    .join('; ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${title}</title>`,
    `<desc id="desc">At ${places.map(percent).join(', ')} of wrong answers. ${description}.</desc>`,
    `<style>${STYLE}</style>`,
    `<text class="title" x="${LEFT}" y="28">${title}</text>`,
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (value) =>
        `<path class="grid" d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${percent(value)}</text>`,
    ),
    ...places.map(
      (place) =>
        `<text x="${x(place)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${percent(place)}</text>`,
    ),
    `<text x="${x(last / 2)}" y="${HEIGHT - 12}" text-anchor="middle">${axis}</text>`,
    ...lines.map(({ name, values }, n) => {
      const points = values.map((value, at) => `${round(x(places[at]!))} ${round(y(value))}`);
      const line = `class="line line-${n}" stroke-dasharray="${DASHES[n]}"`;
      const key = `<path ${line} d="M${WIDTH - RIGHT + 8} ${round(ends[n]!)}h22"/><text x="${WIDTH - RIGHT + 36}" y="${round(ends[n]! + 4)}">${name}</text>`;
      return `<path ${line} d="M${points.join('L')}"/>${key}`;
    }),
    '</svg>',
    '',
  ].join('\n');
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

/** The same heights, moved down where two labels would overlap. */
function spread(heights: readonly number[]): number[] {
  const moved = [...heights];
  let above = -Infinity;
  for (const n of [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!)) {
    moved[n] = Math.max(heights[n]!, above + NAME_HEIGHT);
    above = moved[n]!;
  }
  return moved;
}
