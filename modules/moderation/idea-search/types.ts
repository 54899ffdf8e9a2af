import type { Idea } from '#modules/catalogue/shared.ts';
import type { Direction } from '#modules/platform/shared.ts';
import type { Criterion } from './criteria.ts';

/** What ideas can be sorted by. */
export const SEARCH_ORDERS = ['title', 'price', 'rating', 'labels', 'added'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** Which ideas, in which order, and how many at most. */
export type IdeasWanted = {
  criteria: readonly Criterion[];
  orderBy: SearchOrder;
  direction: Direction;
  limit: number;
};

/** An idea as the search lists it. */
export type SearchedIdea = Pick<
  Idea,
  'key' | 'title' | 'price' | 'price_min' | 'price_max' | 'rating' | 'available'
> & {
  id: number;
  merchant: string;
  /** The day in France, as `2026-11-22`. */
  added_on: string;
  /** All of its labels, and those other than None. */
  reactions: number;
  labels: number;
};
