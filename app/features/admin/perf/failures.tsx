import { Form, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { plainColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { type ListPage, rowList } from '#app/ui/data-table/row-list.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { TablePart } from './table-part.tsx';
import { perfText } from './text.ts';

const text = perfText.failures;

export type Failure = {
  id: string;
  queue: string;
  /** In ISO 8601, and in words. */
  at: string;
  when: string;
  tries: number;
  error: string | null;
};

const COLUMNS: readonly Column<Failure>[] = [
  plainColumn('queue', text.columns.queue, ({ queue }) => queue),
  { key: 'when', header: text.columns.when, cell: ({ when }) => when, csv: ({ at }) => at },
  {
    key: 'tries',
    header: text.columns.tries,
    align: 'end',
    cell: ({ tries }) => tries,
    csv: ({ tries }) => tries,
  },
  plainColumn('error', text.columns.error, ({ error }) => error),
  { key: 'retry', header: text.columns.retry, cell: (failure) => <RetryButton {...failure} /> },
];

/** The jobs that were given up, the latest first. */
export const FAILURES = rowList(COLUMNS, { prefix: 'failures.', pageSize: 20 });

function RetryButton({ id, queue }: Failure) {
  const { search } = useLocation();
  return (
    <Form method="post" action={addressWith(search, {})} preventScrollReset>
      <StaffButton compact type="submit" name="job" value={id}>
        {text.retry}
        <VisuallyHidden>{text.retryOf(queue)}</VisuallyHidden>
      </StaffButton>
    </Form>
  );
}

/** Jobs that were given up, each to be put back in its queue. */
export function Failures({ page }: { page: ListPage<Failure> }) {
  return (
    <TablePart
      id="failures"
      title={text.title}
      caption={text.caption}
      list={FAILURES}
      page={page}
      rowKey={({ id }) => id}
      empty={text.empty}
      stacked={['when', 'tries']}
    />
  );
}
