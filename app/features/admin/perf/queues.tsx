import { plainColumn, quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { type ListPage, rowList } from '#app/ui/data-table/row-list.ts';
import { TablePart } from './table-part.tsx';
import { perfText } from './text.ts';

const text = perfText.queues;

export type QueueLine = {
  queue: string;
  waiting: number;
  deferred: number;
  active: number;
  failed: number;
  /** Since when the oldest job that could run waits, in ISO 8601 and in words. */
  since: string | null;
  oldest: string | null;
};

const count = (key: 'waiting' | 'deferred' | 'active' | 'failed') =>
  quantityColumn<QueueLine>(key, text.columns[key], (queue) => queue[key]);

const COLUMNS: readonly Column<QueueLine>[] = [
  plainColumn('queue', text.columns.queue, ({ queue }) => queue),
  count('waiting'),
  {
    key: 'oldest',
    header: text.columns.oldest,
    cell: ({ oldest }) => oldest ?? text.none,
    csv: ({ since }) => since,
  },
  count('deferred'),
  count('active'),
  count('failed'),
];

/** The queues, the busiest first. */
export const QUEUES = rowList(COLUMNS, { prefix: 'queues.' });

/** What waits in each queue, and for how long. */
export function Queues({ page }: { page: ListPage<QueueLine> }) {
  return (
    <TablePart
      id="queues"
      title={text.title}
      caption={text.caption}
      list={QUEUES}
      page={page}
      rowKey={({ queue }) => queue}
      empty={text.empty}
    />
  );
}
