/** What moderators read, in the order of their tabs. */
export const QUEUE_NAMES = [
  'generic_ideas',
  'merchant_ideas',
  'questions',
  'reaction_summaries',
  'user_reactions',
] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** How much waits in a queue. */
export type QueueSummary = { name: QueueName; count: number; oldest: Date | null };
