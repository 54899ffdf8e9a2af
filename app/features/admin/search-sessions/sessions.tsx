import type { PageHandle } from '#app/root.tsx';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import {
  fileRowsWanted,
  pageParameter,
  readTable,
  rowsWanted,
} from '#app/ui/data-table/table-state.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { countListedSearches, listSearches } from '#modules/engine/insight/index.server.ts';
import { AnalyticsPage } from '../analytics/analytics-page.tsx';
import { filteredPage } from '../searches/filters.ts';
import { NarrowedDown } from '../searches/narrowed-down.tsx';
import type { Route } from './+types/sessions.ts';
import { COLUMNS } from './columns.tsx';
import { FILTERS, readSearches, TABLE } from './filters.ts';
import { sessionsText } from './text.ts';

const text = sessionsText.list;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url: { searchParams } }) => {
    const { filter } = readSearches(searchParams);
    const rows = await listSearches(filter, fileRowsWanted(TABLE, searchParams));
    return csvResponse({ name: text.file, columns: COLUMNS, rows });
  }),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { values, filter, unreadable } = readSearches(searchParams);
  const state = readTable(TABLE, searchParams, await countListedSearches(filter));
  const rows = await listSearches(filter, rowsWanted(TABLE, state));
  return filteredPage({ values, unreadable, state, rows });
}

/** Past searches, one a line. */
export default function Sessions({ loaderData }: Route.ComponentProps) {
  const { values, unreadable, state, rows } = loaderData;
  return (
    <AnalyticsPage title={text.title}>
      <NarrowedDown
        lead={text.lead}
        filters={FILTERS}
        values={values}
        unreadable={unreadable}
        drops={[pageParameter(TABLE)]}
      />
      <DataTable
        caption={text.caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        spec={TABLE}
        state={state}
        empty={<EmptyState title={text.empty}>{text.emptyLead}</EmptyState>}
      />
    </AnalyticsPage>
  );
}
