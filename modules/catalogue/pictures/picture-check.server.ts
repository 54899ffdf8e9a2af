import sharp, { type Sharp } from 'sharp';

/** Why bytes from outside are not kept as a picture, in French for whoever sent them. */
const REASONS = {
  not_a_picture: 'Ce fichier n’est pas une image JPEG, PNG, WebP, GIF ou AVIF.',
  mixed: 'Ce fichier contient autre chose qu’une image.',
  too_heavy: 'Cette image pèse plus de 5 Mio.',
  too_many_pixels: 'Cette image est trop grande : 40 millions de points au plus.',
  too_small: 'Cette image est trop petite : 80 points de côté au moins.',
  damaged: 'Cette image est abîmée ou incomplète.',
} as const;

export type PictureRejection = { ok: false; code: keyof typeof REASONS; reason: string };
type Checked = { ok: true; picture: Sharp } | PictureRejection;

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MIN_SIDE = 80;

/** The first bytes of the formats that are read, from the given place on. Drawings (SVG) are programs, not pictures. */
const MAGIC: Record<string, readonly (readonly [number, string])[]> = {
  jpeg: [[0, '\xff\xd8\xff']],
  png: [[0, '\x89PNG\r\n\x1a\n']],
  webp: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  gif: [[0, 'GIF8']],
  // AVIF, as sharp names its family.
  heif: [[4, 'ftypavi']],
};
/** What a file that is a picture and something else at once holds. */
const FOREIGN = /<script|<!doctype|<html[\s>]|<svg[\s>]|<\?php|<iframe/i;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_LENGTH = 22;

/**
 * Checks that bytes are one picture and nothing else: size, magic bytes, foreign content, number of points, and that the
 * decoder reads it whole. What decodes to more points than allowed is rejected by its header, before it is decoded.
 */
export async function checkPicture(bytes: Buffer): Promise<Checked> {
  if (bytes.length > MAX_BYTES) return rejection('too_heavy');
  const format = formatOf(bytes);
  if (!format) return rejection('not_a_picture');
  if (isMixed(bytes)) return rejection('mixed');
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  try {
    const { format: decoded, width, height } = await picture.metadata();
    if (decoded !== format) return rejection('not_a_picture');
    if (width * height > MAX_PIXELS) return rejection('too_many_pixels');
    if (Math.min(width, height) < MIN_SIDE) return rejection('too_small');
    return { ok: true, picture };
  } catch (error) {
    return damage(error);
  }
}

/** What an error of the decoder means. */
export function damage(error: unknown): PictureRejection {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return rejection(isTooLarge ? 'too_many_pixels' : 'damaged');
}

function formatOf(bytes: Buffer): string | undefined {
  const begins = ([at, magic]: readonly [number, string]) =>
    bytes.toString('latin1', at, at + magic.length) === magic;
  return Object.entries(MAGIC).find(([, parts]) => parts.every(begins))?.[0];
}

function isMixed(bytes: Buffer): boolean {
  const tail = bytes.length - ZIP_END_LENGTH;
  const isArchive = tail > 0 && bytes.subarray(tail, tail + ZIP_END.length).equals(ZIP_END);
  return isArchive || FOREIGN.test(bytes.toString('latin1'));
}

function rejection(code: keyof typeof REASONS): PictureRejection {
  return { ok: false, code, reason: REASONS[code] };
}
