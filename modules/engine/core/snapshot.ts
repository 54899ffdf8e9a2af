/**
 * The catalogue as the engine reads it: typed arrays, ideas and questions named by their index.
 *
 * Labels are stored twice. Idea-major codes (`question << 3 | label`) are streamed once per step to weigh every
 * question; question-major postings are walked to apply one answer. A label runs from 0 (NoIsNeeded) over
 * 3 (None) to 6 (YesIsNeeded).
 */
export type Snapshot = {
  readonly ideaCount: number;
  readonly questionCount: number;

  /** Price in cents, -1 when unknown. */
  readonly price: Int32Array;
  /** Age range of the recipient in months, both ends included. */
  readonly ageMin: Int32Array;
  readonly ageMax: Int32Array;
  /** Index of the subject the idea is for (RECIPIENT). */
  readonly recipient: Uint8Array;
  readonly available: Uint8Array;
  /** 1 for an idea that only makes sense at Christmas. */
  readonly seasonal: Uint8Array;
  /** Log prior drawn from the rating and from past acceptance. */
  readonly quality: Float64Array;
  /** Smallest index among the ideas that are the same product, or differ by size or colour only. */
  readonly group: Int32Array;
  /** For each idea, the ideas that are nearly the same (other quality, same show). */
  readonly kin: readonly Int32Array[];
  /** The main tag that the idea answers best, -1 when none. */
  readonly theme: Int32Array;
  /** Euclidean norm of the idea's label vector. */
  readonly norm: Float64Array;

  readonly ideaStart: Uint32Array;
  readonly codes: Uint16Array;

  readonly questionStart: Uint32Array;
  readonly postingIdea: Uint32Array;
  readonly postingLabel: Uint8Array;

  /** Index of the category (CATEGORY). */
  readonly category: Uint8Array;
  /** Share of real answers that are « yes », before anything is known. */
  readonly baseRate: Float64Array;
  /** Share of « I don't know » among the answers. */
  readonly unknownRate: Float64Array;
  readonly relations: Relations;
};

/** For each kind of relation and each question, the questions it points to. */
export type Relations = {
  readonly implies: readonly Int32Array[];
  readonly impliesNot: readonly Int32Array[];
  readonly noImplies: readonly Int32Array[];
  readonly impliesCannotAsk: readonly Int32Array[];
  readonly makesLikely: readonly Int32Array[];
  /** Reversed: for each question, those of which one must have got a Yes before it may be asked. */
  readonly askableAfter: readonly Int32Array[];
  /** Reversed: for each question, the coarser questions it refines. */
  readonly refinementOf: readonly Int32Array[];
};

export const CATEGORY = {
  Unknown: 0,
  AskOnlyIfNeeded: 1,
  GoodToAsk: 2,
  AverageQuality: 3,
  TagSecondary: 4,
  AskStart: 5,
  TagMain: 6,
} as const;

export const RECIPIENT = { Couple: 0, Female: 1, Male: 2, Others: 3, Unknown: 4 } as const;

/** The label of a pair that nobody labelled, or that was labelled « does not matter ». */
export const NONE = 3;
export const LABEL_COUNT = 7;
