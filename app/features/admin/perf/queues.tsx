import type { Column } from '#app/ui/data-table/columns.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import { TablePart } from './table-part.tsx';
import { perfText } from './text.ts';

const text = perfText.queues;

type QueueLine = {
  queue: string;
  waiting: number;
  deferred: number;
  active: number;
  failed: number;
  /** How long the oldest job that could run has waited, in words. */
  oldest: string | null;
};

const count = (key: 'waiting' | 'deferred' | 'active' | 'failed'): Column<QueueLine> => ({
  key,
  header: text.columns[key],
  align: 'end',
  cell: (queue) => formatQuantity(queue[key]),
});

const COLUMNS: readonly Column<QueueLine>[] = [
  { key: 'queue', header: text.columns.queue, cell: ({ queue }) => queue },
  count('waiting'),
  { key: 'oldest', header: text.columns.oldest, cell: ({ oldest }) => oldest ?? text.none },
  count('deferred'),
  count('active'),
  count('failed'),
];

/** What waits in each queue, and for how long. */
export function Queues({ queues }: { queues: readonly QueueLine[] }) {
  return (
    <TablePart
      id="queues"
      title={text.title}
      caption={text.caption}
      columns={COLUMNS}
      rows={queues}
      rowKey={({ queue }) => queue}
      empty={text.empty}
    />
  );
}
