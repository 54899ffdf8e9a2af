import type { Kind } from '#modules/moderation/contributions/index.server.ts';
import type { QueueName } from '#modules/moderation/review/shared.ts';

/** Where each queue is read. */
export const QUEUE_PATHS: Record<QueueName, string> = {
  generic_ideas: '/mod/contributions/generic-ideas',
  merchant_ideas: '/mod/contributions/merchant-ideas',
  questions: '/mod/contributions/questions',
  reaction_summaries: '/mod/reaction-summaries',
  user_reactions: '/mod/user-reactions',
};

/** The queues of contributions: the part of their address, and the kind that waits there. */
const SLUGS: Record<string, { queue: QueueName; kind: Kind }> = {
  'generic-ideas': { queue: 'generic_ideas', kind: 'generic_idea' },
  'merchant-ideas': { queue: 'merchant_ideas', kind: 'merchant_idea' },
  questions: { queue: 'questions', kind: 'question' },
};

/** The queue that a part of an address names; undefined when there is none. */
export function contributionQueue(slug: string): { queue: QueueName; kind: Kind } | undefined {
  return Object.hasOwn(SLUGS, slug) ? SLUGS[slug] : undefined;
}
