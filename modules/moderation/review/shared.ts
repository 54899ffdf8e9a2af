/** What moderators read, in the order of their tabs. */
export const QUEUE_NAMES = [
  'generic_ideas',
  'merchant_ideas',
  'questions',
  'reaction_summaries',
  'user_reactions',
] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** What waits is counted so far and no further: beyond, a number says no more than « many ». */
export const QUEUE_COUNTED_MAX = 10_000;

/** How much waits in a queue, as far as QUEUE_COUNTED_MAX, and since when. */
export type QueueSummary = { name: QueueName; count: number; oldest: Date | null };
