import sharp from 'sharp';

const [WIDTH, HEIGHT] = [9, 8];
/** Of 255: less is the noise of an encoder. */
const LEAST_STEP = 3;
/** A picture in which fewer neighbours differ shows nothing to know it by. */
const LEAST_STEPS = 6;
/** What counts as the white around a product. */
const WHITE = { background: '#fff', threshold: 16 };

/**
 * A hash that pictures have in common which look alike, whatever their size, their encoding and the white around them
 * (difference hash: whether each of 8 × 8 grey points is darker than the one to its right).
 *
 * @returns 16 hexadecimal digits, compared by their Hamming distance; null of a picture that is nearly of one colour.
 */
export async function perceptualHash(content: Buffer): Promise<string | null> {
  const { data, info } = await sharp(content)
    .flatten({ background: '#fff' })
    .trim(WHITE)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = await sharp(data, { raw: info })
    .greyscale()
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .raw()
    .toBuffer();
  let hash = 0n;
  let steps = 0;
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH - 1; column++) {
      const at = row * WIDTH + column;
      const step = grey[at + 1]! - grey[at]!;
      if (Math.abs(step) >= LEAST_STEP) steps++;
      hash = (hash << 1n) | (step >= LEAST_STEP ? 1n : 0n);
    }
  }
  return steps < LEAST_STEPS ? null : hash.toString(16).padStart(16, '0');
}
