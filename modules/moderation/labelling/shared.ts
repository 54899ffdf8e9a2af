import type { Label } from '#modules/catalogue/shared.ts';
import type { Pair } from '../reactions/shared.ts';

export {
  BANDS,
  type CatalogueGaps,
  FEW_IDEAS,
  GAPS_LISTED,
  type Gap,
  LAST_DECADE,
  type PoorQuestion,
} from './gaps.ts';

/** Ways through the ideas. */
export const FEEDS = [
  'leastLabelled',
  'mostShown',
  'mostRefused',
  'newest',
  'twins',
  'random',
] as const;
export type Feed = (typeof FEEDS)[number];

/** Where the ideas for a question come from. */
export const SOURCES = ['suggested', 'leastReacted', 'keyword'] as const;
export type Source = (typeof SOURCES)[number];

/** The most ideas or pairs of one answer. */
export const LISTED_MAX = 100;

/**
 * From this chance on a suggestion is filled in. Leave-one-out on the starter catalogue, where a pair that nobody has
 * labelled counts as an error: for an idea that lacks one label 78 % are right and 15 % of the labels are found, for one
 * without any label 58 % and 8 %; from 0.3 on 57 % and 43 %, 44 % and 24 %.
 */
export const PREFILL_CHANCE = 0.5;

/** A pair to label, with what is known of it. */
export type PairToLabel = Pair & {
  /** The label of the catalogue; null where it has none of the pair's own. */
  label: Label | null;
  /** What the contributor said; null where nothing. */
  said: Label | null;
  /** What similar ideas suggest, and how likely it is; null where nothing. */
  suggested: Label | null;
  chance: number;
};

/** What a contributor's reactions came to. */
export type ContributorStatistics = {
  given: number;
  waiting: number;
  accepted: number;
  rejected: number;
  /** In how many searches a label of theirs spoke for the idea that was accepted. */
  searches: number;
};

/** What is needed is counted so far and no further: beyond, a number says no more than « many ». */
export const NEEDS_COUNTED_MAX = 1000;

/** What contributors are needed for most; ideas and suggestions as far as NEEDS_COUNTED_MAX. */
export type LabellingNeeds = {
  /** Ideas without a label. */
  ideas: number;
  /** Questions that hardly any idea is labelled on. */
  questions: number;
  /** Suggested labels that nobody has confirmed. */
  suggestions: number;
};
