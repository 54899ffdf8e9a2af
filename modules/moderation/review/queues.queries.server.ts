import { summarizeWaiting } from '../contributions/index.server.ts';
import { QUEUE_NAMES, type QueueName, type QueueSummary } from './shared.ts';

/** How many things wait in each queue, and since when the oldest does. A queue without an entry is not shown. */
const QUEUES: Partial<Record<QueueName, () => Promise<Omit<QueueSummary, 'name'>>>> = {
  generic_ideas: () => summarizeWaiting('generic_idea'),
  merchant_ideas: () => summarizeWaiting('merchant_idea'),
  questions: () => summarizeWaiting('question'),
};

/** Every queue with how much waits in it. */
export async function queueSummaries(): Promise<QueueSummary[]> {
  const summaries = QUEUE_NAMES.map(async (name) => {
    const summary = await QUEUES[name]?.();
    return summary ? [{ name, ...summary }] : [];
  });
  return (await Promise.all(summaries)).flat();
}
