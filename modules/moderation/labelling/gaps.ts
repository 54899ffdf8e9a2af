import type { Subject } from '#modules/catalogue/shared.ts';

/** Ages in decades: the first holds those from 15 on, the last everyone of 90 and more. */
export const FIRST_DECADE = 1;
export const LAST_DECADE = 9;

/** Bands of budgets, in euros; the end belongs to a band, and whatever is dearer to the last. */
export const BANDS = [
  [5, 20],
  [20, 40],
  [40, 70],
  [70, 120],
  [120, 200],
  [200, 400],
] as const satisfies (readonly [number, number])[];

/** Fewer ideas than this leave a search hardly any choice. */
export const FEW_IDEAS = 20;

/** Rows of each list of what is missing. */
export const GAPS_LISTED = 20;

/** Whom ideas are for, and at what price: the number of the decade of age, and that of the band. */
export type Recipients = { gender: Subject; decade: number; band: number };

/** Recipients, with how many available ideas they have, and how many recent searches for them gave up. */
export type Gap = Recipients & { ideas: number; searches: number };

export type PoorQuestion = { id: number; content: string; ideas: number };

/** What the catalogue lacks, the most pressing first. */
export type CatalogueGaps = { givenUp: Gap[]; few: Gap[]; questions: PoorQuestion[] };
