import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { STEP } from '#app/ui/address/address.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { listWaitingPairs } from '#modules/moderation/reactions/index.server.ts';
import { queueSummaries } from '#modules/moderation/review/index.server.ts';
import { nowMillis } from '#modules/platform/index.server.ts';
import styles from '../contributions/queue.module.css';
import { BulkForm, DoneNotice } from '../contributions/queue-parts.tsx';
import { QueueTabs } from '../queue-tabs.tsx';
import { ShortcutPage } from '../shortcut-page.tsx';
import { modText, QUEUE_TEXT, queueText } from '../text.ts';
import type { Route } from './+types/summaries.ts';
import { decidePairs } from './decide-action.server.ts';
import { COLUMNS } from './summary-columns.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { summaryRows } from './summary-rows.ts';
import { TABLE } from './summary-table.ts';
import { reactionsText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: modText.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ url: { search } }: Route.LoaderArgs) {
  const parameters = new URLSearchParams(search);
  const queues = await queueSummaries();
  const total = queues.find(({ name }) => name === 'reaction_summaries')?.count ?? 0;
  const state = readTable(TABLE, parameters, total);
  const pairs = await listWaitingPairs(rowsWanted(TABLE, state));
  const rows = summaryRows(pairs, search, nowMillis());
  return { queues, state, rows, done: parameters.get(STEP.done) };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return decidePairs({ request, context }, url);
}

/** The pairs with waiting reactions, each with its votes and the label that they come to. */
export default function ReactionSummaries({ loaderData, actionData }: Route.ComponentProps) {
  const { queues, state, rows } = loaderData;
  const answered = { ...NO_REPLY, done: null, stale: 0, ...actionData };
  const { name, empty } = QUEUE_TEXT.reaction_summaries;
  return (
    <ShortcutPage title={name} crumbs={[{ to: '/mod', label: modText.title }]}>
      <QueueTabs queues={queues} current="reaction_summaries" />
      <DoneNotice done={answered.done ?? loaderData.done} />
      <FormErrors title="" errors={answered.errors} />
      {answered.stale > 0 && (
        <p className={styles.problems} role="alert">
          {text.stale(answered.stale)}
        </p>
      )}
      <div className={styles.split}>
        <BulkForm hasRows={rows.length > 0}>
          <DataTable
            caption={queueText.caption(name)}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            spec={TABLE}
            state={state}
            empty={empty}
            stacked={['waiting', 'since']}
          />
        </BulkForm>
        <SummaryPanel rows={rows} />
      </div>
    </ShortcutPage>
  );
}
