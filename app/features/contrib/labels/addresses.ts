import type { IdeaKey } from '#modules/catalogue/shared.ts';
import type { Feed } from '#modules/moderation/labelling/shared.ts';

/** The query parameter with the name of the cohort whose ideas are labelled one after the other. */
export const COHORT = 'nis';

/** Where the screens for labelling are. */
export const labellingAddress = {
  questions: '/contrib/reactions/add',
  question: (id: number) => `/contrib/reactions/add/${id}`,
  suggestions: '/contrib/suggestions',
  idea: ({ merchant_id, id_within_merchant }: IdeaKey) =>
    `/contrib/idea/enrich/single/${merchant_id}/${encodeURIComponent(id_within_merchant)}`,
  /** An idea in the walk through the cohort of that name. */
  cohortIdea: (cohort: string, key: IdeaKey) =>
    `${labellingAddress.idea(key)}?${new URLSearchParams({ [COHORT]: cohort })}`,
  feed: (feed: Feed) => `/contrib/idea/enrich/feed/${feed}`,
} as const;
