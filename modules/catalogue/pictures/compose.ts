import { hashText } from '#modules/platform/shared.ts';
import { FIBRE, INK, type Paper } from './palette.ts';
import { drawPattern } from './patterns.ts';
import type { Recipe } from './recipe.ts';
import { type Random, seededRandom } from './seed.ts';
import { pathThrough, TEARS, type Tear, tearOpen } from './torn.ts';

/** Side of a picture, in pixels. */
export const PICTURE_SIZE = 640;

/** Where an icon stands: its middle, its side and its turn in degrees. */
export type Placement = { x: number; y: number; side: number; turn: number };

const MIDDLE = PICTURE_SIZE / 2;

/** A sheet of wrapping paper torn open: what lies under the icons, or the note itself where there is none. */
export function composeBackground(name: string, recipe: Recipe, paper: Paper): string {
  const random = seededRandom(hashText(name));
  const isText = recipe.icons.length === 0;
  const tear: Tear = random.pick(TEARS);
  const reach =
    tear === 'hole'
      ? { width: random.between(470, 520), height: random.between(450, 490) }
      : { width: PICTURE_SIZE, height: random.between(350, 390) };
  const { edge, lip } = tearOpen(tear, PICTURE_SIZE, reach, random);
  const opening = pathThrough(lip);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}">`,
    DEFINITIONS,
    `<clipPath id="opening"><path d="${opening}"/></clipPath>`,
    `<rect width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" fill="${paper.sheet}"/>`,
    `<g opacity="${motifStrength(recipe)}">${drawPattern(recipe.pattern, PICTURE_SIZE, { motif: paper.motif, second: paper.ribbon }, random)}</g>`,
    creases(random),
    `<rect width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" fill="url(#light)"/>`,
    ribbon(tear, paper, random),
    `<path d="${pathThrough(edge)}" fill="${INK}" opacity=".34" filter="url(#lift)"/>`,
    `<path d="${pathThrough(edge)}" fill="${FIBRE}"/>`,
    `<path d="${opening}" fill="${paper.inside}"/>`,
    `<g clip-path="url(#opening)"><rect width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" fill="url(#glow)"/>`,
    `<path d="${opening}" fill="none" stroke="${INK}" stroke-width="22" opacity=".30" filter="url(#depth)"/></g>`,
    scraps(paper, random),
    isText ? note(paper, random) : '',
    '</svg>',
  ].join('');
}

const DEFINITIONS = `<defs>
<filter id="lift" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7"/><feOffset dy="4"/></filter>
<filter id="depth" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="11"/><feOffset dx="3" dy="7"/></filter>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/><feOffset dy="3"/></filter>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".20"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset=".62" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="satin" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".3" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="${INK}" stop-opacity=".14"/><stop offset=".75" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
</defs>`;

/** Dense motifs are fainter than sparse ones, so that the icon stays dominant. */
function motifStrength(recipe: Recipe): number {
  return ['stripes', 'checks', 'waves', 'zigzag', 'rays'].includes(recipe.pattern) ? 0.5 : 0.75;
}

/** Two folds left by the wrapping: a light line beside a dark one. */
function creases(random: Random): string {
  const x = random.between(90, 550);
  const y = random.between(90, 550);
  const lean = random.between(-50, 50);
  const fold = (d: string) =>
    `<path d="${d}" stroke="${INK}" stroke-opacity=".13" stroke-width="2"/>` +
    `<path d="${d}" stroke="#fff" stroke-opacity=".2" stroke-width="2" transform="translate(2 2)"/>`;
  return fold(`M${x} 0 ${x + lean} ${PICTURE_SIZE}`) + fold(`M0 ${y} ${PICTURE_SIZE} ${y + lean}`);
}

/** A satin ribbon along one side of the parcel, behind the torn edge. */
function ribbon(tear: Tear, paper: Paper, random: Random): string {
  const width = 46;
  const at = random.pick([86, PICTURE_SIZE - 86]);
  const turn = tear === 'hole' ? random.pick([-38, 38]) : random.between(-4, 4);
  const shift = tear === 'hole' ? (turn < 0 ? 1 : -1) * random.pick([-255, 255]) : at - MIDDLE;
  const left = MIDDLE + shift - width / 2;
  const band = (fill: string, extra = '') =>
    `<rect x="${left}" y="-200" width="${width}" height="1040" fill="${fill}" ${extra}/>`;
  const hem = (x: number) =>
    `<path d="M${x}-200V840" stroke="#fff" stroke-opacity=".45" stroke-width="2" stroke-dasharray="9 6"/>`;
  return (
    `<g transform="rotate(${turn} ${MIDDLE} ${MIDDLE})">` +
    band(INK, 'opacity=".3" filter="url(#soft)"') +
    band(paper.ribbon) +
    band('url(#satin)') +
    hem(left + 6) +
    hem(left + width - 6) +
    '</g>'
  );
}

/** A hand-written note between French quotation marks, drawn as shapes: no font is needed. */
function note(paper: Paper, random: Random): string {
  const accent = paper.sheet === '#f2e3c6' ? paper.ribbon : paper.sheet;
  const mark = 'M0 0-26 27 0 54M-30 0-56 27-30 54';
  const line = (y: number, from: number, to: number) => {
    const waves = Array.from({ length: Math.round((to - from) / 22) }, (_, i) => {
      const height = random.between(5, 13);
      return `q5.5-${height.toFixed(1)} 11 0t11 ${i % 3 === 2 ? 0 : random.between(-1.5, 1.5).toFixed(1)}`;
    });
    return `<path d="M${from} ${y}${waves.join('')}"/>`;
  };
  const quote = (x: number, mirror: number) =>
    `<path d="${mark}" transform="translate(${x} -86) scale(${mirror} 1)" fill="none" stroke="${accent}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`;
  const sheet = '<rect x="-138" y="-122" width="276" height="244" rx="10"';
  return (
    `<g transform="translate(${MIDDLE} ${MIDDLE}) rotate(${random.between(-7, 7).toFixed(1)})">` +
    `${sheet} fill="${INK}" opacity=".34" filter="url(#lift)"/>${sheet} fill="#fffdf8"/>` +
    `<path d="M138 78 94 122H128A10 10 0 0 0 138 112Z" fill="${INK}" opacity=".16"/><path d="M138 78 94 122 92 84Q91 77 99 76Z" fill="#f3e6cf"/>` +
    quote(-50, 1) +
    quote(50, -1) +
    `<g fill="none" stroke="${INK}" stroke-opacity=".72" stroke-width="5" stroke-linecap="round">${line(4, -100, 96)}${line(42, -100, 74)}${line(80, -100, 10)}</g></g>`
  );
}

/** A few scraps of the paper, fallen into the opening. */
function scraps(paper: Paper, random: Random): string {
  return Array.from({ length: 6 }, (_, i) => {
    // Left and right of the icon only, where they cannot be mistaken for a part of it.
    const x = MIDDLE + (i % 2 ? 1 : -1) * random.between(158, 205);
    const y = MIDDLE + random.between(-85, 95);
    const side = random.between(6, 11);
    const shape = `M${-side} ${-side * 0.7}L${side} ${-side}L${side * 0.7} ${side}L${-side * 0.8} ${side * 0.6}Z`;
    return `<path d="${shape}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.between(0, 180).toFixed(0)})" fill="${random.pick([paper.sheet, paper.sheet, paper.ribbon])}" opacity=".9"/>`;
  }).join('');
}

/** Where the icons of a recipe stand: one alone, or the second behind and beside the first. All within a 16:9 crop. */
export function placeIcons(name: string, recipe: Recipe): Placement[] {
  const random = seededRandom(hashText(name) ^ 0x9e3779b9);
  if (recipe.icons.length === 1) {
    return [{ x: MIDDLE, y: MIDDLE, side: 340, turn: random.between(-7, 7) }];
  }
  const hand = random.pick([-1, 1]);
  return [
    { x: MIDDLE - hand * 58, y: MIDDLE + 12, side: 290, turn: -hand * random.between(2, 7) },
    { x: MIDDLE + hand * 118, y: MIDDLE + 42, side: 208, turn: hand * random.between(6, 14) },
  ];
}
