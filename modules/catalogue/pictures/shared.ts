import { hashText } from '#modules/platform/shared.ts';

/** Widths in which a picture is served, in pixels: a whole card, a tile, and a tile of a phone. */
export const PICTURE_WIDTHS = [640, 320, 240] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const PAPER_COUNT = 12;

/** Which of the papers a picture is drawn on: its name alone decides, so that its colour is known before it is read. */
export function paperNumber(name: string): number {
  return hashText(name) % PAPER_COUNT;
}

/** Whether a picture is drawn, if it is any: its name has a second dot, before the pattern, that no stored one has. */
export function isDrawnName(name: string): boolean {
  return name.split('.').length > 2;
}
