/** Tables that this room alone writes. */
export const tables = ['cohort', 'cohort_idea'] as const;
