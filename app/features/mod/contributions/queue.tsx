import { data, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { pageParameter } from '#app/ui/data-table/table-state.ts';
import { FilterForm } from '#app/ui/filter-form/filter-form.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { QueueTabs } from '../queue-tabs.tsx';
import { contributionQueue, QUEUE_PATHS } from '../queues.ts';
import { ShortcutPage } from '../shortcut-page.tsx';
import { modText, QUEUE_TEXT, queueText as text } from '../text.ts';
import type { Route } from './+types/queue.ts';
import styles from './queue.module.css';
import { COLUMNS } from './queue-columns.tsx';
import { decideForm, undoForm } from './queue-forms.server.ts';
import { loadQueue } from './queue-page.server.ts';
import {
  BulkForm,
  DecideKeys,
  DeletionReasonField,
  DoneNotice,
  NothingWaits,
} from './queue-parts.tsx';
import { FILTERS, TABLE } from './queue-table.ts';
import { ReviewPanel } from './review-panel.tsx';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: modText.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ params, url: { search } }: Route.LoaderArgs) {
  const found = contributionQueue(params.queue);
  if (!found) throw errorPage(404);
  return loadQueue(found, search);
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  if (!contributionQueue(params.queue)) throw errorPage(404);
  const form = await readFormData(request);
  const args = { request, context, form };
  const to = (done: string) =>
    redirect(url.pathname + addressWith(url.search, { [STEP.done]: done }), 303);
  if (form.has('decisions')) return handlePost(undoForm, args, () => to('undone'));
  return handlePost(decideForm, args, ({ action: did, decisions, problems }) => {
    const done = decisions.length > 0 ? `${did}.${decisions.join('-')}` : null;
    if (problems.length === 0 && done) return to(done);
    return data({ ...NO_REPLY, done, problems }, { status: 409 });
  });
}

/** Contributions of one kind that wait, and one of them whole. */
export default function ContributionQueue({ loaderData, actionData }: Route.ComponentProps) {
  const { queue, queues, filters, state, rows, review } = loaderData;
  const answered = { ...NO_REPLY, done: null, problems: [] as string[], ...actionData };
  const done = answered.done ?? loaderData.done;
  const { name, empty } = QUEUE_TEXT[queue];
  return (
    <ShortcutPage title={name} crumbs={[{ to: '/mod', label: modText.title }]}>
      <QueueTabs queues={queues} current={queue} />
      <DoneNotice done={done} />
      <FormErrors title="" errors={answered.errors} />
      {answered.problems.length > 0 && (
        <div className={styles.problems} role="alert">
          <ul>
            {answered.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <FilterForm
        label={text.filter}
        filters={FILTERS}
        values={filters}
        drops={[pageParameter(TABLE)]}
      />
      <div className={styles.split}>
        <BulkForm
          hasRows={rows.length > 0}
          reason={<DeletionReasonField key={rows.map(({ id }) => id).join()} />}
        >
          <DataTable
            caption={text.caption(name)}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            spec={TABLE}
            state={state}
            stacked={['by']}
            empty={
              <NothingWaits empty={empty} filtered={loaderData.filtered} to={QUEUE_PATHS[queue]} />
            }
          />
        </BulkForm>
        {review && (
          <ReviewPanel review={review}>
            <DecideKeys rows={rows} />
          </ReviewPanel>
        )}
      </div>
    </ShortcutPage>
  );
}
