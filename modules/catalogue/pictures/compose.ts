import { FIBRE, INK, type Paper } from './palette.ts';
import { drawPattern } from './patterns.ts';
import type { Recipe } from './recipe.ts';
import { type Draw, drawFrom, hashName } from './seed.ts';
import { pathThrough, TEARS, type Tear, tearOpen } from './torn.ts';

/** Side of a picture, in pixels. */
export const PICTURE_SIZE = 640;

/** Where an icon stands: its middle, its side and its turn in degrees. */
export type Placement = { x: number; y: number; side: number; turn: number };

const MIDDLE = PICTURE_SIZE / 2;

/** A sheet of wrapping paper torn open: what lies under the icons. The text tile's opening is wide enough for a title. */
export function composeGround(name: string, recipe: Recipe, paper: Paper): string {
  const draw = drawFrom(hashName(name));
  const isText = recipe.icons.length === 0;
  const tear: Tear = isText ? 'hole' : draw.pick(TEARS);
  const reach = isText
    ? { width: 590, height: 450 }
    : tear === 'hole'
      ? { width: draw.between(470, 520), height: draw.between(450, 490) }
      : { width: PICTURE_SIZE, height: draw.between(350, 390) };
  const { edge, lip } = tearOpen(tear, PICTURE_SIZE, reach, draw);
  const opening = pathThrough(lip);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}">`,
    DEFINITIONS,
    `<clipPath id="opening"><path d="${opening}"/></clipPath>`,
    `<rect width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" fill="${paper.sheet}"/>`,
    `<g opacity="${motifStrength(recipe)}">${drawPattern(recipe.pattern, PICTURE_SIZE, { motif: paper.motif, second: paper.ribbon }, draw)}</g>`,
    creases(draw),
    `<rect width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" fill="url(#light)"/>`,
    ribbon(tear, paper, draw),
    `<path d="${pathThrough(edge)}" fill="${INK}" opacity=".34" filter="url(#lift)"/>`,
    `<path d="${pathThrough(edge)}" fill="${FIBRE}"/>`,
    `<path d="${opening}" fill="${paper.inside}"/>`,
    `<g clip-path="url(#opening)"><rect width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" fill="url(#glow)"/>`,
    `<path d="${opening}" fill="none" stroke="${INK}" stroke-width="22" opacity=".30" filter="url(#depth)"/></g>`,
    isText ? bow(paper) : scraps(paper, draw),
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

/** Filled papers speak more softly than sparse ones, so that the icon always leads. */
function motifStrength(recipe: Recipe): number {
  return ['stripes', 'checks', 'waves', 'zigzag', 'rays'].includes(recipe.pattern) ? 0.5 : 0.75;
}

/** Two folds left by the wrapping: a light line beside a dark one. */
function creases(draw: Draw): string {
  const x = draw.between(90, 550);
  const y = draw.between(90, 550);
  const lean = draw.between(-50, 50);
  const fold = (d: string) =>
    `<path d="${d}" stroke="${INK}" stroke-opacity=".13" stroke-width="2"/>` +
    `<path d="${d}" stroke="#fff" stroke-opacity=".2" stroke-width="2" transform="translate(2 2)"/>`;
  return fold(`M${x} 0 ${x + lean} ${PICTURE_SIZE}`) + fold(`M0 ${y} ${PICTURE_SIZE} ${y + lean}`);
}

/** A satin ribbon along one side of the parcel, behind the torn edge. */
function ribbon(tear: Tear, paper: Paper, draw: Draw): string {
  const width = 46;
  const at = draw.pick([86, PICTURE_SIZE - 86]);
  const turn = tear === 'hole' ? draw.pick([-38, 38]) : draw.between(-4, 4);
  const shift = tear === 'hole' ? (turn < 0 ? 1 : -1) * draw.pick([-255, 255]) : at - MIDDLE;
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

/** A bow on the rim of the opening, above where the title will stand. */
function bow(paper: Paper): string {
  const loop = 'M0 0C-26-44-84-46-88-12-90 20-40 26 0 0Z';
  const tail = 'M-4 2C-18 30-34 46-56 60L-34 66-26 86C-8 58 2 30 6 4Z';
  const half = (mirror: string) =>
    `<g transform="${mirror}"><path d="${tail}" fill="${paper.ribbon}"/><path d="${tail}" fill="${INK}" opacity=".12"/>` +
    `<path d="${loop}" fill="${paper.ribbon}"/><path d="M-8-4C-30-28-64-32-74-12-62-20-34-16-8-4Z" fill="${INK}" opacity=".22"/></g>`;
  const whole = `${half('')}${half('scale(-1 1)')}<rect x="-15" y="-15" width="30" height="30" rx="9" fill="${paper.ribbon}"/><rect x="-15" y="-15" width="30" height="30" rx="9" fill="#fff" opacity=".16"/>`;
  return (
    `<g transform="translate(${MIDDLE} 112)"><g opacity=".3" filter="url(#soft)"><path d="${loop}" fill="${INK}"/>` +
    `<path d="${loop}" fill="${INK}" transform="scale(-1 1)"/></g>${whole}</g>`
  );
}

/** A few scraps of the paper, fallen into the opening. */
function scraps(paper: Paper, draw: Draw): string {
  return Array.from({ length: 6 }, (_, i) => {
    // Left and right of the icon only, where they cannot be taken for a part of it.
    const x = MIDDLE + (i % 2 ? 1 : -1) * draw.between(158, 205);
    const y = MIDDLE + draw.between(-85, 95);
    const side = draw.between(6, 11);
    const shape = `M${-side} ${-side * 0.7}L${side} ${-side}L${side * 0.7} ${side}L${-side * 0.8} ${side * 0.6}Z`;
    return `<path d="${shape}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${draw.between(0, 180).toFixed(0)})" fill="${draw.pick([paper.sheet, paper.sheet, paper.ribbon])}" opacity=".9"/>`;
  }).join('');
}

/** Where the icons of a recipe stand: one alone, or the second behind and beside the first. All within a 16:9 crop. */
export function placeIcons(name: string, recipe: Recipe): Placement[] {
  const draw = drawFrom(hashName(name) ^ 0x9e3779b9);
  if (recipe.icons.length === 1) {
    return [{ x: MIDDLE, y: MIDDLE, side: 340, turn: draw.between(-7, 7) }];
  }
  const hand = draw.pick([-1, 1]);
  return [
    { x: MIDDLE - hand * 58, y: MIDDLE + 12, side: 290, turn: -hand * draw.between(2, 7) },
    { x: MIDDLE + hand * 118, y: MIDDLE + 42, side: 208, turn: hand * draw.between(6, 14) },
  ];
}
