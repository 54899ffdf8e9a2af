import type { Pattern } from './recipe.ts';
import type { Random } from './seed.ts';

const STAR = 'M0-11 3-4 11-3.4 5 1.8 6.8 9.6 0 5.4-6.8 9.6-5 1.8-11-3.4-3-4Z';
const HEART = 'M0 9C-13 0-10-9-4.5-9-1.6-9 0-6.4 0-5 0-6.4 1.6-9 4.5-9 10-9 13 0 0 9Z';
const LEAF = 'M0 17C-10 8-9-8 0-17 9-8 10 8 0 17Z';

type Tile = { width: number; height: number; body: string };

/** One repeat of a paper, drawn in `motif`; null for the papers that do not repeat. */
function tile(pattern: Pattern, motif: string, second: string): Tile | null {
  const at = (x: number, y: number, shape: string, turn = 0, size = 1, fill = motif) =>
    `<path d="${shape}" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`;
  const line = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${motif}" stroke-width="${width}" stroke-linejoin="round"/>`;
  switch (pattern) {
    case 'plain':
    case 'rays':
    case 'confetti':
      return null;
    case 'dots':
      return {
        width: 56,
        height: 56,
        body: `<g fill="${motif}"><circle cx="14" cy="14" r="8"/><circle cx="42" cy="42" r="8"/></g>`,
      };
    case 'stripes':
      return {
        width: 64,
        height: 64,
        body: `<path d="M0 0h26v64H0z" fill="${motif}"/><path d="M42 0h5v64h-5z" fill="${motif}"/>`,
      };
    case 'checks':
      return {
        width: 72,
        height: 72,
        body: `<g fill="${motif}"><path d="M0 0h36v72H0z" opacity=".5"/><path d="M0 0h72v36H0z" opacity=".5"/></g>`,
      };
    case 'waves':
      return { width: 80, height: 40, body: line('M-20 20Q0-2 20 20T60 20T100 20', 8) };
    case 'zigzag':
      return { width: 60, height: 44, body: line('M-15 36 15 8 45 36 75 8', 9) };
    case 'stars':
      return {
        width: 96,
        height: 96,
        body:
          at(24, 26, STAR, 0, 1.5) +
          at(72, 74, STAR, 18, 1.1) +
          `<g fill="${second}"><circle cx="74" cy="22" r="4"/><circle cx="20" cy="76" r="4"/></g>`,
      };
    case 'leaves':
      return {
        width: 92,
        height: 92,
        body:
          at(24, 26, LEAF, 35, 1.15) +
          at(70, 72, LEAF, -40, 1.15) +
          at(72, 20, LEAF, -55, 0.6, second) +
          at(20, 72, LEAF, 60, 0.6, second),
      };
    case 'snow':
      return {
        width: 110,
        height: 110,
        body:
          `<g stroke="${motif}" stroke-width="4.5" stroke-linecap="round">` +
          [0, 60, 120].map((turn) => flake(30, 32, turn)).join('') +
          `</g><g fill="${motif}"><circle cx="84" cy="20" r="5"/><circle cx="84" cy="84" r="8"/><circle cx="26" cy="90" r="4"/></g>`,
      };
    case 'hearts':
      return {
        width: 84,
        height: 84,
        body: at(22, 24, HEART, -12, 1.4) + at(64, 66, HEART, 14, 1) + at(66, 20, HEART, 10, 0.5),
      };
  }
}

function flake(x: number, y: number, turn: number): string {
  return `<path transform="translate(${x} ${y}) rotate(${turn})" fill="none" d="M0-21V21M-6-15 0-9 6-15M-6 15 0 9 6 15"/>`;
}

function confetti(random: Random, colours: readonly string[]): string {
  // A jittered grid: evenly spread, without visible rows.
  const pieces: string[] = [];
  for (let row = -1; row < 14; row++) {
    for (let column = -1; column < 14; column++) {
      const x = (column + random.between(0.1, 0.9)) * 50;
      const y = (row + random.between(0.1, 0.9)) * 50;
      const place = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.between(0, 180).toFixed(0)})" fill="${random.pick(colours)}"`;
      pieces.push(
        random.pick([
          `<rect x="-11" y="-3.5" width="22" height="7" rx="3.5" ${place}/>`,
          `<rect x="-7" y="-7" width="14" height="14" rx="2" ${place}/>`,
          `<circle r="6" ${place}/>`,
        ]),
      );
    }
  }
  return pieces.join('');
}

function rays(size: number, motif: string): string {
  const middle = size / 2;
  const count = 16;
  const far = size;
  let d = '';
  for (let i = 0; i < count; i++) {
    const corner = (turn: number) => {
      const angle = (turn * Math.PI * 2) / count;
      return `${(middle + far * Math.cos(angle)).toFixed(1)} ${(middle + far * Math.sin(angle)).toFixed(1)}`;
    };
    d += `M${middle} ${middle}L${corner(i)} ${corner(i + 0.5)}Z`;
  }
  return `<path d="${d}" fill="${motif}" opacity=".55"/>`;
}

/** The printed motif of a whole sheet, as SVG; `size` is the side of the picture. */
export function drawPattern(
  pattern: Pattern,
  size: number,
  colours: { motif: string; second: string },
  random: Random,
): string {
  if (pattern === 'plain') return '';
  if (pattern === 'confetti')
    return confetti(random, [colours.motif, colours.motif, colours.second]);
  if (pattern === 'rays') return rays(size, colours.motif);
  const repeat = tile(pattern, colours.motif, colours.second);
  if (!repeat) return '';
  const tilt = pattern === 'checks' ? 0 : random.pick([-32, -18, -8, 12, 24, 40]);
  return (
    `<pattern id="motif" width="${repeat.width}" height="${repeat.height}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="rotate(${tilt})">${repeat.body}</pattern>` +
    `<rect width="${size}" height="${size}" fill="url(#motif)"/>`
  );
}
