/** The two halves of a picture's hash, 32 bits each. */
export type PictureHash = readonly [high: number, low: number];

/** @param hash 16 hexadecimal digits, as a stored picture has them. */
export function pictureHashOf(hash: string): PictureHash {
  return [Number.parseInt(hash.slice(0, 8), 16), Number.parseInt(hash.slice(8), 16)];
}

/** In how many bits of 64 two hashes differ (Hamming distance). */
export function pictureDistance(one: PictureHash, other: PictureHash): number {
  return bitsOf(one[0] ^ other[0]) + bitsOf(one[1] ^ other[1]);
}

function bitsOf(value: number): number {
  let bits = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
