import { Form, Link } from 'react-router';
import { Badge, type Tone } from '#app/ui/badge/badge.tsx';
import { quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { SiteOrder } from '#modules/catalogue/crawl/index.server.ts';
import styles from './crawl.module.css';
import { crawlText, STATES } from './text.ts';

const text = crawlText.sites;

export type SiteLine = {
  id: number;
  name: string;
  state: keyof typeof STATES;
  /** Why it waits and until when, in words. */
  wait: string | null;
  isUnderWay: boolean;
  pages: number;
  products: number;
  due: number;
  /** The last run, and when it began, in words. */
  run: { id: number; began: string; at: string; requests: number } | null;
};

/** Those under way come first, then by name. */
const TABLE: TableSpec<SiteOrder> = {
  sorts: ['name', 'last', 'delay', 'budget'],
  defaultSort: { by: 'state', direction: 'desc' },
  pageSize: 50,
};

const FILTERS = { q: { kind: 'text', label: text.search } } satisfies Filters;

const TONES: Record<keyof typeof STATES, Tone> = {
  idle: 'neutral',
  paused: 'waiting',
  under_way: 'good',
  waiting: 'waiting',
};

const COLUMNS: readonly Column<SiteLine>[] = [
  {
    key: 'name',
    header: text.name,
    cell: ({ id, name }) => <Link to={`/admin/crawl/auto?shop=${id}`}>{name}</Link>,
    csv: ({ name }) => name,
  },
  {
    key: 'state',
    header: text.state,
    cell: ({ state, wait }) => (
      <>
        <Badge tone={TONES[state]}>{STATES[state]}</Badge>
        {wait && <span className={styles.soft}>{wait}</span>}
      </>
    ),
    csv: ({ state, wait }) => [STATES[state], wait].filter(Boolean).join(', '),
  },
  {
    key: 'actions',
    header: text.actions,
    cell: ({ id, name, isUnderWay }) => (
      <div className={styles.actions}>
        {isUnderWay ? (
          <Order intent="stop" id={id} label={text.stop} name={name} />
        ) : (
          <>
            <Order intent="start" id={id} label={text.start} name={name} />
            <Order intent="again" id={id} label={text.again} name={name} />
          </>
        )}
      </div>
    ),
  },
  quantityColumn('products', text.products, ({ products }) => products),
  quantityColumn('pages', text.pages, ({ pages }) => pages),
  quantityColumn('due', text.due, ({ due }) => due),
  {
    key: 'last',
    header: text.last,
    cell: ({ run }) =>
      run ? (
        <Link className={styles.run} to={`/admin/crawl/reports/${run.id}`}>
          {run.began}
          <span className={styles.soft}>{text.requests(run.requests)}</span>
        </Link>
      ) : (
        text.never
      ),
    csv: ({ run }) => run?.at ?? null,
  },
];

/** A table of sites with other columns. */
export const siteTable = <Line,>(columns: readonly Column<Line>[]) => ({
  columns,
  filters: FILTERS,
  spec: TABLE,
});

/** The table of sites, with how each stands. */
export const SITES = siteTable(COLUMNS);

type OrderProps = { intent: 'start' | 'again' | 'stop'; id: number; label: string; name: string };

function Order({ intent, id, label, name }: OrderProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {intent === 'again' && <input type="hidden" name="again" value="yes" />}
      <StaffButton compact type="submit" name="merchant" value={id}>
        {label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </StaffButton>
    </Form>
  );
}
