import { Link } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import type { Column } from '#app/ui/data-table/columns.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { formatAgo, formatQuantity } from '#app/ui/text/format.ts';
import {
  listWaitingContributors,
  type ReactingContributor,
} from '#modules/moderation/reactions/index.server.ts';
import { queueSummaries } from '#modules/moderation/review/index.server.ts';
import { nowMillis } from '#modules/platform/index.server.ts';
import { ModPage } from '../mod-page.tsx';
import { QueueTabs } from '../queue-tabs.tsx';
import { modText, QUEUE_TEXT } from '../text.ts';
import type { Route } from './+types/contributors.ts';
import { agreementOf } from './agreement.ts';
import { TABLE } from './summary-table.ts';
import { contributorsText as text, weight } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: modText.metaTitle });

export async function loader({ url: { search } }: Route.LoaderArgs) {
  const queues = await queueSummaries();
  const total = queues.find(({ name }) => name === 'user_reactions')?.count ?? 0;
  const state = readTable(TABLE, new URLSearchParams(search), total);
  const found = await listWaitingContributors(rowsWanted(TABLE, state));
  const rows = found.map((row) => ({
    ...row,
    ago: row.oldest_at ? formatAgo(row.oldest_at, nowMillis()) : '',
  }));
  return { queues, state, rows };
}

type Row = ReactingContributor & { ago: string };

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'contributor',
    header: text.contributor,
    cell: ({ id }) => <Link to={`/mod/user-reactions/${id}`}>{text.number(id)}</Link>,
  },
  {
    key: 'waiting',
    header: text.waiting,
    align: 'end',
    cell: ({ waiting }) => formatQuantity(waiting),
  },
  {
    key: 'accepted',
    header: text.accepted,
    align: 'end',
    cell: ({ accepted }) => formatQuantity(accepted),
  },
  {
    key: 'rejected',
    header: text.rejected,
    align: 'end',
    cell: ({ rejected }) => formatQuantity(rejected),
  },
  { key: 'agreement', header: text.agreement, cell: (row) => agreementOf(row) ?? text.unknown },
  {
    key: 'weight',
    header: text.weight,
    align: 'end',
    cell: (row) => (row.weight === null ? text.unknown : weight(row.weight)),
  },
  { key: 'since', header: text.since, cell: ({ ago }) => ago },
];

/** The contributors of whom reactions wait, by number. */
export default function WaitingContributors({ loaderData }: Route.ComponentProps) {
  const { queues, state, rows } = loaderData;
  const { name, empty } = QUEUE_TEXT.user_reactions;
  return (
    <ModPage title={name} crumbs={[{ to: '/mod', label: modText.title }]}>
      <QueueTabs queues={queues} current="user_reactions" />
      <DataTable
        caption={text.caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        spec={TABLE}
        state={state}
        empty={empty}
      />
    </ModPage>
  );
}
