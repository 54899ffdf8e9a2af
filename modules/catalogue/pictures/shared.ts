import { hashText } from '#modules/platform/shared.ts';

/** Widths in which a picture is served, in pixels: a whole card, a tile, and a tile of a phone. */
export const PICTURE_WIDTHS = [640, 320, 240] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const PAPER_COUNT = 12;

export const NAME_MAX_LENGTH = 120;
/** Without a second dot, so that a mistyped recipe is not taken for one. */
const STORED = /^[A-Za-z0-9][A-Za-z0-9_-]*\.(?:avif|webp|jpg|jpeg|png)$/;

/**
 * Whether a name may be that of a stored picture, which came from a merchant and is not drawn. Whether it exists is
 * not checked: a catalogue may be read before its pictures.
 */
export function isStoredName(name: string): boolean {
  return name.length <= NAME_MAX_LENGTH && STORED.test(name);
}

/** Which of the papers a picture is drawn on: its name alone decides, so that its colour is known before it is read. */
export function paperNumber(name: string): number {
  return hashText(name) % PAPER_COUNT;
}
