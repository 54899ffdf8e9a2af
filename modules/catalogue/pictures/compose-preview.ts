import { INK, PAPERS } from './palette.ts';
import { drawPattern } from './patterns.ts';
import { seededRandom } from './seed.ts';
import { MARK, WORDMARK } from './wordmark.ts';

/** Size of a picture for link previews, as Open Graph recommends it. */
export const PREVIEW = { width: 1200, height: 630 };

/** How many pictures a preview can show: as many as a square has. */
export const PREVIEW_MAX_PICTURES = 9;

/** Where a picture lies, as an instant photo: its middle, its side and its turn in degrees. */
export type Photo = { x: number; y: number; side: number; turn: number };

const PAPER = PAPERS.red;
/** The colour of the name and of the parcel above it. */
const LIGHT = '#fffaf0';
/** The seed of the pattern of the paper. */
const SEED = 7;
/** White around a photo, as a share of its side. */
const MARGIN = 0.045;

/** Where `count` photos lie on the left of the name: one alone, two or three in a fan, more in rows of three. */
export function placePhotos(count: number): Photo[] {
  if (count === 1) return [{ x: 345, y: 318, side: 430, turn: -4 }];
  if (count === 2) {
    return [
      { x: 205, y: 255, side: 290, turn: -8 },
      { x: 450, y: 385, side: 290, turn: 5 },
    ];
  }
  if (count === 3) {
    return [
      { x: 195, y: 240, side: 270, turn: -9 },
      { x: 470, y: 205, side: 270, turn: 7 },
      { x: 365, y: 435, side: 270, turn: -2 },
    ];
  }
  const side = 168;
  const step = side + 22;
  const top = PREVIEW.height / 2 - ((Math.ceil(count / 3) - 1) / 2) * step;
  return Array.from({ length: count }, (_, i) => ({
    x: 155 + (i % 3) * step,
    y: top + Math.floor(i / 3) * step,
    side,
    turn: 0,
  }));
}

/** The background of a preview: wrapping paper with the name of the site on it. */
export function composeBackground(): string {
  const { width, height } = PREVIEW;
  const colours = { motif: PAPER.motif, second: PAPER.inside };
  return inFrame(
    PREVIEW,
    `<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".3"/></linearGradient>` +
      `<rect width="${width}" height="${height}" fill="${PAPER.sheet}"/>` +
      `<g opacity=".26">${drawPattern('stars', width, colours, seededRandom(SEED))}</g>` +
      `<rect width="${width}" height="${height}" fill="url(#light)"/>${name()}`,
  );
}

/** The white sheet of an instant photo with its shadow, in the middle of a square that has room for its turn. */
export function composeSheet({ side, turn }: Photo): string {
  const outer = side * (1 + 2 * MARGIN);
  const room = Math.ceil(outer * 1.5);
  const rect = `<rect x="${-outer / 2}" y="${-outer / 2}" width="${outer}" height="${outer}" rx="${side * 0.03}"`;
  return inFrame(
    { width: room, height: room },
    '<filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/><feOffset dy="12"/></filter>' +
      `<g transform="translate(${room / 2} ${room / 2}) rotate(${turn})">` +
      `${rect} fill="${INK}" opacity=".5" filter="url(#lift)"/>${rect} fill="#fffdf8"/></g>`,
  );
}

function inFrame({ width, height }: typeof PREVIEW, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
}

/** The mark above the name, on the right. */
function name(): string {
  const middle = 900;
  const scale = 1.02;
  const left = middle - (WORDMARK.width * scale) / 2;
  const mark = 3.6;
  return (
    `<g transform="translate(${middle - (MARK.side * mark) / 2} 158) scale(${mark})">` +
    `<path d="${MARK.bow}" fill="${PAPER.motif}"/><path d="${MARK.box}" fill="${LIGHT}"/><path d="${MARK.ribbon}" fill="${PAPER.motif}"/></g>` +
    `<path d="${WORDMARK.path}" fill="${LIGHT}" transform="translate(${left} 438) scale(${scale})"/>`
  );
}
