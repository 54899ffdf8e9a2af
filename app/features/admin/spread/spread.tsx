import { Link, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { readTable, rowsWanted, type TableSpec } from '#app/ui/data-table/table-state.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { listSpreadTests, spreadTestCount } from '#modules/engine/insight/index.server.ts';
import { AnalyticsPage } from '../analytics/analytics-page.tsx';
import searchStyles from '../searches/searches.module.css';
import type { Route } from './+types/spread.ts';
import styles from './spread.module.css';
import { startForm } from './spread-form.server.ts';
import { StartForm } from './start-form.tsx';
import { type TestLine, testLine } from './test-line.ts';
import { spreadText as text } from './text.ts';

const TABLE: TableSpec = {
  sorts: [],
  defaultSort: { by: 'requested', direction: 'desc' },
  pageSize: 20,
};

const { columns: names } = text;

const COLUMNS: readonly Column<TestLine>[] = [
  {
    key: 'requested',
    header: names.requested,
    cell: ({ id, requested }) => <Link to={`/admin/analytics/spread/${id}`}>{requested}</Link>,
  },
  { key: 'profile', header: names.profile, cell: ({ profile }) => profile },
  {
    key: 'state',
    header: names.state,
    cell: ({ state, progress }) => (
      <>
        {text.states[state]}
        <span className={styles.soft}>{progress}</span>
      </>
    ),
  },
  { key: 'came', header: names.came, align: 'end', cell: ({ came }) => came },
  { key: 'coverage', header: names.coverage, align: 'end', cell: ({ coverage }) => coverage },
  { key: 'gini', header: names.gini, align: 'end', cell: ({ gini }) => gini },
  { key: 'version', header: names.version, cell: ({ version }) => version },
];

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const state = readTable(TABLE, searchParams, await spreadTestCount());
  const { limit, offset } = rowsWanted(TABLE, state);
  return { state, rows: (await listSpreadTests({ limit, offset })).map(testLine) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return handlePost(startForm, { request, context }, ({ id }) =>
    redirect(`/admin/analytics/spread/${id}`, 303),
  );
}

/** The spread tests, and what it takes to run another. */
export default function Spread({ loaderData, actionData }: Route.ComponentProps) {
  const { state, rows } = loaderData;
  const isUnderWay = rows.some((row) => row.isUnderWay);
  usePolling(isUnderWay);
  return (
    <AnalyticsPage
      title={text.title}
      actions={
        isUnderWay && (
          <StaffButtonLink to="" reloadDocument>
            {text.refresh}
          </StaffButtonLink>
        )
      }
    >
      <p className={searchStyles.lead}>{text.lead}</p>
      <section aria-labelledby="start">
        <h2 id="start" className={styles.heading}>
          {text.form}
        </h2>
        <StartForm {...(actionData ?? NO_REPLY)} />
      </section>
      <DataTable
        caption={text.caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        spec={TABLE}
        state={state}
        empty={text.empty}
      />
    </AnalyticsPage>
  );
}
