export type IdeaInput = {
  /** Cents; -1 when unknown. */
  price: number;
  /** What its cheapest and its dearest version cost, where it has several. */
  priceRange?: Pair | undefined;
  /** Months. */
  ageMin: number;
  ageMax: number;
  recipient: number;
  available: boolean;
  seasonal: boolean;
  forBeginners: boolean;
  /** From 0 to 5; null when unknown. */
  rating: number | null;
  /** How often it was shown, and accepted, in past sessions. */
  shown: number;
  accepted: number;
};

export type QuestionInput = {
  category: number;
  /** Real answers so far, and how many of them were « yes »; « I don't know » apart. */
  yes: number;
  no: number;
  unknown: number;
};

export type RelationKind =
  | 'implies'
  | 'impliesNot'
  | 'impliesCanAsk'
  | 'impliesCannotAsk'
  | 'noImplies'
  | 'refines'
  | 'makesLikely'
  | 'createsReaction';

export type RelationInput = { from: number; kind: RelationKind; to: number };

/** A pair of ideas, by index. */
export type Pair = readonly [number, number];

/** Flat columns, so that a million labels pass without a million objects. */
export type LabelColumns = { idea: Uint32Array; question: Uint16Array; label: Uint8Array };

export type SnapshotInput = {
  ideas: readonly IdeaInput[];
  questions: readonly QuestionInput[];
  relations: readonly RelationInput[];
  labels: LabelColumns;
  /** Pairs of which one is shown at a time: one product, another size or colour of it, the same show. */
  twins: readonly Pair[];
  /** Pairs of one product in two qualities. */
  nearDuplicates: readonly Pair[];
};
