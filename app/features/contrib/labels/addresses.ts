import type { IdeaKey } from '#modules/catalogue/shared.ts';
import type { Feed } from '#modules/moderation/labelling/shared.ts';

/** Where the screens for labelling are. */
export const labellingAddress = {
  questions: '/contrib/reactions/add',
  question: (id: number) => `/contrib/reactions/add/${id}`,
  suggestions: '/contrib/suggestions',
  idea: ({ merchant_id, id_within_merchant }: IdeaKey) =>
    `/contrib/idea/enrich/single/${merchant_id}/${encodeURIComponent(id_within_merchant)}`,
  feed: (feed: Feed) => `/contrib/idea/enrich/feed/${feed}`,
} as const;
