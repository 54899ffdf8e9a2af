import { Link } from 'react-router';
import { plainColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { rowList } from '#app/ui/data-table/row-list.ts';
import type { ListedFeed } from '#modules/catalogue/feeds/index.server.ts';
import { StateBadge } from './run-parts.tsx';
import { countsText, STATES, flowsText as text } from './text.ts';

type Row = ListedFeed & { ago: string | null };

const sourceOf = ({ url, paused_at }: Row) =>
  paused_at ? text.paused : url ? text.byAddress : text.byHand;

const resultOf = ({ run }: Row) => run && (run.state === 'failed' ? run.reason : countsText(run));

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'flow',
    header: text.columns.flow,
    cell: ({ id, name }) => <Link to={`/admin/crawl/flows/${id}`}>{name}</Link>,
    csv: ({ name }) => name,
  },
  plainColumn('merchant', text.columns.merchant, ({ merchant }) => merchant),
  { key: 'source', header: text.columns.source, cell: sourceOf, csv: sourceOf },
  {
    key: 'state',
    header: text.columns.state,
    cell: ({ run }) => (run ? <StateBadge state={run.state} /> : text.never),
    csv: ({ run }) => (run ? STATES[run.state] : text.never),
  },
  { key: 'counts', header: text.columns.counts, cell: resultOf, csv: resultOf },
  {
    key: 'when',
    header: text.columns.when,
    cell: ({ ago }) => ago,
    csv: ({ run }) => run && new Date(run.requested_at).toISOString(),
  },
];

/** The feeds, by shop. */
export const FEEDS = rowList(COLUMNS);
