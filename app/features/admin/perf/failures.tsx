import { Form, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { TablePart } from './table-part.tsx';
import { perfText } from './text.ts';

const text = perfText.failures;

type Failure = { id: string; queue: string; when: string; tries: number; error: string | null };

const COLUMNS: readonly Column<Failure>[] = [
  { key: 'queue', header: text.columns.queue, cell: ({ queue }) => queue },
  { key: 'when', header: text.columns.when, cell: ({ when }) => when },
  { key: 'tries', header: text.columns.tries, align: 'end', cell: ({ tries }) => tries },
  { key: 'error', header: text.columns.error, cell: ({ error }) => error },
  { key: 'retry', header: text.columns.retry, cell: (failure) => <RetryButton {...failure} /> },
];

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
export function Failures({ failures }: { failures: readonly Failure[] }) {
  return (
    <TablePart
      id="failures"
      title={text.title}
      caption={text.caption}
      columns={COLUMNS}
      rows={failures}
      rowKey={({ id }) => id}
      empty={text.empty}
    />
  );
}
