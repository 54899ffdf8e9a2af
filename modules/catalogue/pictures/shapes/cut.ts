import { INK, type Roles, SWATCHES } from '../palette.ts';
import type { Colour, Piece, Shape } from './shape.ts';

/** Where a shape stands in a picture: its middle, its side and its turn in degrees. */
export type Placement = { x: number; y: number; side: number; turn: number };

/** What the pieces of a picture are coloured with, as #rrggbb. */
export type Colours = Readonly<Record<Colour, string>>;

/** The sheets of a theme's palette for the roles of the pieces, beside those that are asked for by their own name. */
export const coloursOf = (roles: Roles): Colours => ({
  ...SWATCHES,
  main: SWATCHES[roles.main],
  second: SWATCHES[roles.second],
  accent: SWATCHES[roles.accent],
  light: SWATCHES[roles.light],
  dark: SWATCHES[roles.dark],
});

/** Where shadows fall, in pixels of a picture: the light comes from the upper left. */
export const FALL = { x: 0.62, y: 0.8 };
/**
 * A shadow is a pile of outlines, each further away and wider: a blur would take twenty times as long. How far each lies,
 * in pixels, and how dark the pile is.
 */
const PIECE_SHADOW = { reaches: [1.2, 2.7, 4.6, 6.8], opacity: 0.085 };
const SHAPE_SHADOW = { reaches: [2.5, 5, 7.5, 10, 13, 16, 19], opacity: 0.038 };
/** How far the light edge of a piece shows beyond it, and how much lighter than the piece it is. */
const EDGE = { reach: 2.4, light: 0.42 };

/** The soft shadow that a whole shape throws on what lies behind it, as SVG. */
export function shadowOf(shape: Shape, placement: Placement): string {
  const { reaches, opacity } = SHAPE_SHADOW;
  return reaches
    .map((reach) => {
      const outlines = shape.pieces.map((piece) => outline(piece, INK, reach / scaleOf(placement)));
      const moved = {
        ...placement,
        x: placement.x + reach * FALL.x,
        y: placement.y + reach * FALL.y,
      };
      return `<g opacity="${opacity}">${within(moved, outlines.join(''))}</g>`;
    })
    .join('');
}

/** A shape as SVG: its pieces one upon the other, each with the light on its upper left edge and its own shadow. */
export function cutOut(shape: Shape, colours: Colours, placement: Placement): string {
  // The light stays where it is when the shape turns.
  const angle = (-placement.turn * Math.PI) / 180;
  const unit = 1 / scaleOf(placement);
  const shift = (reach: number) => {
    const x = (FALL.x * Math.cos(angle) - FALL.y * Math.sin(angle)) * reach * unit;
    const y = (FALL.x * Math.sin(angle) + FALL.y * Math.cos(angle)) * reach * unit;
    return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
  };
  const { reaches, opacity } = PIECE_SHADOW;
  const pieces = shape.pieces.map((piece) => {
    const paper = colours[piece[0]];
    const shadow = reaches.map(
      (reach) =>
        `<g transform="${shift(reach)}">${outline(piece, INK, reach * 0.55 * unit, opacity)}</g>`,
    );
    const edge = `<g transform="${shift(-EDGE.reach)}">${outline(piece, lighten(paper, EDGE.light))}</g>`;
    return shadow.join('') + edge + outline(piece, paper);
  });
  return within(placement, pieces.join(''));
}

const scaleOf = ({ side }: Placement) => side / 100;

function within({ x, y, side, turn }: Placement, drawing: string): string {
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(2)}) scale(${side / 100}) translate(-50 -50)`;
  return `<g transform="${place}" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;
}

/** A piece in one paint, wider by `grown` units. */
function outline([, path, width]: Piece, paint: string, grown = 0, opacity = 1): string {
  const stroke = (width ?? 0) + grown;
  const line = stroke > 0 ? ` stroke="${paint}" stroke-width="${stroke.toFixed(2)}"` : '';
  const veil = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<path d="${path}" fill="${width === undefined ? paint : 'none'}"${line}${veil}/>`;
}

/** A colour nearer to white by that share. */
export function lighten(hex: string, share: number): string {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16);
    return Math.round(value + (255 - value) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
