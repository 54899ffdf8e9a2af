/** Most ideas of a cohort, and the longest name of one, in characters. */
export const COHORT_IDEAS_MAX = 2000;
export const COHORT_NAME_MAX_LENGTH = 100;

/** What cohorts can be sorted by. */
export const COHORT_ORDERS = ['name', 'ideas', 'created'] as const;
export type CohortOrder = (typeof COHORT_ORDERS)[number];

/** A named set of ideas that contributors fill together; its version grows with each change. */
export type Cohort = {
  id: number;
  name: string;
  version: number;
  ideas: number;
  created_at: Date;
  /** Who made it; null for one that was imported. */
  contributor_id: number | null;
};
