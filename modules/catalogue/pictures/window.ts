import { INK, type Paper } from './palette.ts';
import { drawPattern } from './patterns.ts';
import type { Pattern } from './recipe.ts';
import type { Random } from './seed.ts';
import { FALL, lighten } from './shapes/cut.ts';
import { type Point, smoothAround, smoothThrough } from './shapes/path.ts';

/** The outline of an opening, so many pixels further in: none for the sheet, more for the mat under it. */
type Opening = (inset: number) => string;

/**
 * What things stand in: a printed sheet with an opening cut into it, a mat under it with a smaller one, and light paper
 * behind.
 */
export function drawWindow(paper: Paper, pattern: Pattern, random: Random, size: number): string {
  const opening = random.pick([roundOpening, archOpening, bandOpening])(random, size);
  const whole = `M-40-40H${size + 40}V${size + 40}H-40Z`;
  const [upper, lower] = [whole + opening(0), whole + opening(26)];
  const print = drawPattern(pattern, size, { motif: paper.motif, second: paper.mat }, random);
  return [
    `<radialGradient id="glow" cx=".42" cy=".38" r=".62"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".14"/></linearGradient>`,
    `<clipPath id="sheet"><path clip-rule="evenodd" d="${upper}"/></clipPath>`,
    `<rect width="${size}" height="${size}" fill="${paper.inside}"/>`,
    `<rect width="${size}" height="${size}" fill="url(#glow)"/>`,
    ground(paper, random, size),
    sheet(lower, paper.mat),
    sheet(upper, paper.sheet),
    `<g clip-path="url(#sheet)">${print}<rect width="${size}" height="${size}" fill="url(#light)"/></g>`,
  ].join('');
}

/** A sheet with its edge in the light, and its shadow in the opening. */
function sheet(path: string, colour: string): string {
  const shadow = [1.5, 3, 4.5, 6.5, 8.5, 11, 13.5, 16].map(
    (reach) =>
      `<path fill-rule="evenodd" d="${path}" fill="${INK}" stroke="${INK}" stroke-width="${reach}" transform="translate(${reach * FALL.x} ${reach * FALL.y})" opacity=".038"/>`,
  );
  const edge = `<path fill-rule="evenodd" d="${path}" fill="${lighten(colour, 0.45)}" transform="translate(1.6 1.8)"/>`;
  return `${shadow.join('')}${edge}<path fill-rule="evenodd" d="${path}" fill="${colour}"/>`;
}

/** A low hill of paper that things stand before. */
function ground(paper: Paper, random: Random, size: number): string {
  const top = size * random.between(0.6, 0.66);
  const points = Array.from(
    { length: 6 },
    (_, i): Point => [-60 + (i * (size + 120)) / 5, top + random.between(-16, 16)],
  );
  const path = `${smoothThrough(points)}V${size}H-60Z`;
  const shadow = [3, 6].map(
    (reach) =>
      `<path d="${path}" fill="${INK}" opacity=".035" transform="translate(0 -${reach})"/>`,
  );
  return `${shadow.join('')}<path d="${path}" fill="${lighten(paper.mat, 0.5)}"/>`;
}

/** Waves of falling height about a value, over [0, 1). */
function wobble(random: Random, height: number, waves: readonly number[]): (t: number) => number {
  const parts = waves.map((wave) => ({
    wave,
    phase: random.between(0, Math.PI * 2),
    height: (height * random.between(0.6, 1)) / Math.sqrt(wave),
  }));
  return (t) =>
    parts.reduce(
      (sum, part) => sum + part.height * Math.sin(part.phase + t * part.wave * 2 * Math.PI),
      0,
    );
}

function roundOpening(random: Random, size: number): Opening {
  const edge = wobble(random, 16, [2, 3, 5]);
  const matEdge = wobble(random, 7, [2, 3, 4]);
  return (inset) => {
    const points = Array.from({ length: 28 }, (_, i): Point => {
      const t = i / 28;
      const grown = edge(t) + (inset ? matEdge(t) : 0) - inset;
      const angle = t * 2 * Math.PI;
      return [
        size / 2 + Math.cos(angle) * (262 + grown),
        size / 2 + Math.sin(angle) * (232 + grown),
      ];
    });
    return smoothAround(points);
  };
}

/** A niche: round above, straight below. */
function archOpening(random: Random, size: number): Opening {
  const half = random.between(222, 246);
  return (inset) => {
    const reach = half - inset;
    const foot = size / 2 + 232 - inset;
    const corner = 46;
    return (
      `M${size / 2 - reach} ${size / 2}A${reach} ${232 - inset} 0 0 1 ${size / 2 + reach} ${size / 2}` +
      `V${foot - corner}A${corner} ${corner} 0 0 1 ${size / 2 + reach - corner} ${foot}` +
      `H${size / 2 - reach + corner}A${corner} ${corner} 0 0 1 ${size / 2 - reach} ${foot - corner}Z`
    );
  };
}

/** A band across the whole sheet, between two waves. */
function bandOpening(random: Random, size: number): Opening {
  const slope = random.between(-0.1, 0.1);
  const waves = [-1, 1].map((side) => ({
    side,
    edge: wobble(random, 15, [1, 2, 3]),
    matEdge: wobble(random, 6, [1, 2, 3]),
  }));
  return (inset) => {
    const [above = '', below = ''] = waves.map(({ side, edge, matEdge }) => {
      const points = Array.from({ length: 9 }, (_, i): Point => {
        const t = i / 8;
        const x = -50 + t * (size + 100);
        const reach = 182 + edge(t) + (inset ? matEdge(t) : 0) - inset;
        return [x, size / 2 + (x - size / 2) * slope + side * reach];
      });
      return smoothThrough(side < 0 ? points : points.reverse());
    });
    return `${above}${below.replace('M', 'L')}Z`;
  };
}
