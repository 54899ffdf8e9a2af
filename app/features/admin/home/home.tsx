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
import { waitingMerchants } from '#modules/catalogue/merchants/index.server.ts';
import { queueSummaries } from '#modules/moderation/review/index.server.ts';
import { queueCounts } from '#modules/platform/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/home.ts';
import { approveShopForm } from './approve-shop.server.ts';
import styles from './home.module.css';
import { adminHomeText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const [queues, jobs, shops] = await Promise.all([
    queueSummaries(),
    queueCounts(),
    waitingMerchants(),
  ]);
  return {
    waiting: queues.reduce((sum, { count }) => sum + count, 0),
    failed: jobs.flatMap(({ queue, failed }) => (failed > 0 ? [{ queue, failed }] : [])),
    shops: shops.map(({ id, name }) => ({ id, name })),
    approved: searchParams.has(STEP.done),
  };
}

export async function action({ url, ...args }: Route.ActionArgs) {
  return handlePost(approveShopForm, args, () =>
    redirect(url.pathname + addressWith(url.search, { [STEP.done]: 'approved' }), 303),
  );
}

/** What needs an administrator today, one line each. */
export default function AdminHome({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, failed, shops, approved } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  const isCalm = waiting === 0 && failed.length === 0 && shops.length === 0;
  return (
    <AdminPage title={text.title}>
      {approved && !actionData && <p role="status">{text.shops.approved}</p>}
      <FormErrors title="" errors={errors} />
      {isCalm && <EmptyState title={text.nothing} />}
      <ul className={styles.list}>
        {waiting > 0 && (
          <li>
            <Link to="/mod">{text.review(waiting)}</Link>
          </li>
        )}
        {failed.length > 0 && (
          <li>
            {text.failedJobs(failed.reduce((sum, each) => sum + each.failed, 0))}
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
