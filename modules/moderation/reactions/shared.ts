import type { Label } from '#modules/catalogue/shared.ts';

/** The most reactions of one call, and the most pairs that are decided on at once. */
export const PAIRS_MAX = 100;

/** The most predicted labels that are accepted at once. */
export const OBVIOUS_MAX = 1000;

/** An idea and a question, by their numbers. */
export type Pair = { idea_id: number; question_id: number };

/** What a contributor says of a pair; None says that the question does not matter to the idea, null takes it back. */
export type ReactionChange = Pair & { label: Label | null };

/** A pair with the label that is predicted for it. */
export type PredictedPair = Pair & { label: Label };
