import type { Features } from './features.ts';

/** Sparse rows one after another (compressed sparse rows): row i has the entries from `offsets[i]` to `offsets[i + 1]`. */
export type SparseRows = {
  offsets: Int32Array;
  columns: Int32Array;
  values: Float32Array;
};

/** The features that a model knows, each with its place and its weight. */
export type Vocabulary = {
  /** Hashes in the order of their places. */
  hashes: Uint32Array;
  idf: Float32Array;
  placeOf: ReadonlyMap<number, number>;
};

/** A feature that fewer ideas have teaches nothing about others. */
const LEAST_IDEAS = 2;
/** The features that most ideas have, as many as this: what bounds the memory of a model. */
const MOST_FEATURES = 32_768;

/** The features that several ideas have, weighted by inverse document frequency (Spärck Jones 1972). */
export function chooseVocabulary(ideas: readonly Features[]): Vocabulary {
  const counts = new Map<number, number>();
  for (const features of ideas) {
    for (const key of features.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const known = [...counts].filter(([, count]) => count >= LEAST_IDEAS);
  known.sort(([a, one], [b, other]) => other - one || a - b);
  known.length = Math.min(known.length, MOST_FEATURES);
  return openVocabulary(
    Uint32Array.from(known, ([key]) => key),
    Float32Array.from(known, ([, count]) => Math.log(ideas.length / count)),
  );
}

export function openVocabulary(hashes: Uint32Array, idf: Float32Array): Vocabulary {
  const placeOf = new Map<number, number>();
  hashes.forEach((key, place) => {
    placeOf.set(key, place);
  });
  return { hashes, idf, placeOf };
}

/** Ideas as vectors of length 1, by the logarithm of how much a feature counts times its rarity. */
export function vectorize(ideas: readonly Features[], vocabulary: Vocabulary): SparseRows {
  const offsets = new Int32Array(ideas.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  ideas.forEach((features, row) => {
    const start = columns.length;
    let squares = 0;
    for (const [key, count] of features) {
      const place = vocabulary.placeOf.get(key);
      if (place === undefined) continue;
      const value = Math.log1p(count) * vocabulary.idf[place]!;
      columns.push(place);
      values.push(value);
      squares += value * value;
    }
    const norm = Math.sqrt(squares) || 1;
    for (let at = start; at < values.length; at++) values[at]! /= norm;
    offsets[row + 1] = columns.length;
  });
  return { offsets, columns: Int32Array.from(columns), values: Float32Array.from(values) };
}
