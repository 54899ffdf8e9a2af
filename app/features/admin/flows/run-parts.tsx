import { Form, Link, useLocation } from 'react-router';
import { Badge, type Tone } from '#app/ui/badge/badge.tsx';
import { Confirm } from '#app/ui/confirm/confirm.tsx';
import { quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { type RowList, rowList } from '#app/ui/data-table/row-list.ts';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { formatQuantity } from '#app/ui/text/format.ts';
import type { FeedRun } from '#modules/catalogue/feeds/index.server.ts';
import styles from './flows.module.css';
import { STATES, flowText as text } from './text.ts';

const TONES: Partial<Record<FeedRun['state'], Tone>> = {
  done: 'good',
  held: 'waiting',
  failed: 'bad',
};

/** How far a run is, in a word. */
export function StateBadge({ state }: { state: FeedRun['state'] }) {
  return <Badge tone={TONES[state] ?? 'neutral'}>{STATES[state]}</Badge>;
}

/** A run with how long ago it was asked for. */
export type ShownRun = FeedRun & { ago: string };

const number = (key: 'added' | 'changed' | 'returned' | 'unchanged' | 'missing' | 'withdrawn') =>
  quantityColumn<ShownRun>(key, text.runs[key], (run) => run[key]);

/** What each run brought, the last one first. */
export function runList(feedId: number): RowList<ShownRun> {
  const columns: Column<ShownRun>[] = [
    {
      key: 'when',
      header: text.runs.when,
      cell: ({ ago }) => ago,
      csv: ({ requested_at }) => new Date(requested_at).toISOString(),
    },
    {
      key: 'state',
      header: text.runs.state,
      cell: ({ state, reason }) => (
        <>
          <StateBadge state={state} />
          {reason && <p className={styles.reason}>{reason}</p>}
        </>
      ),
      csv: ({ state, reason }) => [STATES[state], reason].filter(Boolean).join('\u00a0: '),
    },
    quantityColumn('rows', text.runs.rows, ({ rows_done }) => rows_done),
    number('added'),
    number('changed'),
    number('returned'),
    number('unchanged'),
    number('missing'),
    number('withdrawn'),
    {
      key: 'rejected',
      header: text.runs.rejected,
      align: 'end',
      cell: ({ id, rejected }) =>
        rejected === 0 ? (
          '0'
        ) : (
          <Link
            className={styles.rejected}
            to={`/admin/crawl/flows/${feedId}/rejections/${id}`}
            aria-label={text.runs.rejections(rejected)}
          >
            {formatQuantity(rejected)}
          </Link>
        ),
      csv: ({ rejected }) => rejected,
    },
  ];
  return rowList(columns, { prefix: 'runs.', pageSize: 20 });
}

/** What is odd about a file that waits for an admin, and what he can do. */
export function HeldRun({ run }: { run: ShownRun }) {
  const { pathname } = useLocation();
  if (run.hold === null) return null;
  const fields = { do: 'refuse', run: String(run.id) };
  return (
    <section className={styles.held} aria-labelledby="held">
      <h2 id="held">{text.held.title}</h2>
      <p>{text.held.reasons[run.hold]}</p>
      <div className={styles.actions}>
        {run.hold === 'new_columns' ? (
          <StaffButtonLink compact to="#mapping">
            {text.mapping.title}
          </StaffButtonLink>
        ) : (
          <Form method="post" action={pathname} preventScrollReset>
            <input type="hidden" name="do" value="accept" />
            <StaffButton compact type="submit" name="run" value={run.id}>
              {text.held.accept}
            </StaffButton>
          </Form>
        )}
        <Confirm
          action={`refuse-${run.id}`}
          label={text.held.reject}
          question={text.held.rejectQuestion}
          detail={text.held.rejectDetail}
          fields={fields}
        />
      </div>
    </section>
  );
}
