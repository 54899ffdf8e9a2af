import type { Features } from './features.ts';
import { hasCode, hasWord } from './names.ts';
import { QUALITY_DIMENSIONS } from './vocabulary.ts';

/** By how much two measures of one thing may differ: 470 ml is 0.47 l, and 24 oz about 710 ml. */
const MEASURE_TOLERANCE = 0.03;

/** In what two products differ. */
export type Differences = {
  model: boolean;
  size: boolean;
  colour: boolean;
  quality: boolean;
  /** A word of the name that only one of them has. */
  named: boolean;
  /** Something that only one of them comes with. */
  added: boolean;
  /** Something that only one of them says. */
  unsaid: boolean;
};

export function differencesOf(one: Features, other: Features): Differences {
  const codes =
    one.codes.some((code) => !hasCode(other, code)) &&
    other.codes.some((code) => !hasCode(one, code));
  const numbers = bothLack(one.numbers, other.numbers);
  const byMeasure = { size: false, quality: false };
  for (const [dimension, values] of one.measures) {
    const others = other.measures.get(dimension);
    if (!others || !measuresDiffer(values, others)) continue;
    byMeasure[QUALITY_DIMENSIONS.has(dimension) ? 'quality' : 'size'] = true;
  }
  const materials = bothLack(one.materials, other.materials);
  const colours = bothLack(one.colours, other.colours);
  const qualities = eitherLacks(one.qualities, other.qualities);
  return {
    model: codes || numbers || bothLack(one.recipients, other.recipients),
    size: byMeasure.size || bothLack(one.sizes, other.sizes),
    colour: colours && !materials,
    quality: byMeasure.quality || materials || qualities,
    named:
      one.words.some((word) => !hasWord(other, word)) ||
      other.words.some((word) => !hasWord(one, word)),
    added:
      one.added.some((word) => !hasWord(other, word)) ||
      other.added.some((word) => !hasWord(one, word)),
    unsaid:
      eitherLacks(one.sizes, other.sizes) ||
      eitherLacks(one.numbers, other.numbers) ||
      eitherLacks(one.colours, other.colours),
  };
}

/** Whether each list has something that the other lacks. */
function bothLack(a: readonly string[], b: readonly string[]): boolean {
  return a.some((item) => !b.includes(item)) && b.some((item) => !a.includes(item));
}

/** Whether one of two lists has something that the other lacks. */
export function eitherLacks(a: readonly string[], b: readonly string[]): boolean {
  return a.some((item) => !b.includes(item)) || b.some((item) => !a.includes(item));
}

function measuresDiffer(a: readonly number[], b: readonly number[]): boolean {
  const near = (x: number, y: number) => Math.abs(x - y) <= MEASURE_TOLERANCE * Math.max(x, y);
  const left = [...b];
  const unmatched = a.filter((value) => {
    const place = left.findIndex((each) => near(value, each));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return unmatched.length > 0 && left.length > 0;
}
