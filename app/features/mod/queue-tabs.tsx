import { Tabs } from '#app/ui/tabs/tabs.tsx';
import type { QueueName, QueueSummary } from '#modules/moderation/review/shared.ts';
import { QUEUE_PATHS } from './queues.ts';
import { modText, QUEUE_TEXT } from './text.ts';

type QueueTabsProps = { queues: readonly QueueSummary[]; current?: QueueName };

/** Every queue, with how much waits in it. */
export function QueueTabs({ queues, current }: QueueTabsProps) {
  return (
    <Tabs
      label={modText.queues}
      tabs={queues.map(({ name, count }) => ({
        to: QUEUE_PATHS[name],
        label: QUEUE_TEXT[name].name,
        count: modText.count(count),
        current: name === current,
      }))}
    />
  );
}
