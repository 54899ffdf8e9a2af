/** How long and how large what is proposed may be. Prices in cents, ages in years, the rest in characters or items. */
export const LIMITS = {
  title: 120,
  description: 1000,
  content: 2000,
  url: 2000,
  idWithinMerchant: 200,
  question: 300,
  keyword: 60,
  keywords: 60,
  questionIdeas: 200,
  ideaLabels: 20,
  relations: 100,
  ageMin: 0,
  ageMax: 120,
  priceCents: 1_000_000,
} as const;

/** Why a moderator does not keep what was proposed, where it is said. */
export const DELETION_REASONS = ['known', 'vague', 'unsuitable', 'wrong'] as const;
export type DeletionReason = (typeof DELETION_REASONS)[number];

/** What a generic idea is proposed with unless its contributor says otherwise. */
export const GENERIC_IDEA_DEFAULTS = {
  ageMin: 18,
  ageMax: 71,
  priceMinCents: 2000,
  priceMaxCents: 5000,
} as const;
