/** Widths in which a picture is served, in pixels: a whole card, a tile, and a tile of a phone. */
export const PICTURE_WIDTHS = [640, 320, 240] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * What the paper of a drawn picture is called, empty for the plain one: its name alone says it, so that its colour is known
 * before it is read. Undefined for a stored picture, whose name has no second dot.
 */
export function paperOf(name: string): string | undefined {
  const [, , paper, rest] = name.split('.');
  return rest ? paper : paper && '';
}
