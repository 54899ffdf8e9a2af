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

/** From this chance on a label is filled in: it is right more often than not, as chances are calibrated. */
export const PREFILL_CHANCE = 0.5;

/** A pair to label, with what is known of it. */
export type PairToLabel = Pair & {
  /** The label of the catalogue; null where it has none of the pair's own. */
  label: Label | null;
  /** What the contributor said; null where nothing. */
  said: Label | null;
  /** What is predicted, and how likely it is; null where nothing. */
  suggested: Label | null;
  chance: number;
};

/** Predictions that are all but certain: those of one batch, and how many there are in all; where `isMore`, at least. */
export type ObviousPairs = { total: number; isMore: boolean; pairs: PairToLabel[] };

/** A suggestion in the list of what labels are worth. */
export type ListedSuggestion = Pair & {
  title: string;
  question: string;
  label: Label;
  chance: number;
  /** What the label would be worth to searches, as a part of what the first of all would be: from 0 to 1. */
  worth: number;
  /** How often the idea was shown, and the question answered by yes or no. */
  shown: number;
  answered: number;
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
