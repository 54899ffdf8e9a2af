import { Form, Link, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { Badge, type Tone } from '#app/ui/badge/badge.tsx';
import { plainColumn, quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { formatTableDay } from '#app/ui/text/format.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { MerchantOrder } from '#modules/moderation/merchants/index.server.ts';
import { feedsAddress } from '../flows/addresses.ts';
import { StateBadge } from '../flows/run-parts.tsx';
import { STATES as FEED_STATES, flowsText } from '../flows/text.ts';
import { formatPercent } from '../format.ts';
import type { MerchantRow } from './merchant-row.server.ts';
import styles from './merchants.module.css';
import { merchantsText as text } from './text.ts';

const TABLE: TableSpec<MerchantOrder> = {
  sorts: ['name', 'host', 'ideas', 'available', 'read', 'clicks', 'acceptance'],
  defaultSort: { by: 'name', direction: 'asc' },
  pageSize: 50,
};

const FILTERS = {
  q: { kind: 'text', label: text.search },
  state: { kind: 'select', label: text.columns.state, any: text.any, options: text.states },
  affiliated: {
    kind: 'select',
    label: text.columns.affiliated,
    any: text.any,
    options: text.affiliated,
  },
} satisfies Filters;

export const TONES: Record<MerchantRow['state'], Tone> = {
  waiting: 'waiting',
  shown: 'good',
  paused: 'neutral',
  retired: 'bad',
};

const COLUMNS: readonly Column<MerchantRow>[] = [
  {
    key: 'name',
    header: text.columns.name,
    cell: ({ id, name }) => (
      <Link className={styles.name} to={`/admin/merchants/${id}`}>
        {name}
      </Link>
    ),
    csv: ({ name }) => name,
  },
  plainColumn('host', text.columns.host, ({ host }) => host),
  {
    key: 'state',
    header: text.columns.state,
    cell: (row) => (
      <div className={styles.state}>
        <Badge tone={TONES[row.state]}>{text.states[row.state]}</Badge>
        {row.state === 'waiting' && <ApproveButton {...row} />}
      </div>
    ),
    csv: ({ state }) => text.states[state],
  },
  plainColumn(
    'affiliated',
    text.columns.affiliated,
    ({ affiliated }) => text.affiliated[affiliated],
  ),
  ...(['ideas', 'available'] as const).map((key) =>
    quantityColumn<MerchantRow>(key, text.columns[key], (row) => row[key]),
  ),
  {
    key: 'read',
    header: text.columns.read,
    cell: ({ readOn }) =>
      readOn ? <time dateTime={readOn}>{formatTableDay(readOn)}</time> : text.never,
    csv: ({ readOn }) => readOn,
  },
  {
    key: 'flow',
    header: text.columns.flow,
    cell: (row) => <Flow {...row} />,
    csv: ({ feeds, feedState }) => (feeds > 0 ? feedWord(feedState) : ''),
  },
  quantityColumn('clicks', text.columns.clicks, ({ clicks }) => clicks),
  {
    key: 'acceptance',
    header: text.columns.acceptance,
    align: 'end',
    cell: ({ acceptance }) => (acceptance === null ? text.nothingShown : formatPercent(acceptance)),
    csv: ({ acceptance }) => acceptance,
  },
];

/** The table of shops. */
export const MERCHANTS = { columns: COLUMNS, filters: FILTERS, spec: TABLE };

/** How the product file that most needs an admin stands, leading to those of the shop. */
function Flow({ id, name, feeds, feedState }: MerchantRow) {
  if (feeds === 0) return text.noFeed;
  return (
    <Link className={styles.name} to={feedsAddress(id)}>
      {feedState ? <StateBadge state={feedState} /> : feedWord(feedState)}
      {feeds > 1 && ` ${text.feeds(feeds)}`}
      <VisuallyHidden>{text.of(name)}</VisuallyHidden>
    </Link>
  );
}

const feedWord = (state: MerchantRow['feedState']) =>
  state ? FEED_STATES[state] : flowsText.never;

function ApproveButton({ id, name }: MerchantRow) {
  const { search } = useLocation();
  return (
    <Form method="post" action={addressWith(search, {})} preventScrollReset>
      <StaffButton compact type="submit" name="merchant" value={id}>
        {text.approve}
        <VisuallyHidden>{text.of(name)}</VisuallyHidden>
      </StaffButton>
    </Form>
  );
}
