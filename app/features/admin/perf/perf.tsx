import { redirect, useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';

import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { MEASURE_KINDS, REPORT_HOURS } from '#modules/platform/shared.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/perf.ts';
import { Failures } from './failures.tsx';
import { loadPerformance, sortedTimings, viewOf } from './perf-page.server.ts';
import { Processes } from './processes.tsx';
import { Queues } from './queues.tsx';
import { retryForm } from './retry-form.server.ts';
import { ServiceWorkerPanel } from './service-worker.tsx';
import { TIMING_COLUMNS, TIMINGS } from './tables.ts';
import { perfText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TIMINGS, async ({ url: { searchParams } }) => {
    const { kind, hours } = viewOf(searchParams);
    const rows = await sortedTimings(searchParams);
    return csvResponse({ name: `durees-${kind}-${hours}h`, columns: TIMING_COLUMNS, rows });
  }),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return {
    ...(await loadPerformance(searchParams)),
    retried: searchParams.get(STEP.done) === 'retried',
  };
}

export async function action({ url, ...args }: Route.ActionArgs) {
  return handlePost(retryForm, args, () =>
    redirect(url.pathname + addressWith(url.search, { [STEP.done]: 'retried' }), 303),
  );
}

/** How long everything takes, what the processes are, and what waits in their queues. */
export default function Performance({ loaderData, actionData }: Route.ComponentProps) {
  const { view, timings, processes, memory, queues, failures, retried } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  const { search } = useLocation();
  return (
    <AdminPage title={text.title}>
      {retried && !actionData && <p role="status">{text.failures.retried}</p>}
      <FormErrors title="" errors={errors} />
      <p>{text.lead}</p>
      <Tabs
        label={text.period}
        tabs={REPORT_HOURS.map((hours) => ({
          to: addressWith(search, { hours: String(hours) }) || '?',
          label: text.hours[hours],
          current: hours === view.hours,
        }))}
      />
      <Tabs
        label={text.kind}
        tabs={MEASURE_KINDS.map((kind) => ({
          to: addressWith(search, { kind, page: null, sort: null }) || '?',
          label: text.kinds[kind],
          current: kind === view.kind,
        }))}
      />
      <DataTable
        caption={text.timings(view.kind)}
        columns={TIMING_COLUMNS}
        rows={timings.rows}
        rowKey={({ name }) => name}
        spec={TIMINGS}
        state={timings.state}
        empty={text.empty}
      />
      <Processes processes={processes} memory={memory} />
      <Failures failures={failures} />
      <Queues queues={queues} />
      <ServiceWorkerPanel />
    </AdminPage>
  );
}
