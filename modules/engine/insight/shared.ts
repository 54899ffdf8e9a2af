import { CENTS_PER_EURO, MONTHS_PER_YEAR } from '../profile.ts';

// What searches are counted by. Facts are rows of `search_fact` (one a search), `idea_fact` (one a day, idea and profile)
// and `question_fact` (one a day, question and profile); what each of their figures counts stands in search-summary.ts.

/**
 * How a search ended, the first that holds: an idea was accepted (GoodIdea ended it); the visitor went to the shop of an
 * idea; no idea was left to propose; or none of these: the visitor left, or is still searching.
 */
export const END_KINDS = ['accepted', 'clicked', 'gave_up', 'left'] as const;
export type EndKind = (typeof END_KINDS)[number];

/** Lower ends of the bands of age, in years; the last is open. */
export const AGE_BANDS = [0, 18, 25, 35, 50, 65] as const;

/** Upper ends of the bands of budget, by the greatest price, in euros; the last is open. */
export const BUDGET_BANDS = [20, 50, 100, Number.POSITIVE_INFINITY] as const;

/** The place of the band of an age. @param months the age. */
export function ageBand(months: number): number {
  return AGE_BANDS.findLastIndex((years) => months >= years * MONTHS_PER_YEAR);
}

/** The place of the band of a budget. @param cents its greatest price. */
export function budgetBand(cents: number): number {
  return BUDGET_BANDS.findIndex((euros) => cents <= euros * CENTS_PER_EURO);
}

/** Whom facts are about, and when; null lets everything through. Days are those that searches began on, both included. */
export type ProfileFilter = {
  from: string | null;
  to: string | null;
  gender: string | null;
  /** Places of bands. */
  ageBand: number | null;
  budgetBand: number | null;
};

/** Which searches are counted. */
export type SearchFilter = ProfileFilter & {
  screen: 'search' | 'square' | null;
  source: string | null;
  keyword: string | null;
  campaign: string | null;
  pageSize: string | null;
  browser: string | null;
  occasion: string | null;
  learningVersion: number | null;
  end: EndKind | null;
};

/** What searches can be grouped by. Weeks and months are named by their first day; an age and a budget by their band. */
export const DIMENSIONS = [
  'day',
  'week',
  'month',
  'weekday',
  'hour',
  'screen',
  'gender',
  'age',
  'budget',
  'occasion',
  'source',
  'keyword',
  'campaign',
  'page_size',
  'browser',
  'learning_version',
  'end',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/**
 * What is said of a group of searches. Counts: `searches`; by their end `accepted`, `clicked`, `gave_up`, `left`; and, over all
 * of them, `shown`, `refused`, `kept` and `shop_visits` ideas. Shares from 0 to 1: `acceptance`, `success` (accepted or
 * clicked), `unknown_share` (of the answers, « I do not know »), `refusal_share` and `inconsistent_share` (of the ideas
 * shown). Means of a search: `questions`, `questions_to_idea`, `proposals_to_accepted`. Medians in seconds: `duration`,
 * `first_question`.
 */
export const MEASURES = [
  'searches',
  'accepted',
  'clicked',
  'gave_up',
  'left',
  'acceptance',
  'success',
  'shown',
  'refused',
  'kept',
  'shop_visits',
  'questions',
  'questions_to_idea',
  'proposals_to_accepted',
  'unknown_share',
  'refusal_share',
  'inconsistent_share',
  'duration',
  'first_question',
] as const;
export type Measure = (typeof MEASURES)[number];

/** A group of searches: what they have in common, by dimension, and its measures; null where there is nothing to measure. */
export type MeasuredGroup<By extends Dimension, Of extends Measure> = {
  by: Record<By, string | null>;
  of: Record<Of, number | null>;
};

/** Answers to a question, by what they say. */
export type AnswerCounts = {
  yes: number;
  probably_yes: number;
  unknown: number;
  probably_no: number;
  no: number;
};

/**
 * How much the answers to a question tell, from 0 to 1: the entropy of yes and no in bits, doubt counted as a quarter of the other side,
 * times the share of answers other than « I do not know ». Null without answers.
 */
export function separation(counts: AnswerCounts): number | null {
  const { yes, probably_yes, unknown, probably_no, no } = counts;
  const known = yes + probably_yes + probably_no + no;
  if (known + unknown === 0) return null;
  if (known === 0) return 0;
  const share = (yes + 0.75 * probably_yes + 0.25 * probably_no) / known;
  return (entropy(share) + entropy(1 - share)) * (known / (known + unknown));
}

function entropy(share: number): number {
  return share > 0 ? -share * Math.log2(share) : 0;
}

/** What ideas can be ranked by: figures of `idea_fact`, all refusals together, and the share that was accepted. */
export const IDEA_FIGURES = [
  'shown',
  'accepted',
  'acceptance',
  'kept',
  'clicked',
  'refused',
  'bad',
  'better',
  'close',
  'owned',
  'inconsistent',
  'unsure',
] as const;
export type IdeaFigure = (typeof IDEA_FIGURES)[number];

export {
  type Evenness,
  evenness,
  ITERATIONS_MAX,
  SPREAD_DEFAULTS,
  type SpreadConfig,
} from './spread-config.ts';
