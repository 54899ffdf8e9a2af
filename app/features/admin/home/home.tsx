import { Form, Link, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { listFeeds } from '#modules/catalogue/feeds/index.server.ts';
import { waitingMerchants } from '#modules/catalogue/merchants/index.server.ts';
import { queueSummaries } from '#modules/moderation/review/index.server.ts';
import { listProcessStates, nowMillis, queueCounts } from '#modules/platform/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/home.ts';
import { approveShopForm } from './approve-shop.server.ts';
import styles from './home.module.css';
import { adminHomeText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const [queues, jobs, shops, feeds, processes] = await Promise.all([
    queueSummaries(),
    queueCounts(),
    waitingMerchants(),
    listFeeds(),
    listProcessStates(1),
  ]);
  return {
    waiting: queues.reduce((sum, { count }) => sum + count, 0),
    failed: jobs.flatMap(({ queue, failed }) => (failed > 0 ? [{ queue, failed }] : [])),
    feeds: feeds.flatMap(({ id, merchant, name, run }) =>
      run?.state === 'held' || run?.state === 'failed'
        ? [{ id, name: `${merchant}, ${name}`, isHeld: run.state === 'held' }]
        : [],
    ),
    lacksWorker: lacksWorker(processes),
    shops: shops.map(({ id, name }) => ({ id, name })),
    approved: searchParams.has(STEP.done),
  };
}

export async function action({ url, ...args }: Route.ActionArgs) {
  return handlePost(approveShopForm, args, () =>
    redirect(url.pathname + addressWith(url.search, { [STEP.done]: 'approved' }), 303),
  );
}

/** A process tells each minute that it runs. */
const SILENT_MS = 5 * 60_000;

/** Whether web processes run, and no worker does: mails, crawls and nightly work wait. */
function lacksWorker(processes: Awaited<ReturnType<typeof listProcessStates>>): boolean {
  const alive = processes.filter(
    ({ written_at }) => nowMillis() - written_at.getTime() < SILENT_MS,
  );
  return alive.length > 0 && !alive.some(({ role }) => role === 'worker');
}

/** What needs an administrator today, one line each. */
export default function AdminHome({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, failed, shops, feeds, lacksWorker, approved } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  const isCalm =
    !lacksWorker && [failed, shops, feeds].every(({ length }) => length === 0) && waiting === 0;
  return (
    <AdminPage title={text.title}>
      {approved && !actionData && <p role="status">{text.shops.approved}</p>}
      <FormErrors title="" errors={errors} />
      {isCalm && <EmptyState title={text.nothing} />}
      <ul className={styles.list}>
        {lacksWorker && (
          <li>
            <Link to="/admin/perf#processes">{text.noWorker}</Link>
          </li>
        )}
        {feeds.map(({ id, name, isHeld }) => (
          <li key={id}>
            <Link to={`/admin/crawl/flows/${id}`}>
              {isHeld ? text.heldFile(name) : text.failedFile(name)}
            </Link>
          </li>
        ))}
        {waiting > 0 && (
          <li>
            <Link to="/mod">{text.review(waiting)}</Link>
          </li>
        )}
        {failed.length > 0 && (
          <li>
            <Link to="/admin/perf#failures">
              {text.failedJobs(failed.reduce((sum, each) => sum + each.failed, 0))}
            </Link>
            <ul>
              {failed.map(({ queue, failed: count }) => (
                <li key={queue}>{text.queueOf(queue, count)}</li>
              ))}
            </ul>
          </li>
        )}
      </ul>
      {shops.length > 0 && (
        <section aria-labelledby="shops">
          <h2 id="shops">{text.shops.title}</h2>
          <p>{text.shops.lead}</p>
          <ul className={styles.list}>
            {shops.map(({ id, name }) => (
              <li key={id} className={styles.shop}>
                <span>{name}</span>
                <Form method="post" preventScrollReset>
                  <StaffButton compact type="submit" name="merchant" value={id}>
                    {text.shops.approve}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </StaffButton>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </AdminPage>
  );
}
