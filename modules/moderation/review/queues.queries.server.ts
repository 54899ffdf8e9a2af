import { summarizeWaiting } from '../contributions/index.server.ts';
import { summarizeContributors, summarizePairs } from '../reactions/index.server.ts';
import { QUEUE_COUNTED_MAX, QUEUE_NAMES, type QueueName, type QueueSummary } from './shared.ts';

/** How many things wait in each queue, and since when the oldest does. */
const QUEUES: Record<QueueName, () => Promise<Omit<QueueSummary, 'name'>>> = {
  generic_ideas: () => summarizeWaiting('generic_idea'),
  merchant_ideas: () => summarizeWaiting('merchant_idea'),
  questions: () => summarizeWaiting('question'),
  reaction_summaries: () => summarizePairs(QUEUE_COUNTED_MAX),
  user_reactions: summarizeContributors,
};

/** Every queue with how much waits in it. */
export async function queueSummaries(): Promise<QueueSummary[]> {
  return await Promise.all(QUEUE_NAMES.map(async (name) => ({ name, ...(await QUEUES[name]()) })));
}
