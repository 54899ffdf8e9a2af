import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import type { ChartData } from '#app/ui/chart/chart-data.ts';
import { plainColumn, quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { type ListPage, rowList } from '#app/ui/data-table/row-list.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import type { MemorySlot, ProcessLine } from './perf-page.server.ts';
import { TablePart } from './table-part.tsx';
import { formatMilliseconds, perfText } from './text.ts';

const text = perfText.processes;
const MEBIBYTE = 1024 ** 2;

const mebibytes = (bytes: number) => `${formatQuantity(bytes / MEBIBYTE)}\u00a0Mio`;

const COLUMNS: readonly Column<ProcessLine>[] = [
  plainColumn('process', text.columns.process, ({ process }) => process),
  plainColumn('role', text.columns.role, ({ role }) => text.roles[role]),
  {
    key: 'since',
    header: text.columns.since,
    cell: ({ started }) => started,
    csv: ({ started_at }) => started_at,
  },
  {
    key: 'seen',
    header: text.columns.seen,
    cell: ({ seen }) => seen,
    csv: ({ seen_at }) => seen_at,
  },
  {
    key: 'memory',
    header: text.columns.memory,
    align: 'end',
    cell: ({ memory_bytes }) => mebibytes(memory_bytes),
    csv: ({ memory_bytes }) => memory_bytes,
  },
  {
    key: 'heap',
    header: text.columns.heap,
    align: 'end',
    cell: ({ heap_bytes }) => mebibytes(heap_bytes),
    csv: ({ heap_bytes }) => heap_bytes,
  },
  {
    key: 'delay',
    header: text.columns.delay,
    align: 'end',
    cell: ({ loop_delay_p99_ms }) => formatMilliseconds(loop_delay_p99_ms),
    csv: ({ loop_delay_p99_ms }) => loop_delay_p99_ms,
  },
  quantityColumn('sockets', text.columns.sockets, ({ sockets }) => sockets),
  {
    key: 'snapshot',
    header: text.columns.snapshot,
    cell: ({ revision, since }) =>
      revision === null || since === null ? '—' : text.snapshot(revision, since),
    csv: ({ revision }) => revision,
  },
];

/** The processes, the one that was measured last first. */
export const PROCESSES = rowList(COLUMNS, { prefix: 'processes.', pageSize: 20 });

type ProcessesProps = { page: ListPage<ProcessLine>; memory: readonly MemorySlot[] };

/** The processes that were alive in the period, and the memory that they took. */
export function Processes({ page, memory }: ProcessesProps) {
  return (
    <>
      <TablePart
        id="processes"
        title={text.title}
        caption={text.caption}
        list={PROCESSES}
        page={page}
        rowKey={({ process }) => process}
        empty={text.empty}
      />
      {memory.length > 0 && (
        <BarChart title={text.memoryTitle} lead={text.memoryLead} data={memoryChart(memory)} />
      )}
    </>
  );
}

function memoryChart(memory: readonly MemorySlot[]): ChartData {
  const ROLES = ['web', 'worker'] as const;
  return {
    axis: text.slot,
    places: memory.map(({ at }) => at),
    series: ROLES.map((role) => ({
      name: text.roles[role],
      values: memory.map((slot) => {
        const bytes = slot[role];
        return bytes === null ? null : Math.round(bytes / MEBIBYTE);
      }),
    })),
    unit: 'Mio',
  };
}
