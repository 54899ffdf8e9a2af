import { redirect, useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { csvMiddleware } from '#app/ui/data-table/csv-response.server.ts';
import { listFile, listResponse } from '#app/ui/data-table/list-file.server.ts';
import { ListTable } from '#app/ui/filtered-table/list-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { listProcessStates, listTimings } from '#modules/platform/index.server.ts';
import { MEASURE_KINDS, REPORT_HOURS } from '#modules/platform/shared.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/perf.ts';
import { FAILURES, Failures } from './failures.tsx';
import {
  failureLines,
  loadPerformance,
  processLines,
  queueLines,
  viewOf,
} from './perf-page.server.ts';
import { PROCESSES, Processes } from './processes.tsx';
import { QUEUES, Queues } from './queues.tsx';
import { retryForm } from './retry-form.server.ts';
import { ServiceWorkerPanel } from './service-worker.tsx';
import { TIMINGS } from './tables.ts';
import { perfText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TIMINGS.spec, async ({ url: { searchParams } }) => {
    const { kind, hours } = viewOf(searchParams);
    const timings = await listTimings(kind, hours);
    return listResponse(TIMINGS, `durees-${kind}-${hours}h`, timings, searchParams);
  }),
  listFile(PROCESSES, text.processes.file, async ({ url }) => {
    const { hours } = viewOf(url.searchParams);
    return processLines(await listProcessStates(hours));
  }),
  listFile(QUEUES, text.queues.file, queueLines),
  listFile(FAILURES, text.failures.file, failureLines),
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
          to: addressWith(search, { kind, page: null, sort: null, q: null }) || '?',
          label: text.kinds[kind],
          current: kind === view.kind,
        }))}
      />
      <ListTable
        caption={text.timings(view.kind)}
        list={TIMINGS}
        page={timings}
        rowKey={({ name }) => name}
        empty={text.empty}
      />
      <Processes page={processes} memory={memory} />
      <Failures page={failures} />
      <Queues page={queues} />
      <ServiceWorkerPanel />
    </AdminPage>
  );
}
