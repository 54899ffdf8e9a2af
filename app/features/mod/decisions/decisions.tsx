import { Form, redirect, useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { plainColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { undoForm } from '../contributions/queue-forms.server.ts';
import { ModPage } from '../mod-page.tsx';
import { queueText, decisionsText as text } from '../text.ts';
import type { Route } from './+types/decisions.ts';
import { type DecisionRow, decisionsOfFile, loadDecisions } from './decisions-page.server.ts';
import { FILTERS, TABLE } from './decisions-table.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url: { searchParams } }) =>
    csvResponse({ name: text.file, columns: COLUMNS, rows: await decisionsOfFile(searchParams) }),
  ),
];

export async function loader({ url: { search, searchParams } }: Route.LoaderArgs) {
  return { ...(await loadDecisions(search)), undone: searchParams.get(STEP.done) === 'undone' };
}

export async function action({ url, ...args }: Route.ActionArgs) {
  return handlePost(undoForm, args, () =>
    redirect(url.pathname + addressWith(url.search, { [STEP.done]: 'undone' }), 303),
  );
}

/** Shops and automated answers are undone by an admin, where they are decided about; a job that was put back runs at once. */
const IS_UNDONE_HERE: Record<DecisionRow['subject'], boolean> = {
  contribution: true,
  reaction: true,
  contributor: true,
  idea: true,
  question: true,
  cohort: true,
  twin: true,
  merchant: false,
  job: false,
  prediction: true,
  automated_answer: false,
};

const COLUMNS: readonly Column<DecisionRow>[] = [
  { key: 'at', header: text.when, cell: ({ ago }) => ago, csv: ({ at }) => at },
  plainColumn('action', text.what, did),
  plainColumn('on', text.on, about),
  plainColumn('by', text.by, ({ by }) => by),
  plainColumn('contributor', text.contributor, ({ contributors }) =>
    contributors.map(queueText.contributorNumber).join(', '),
  ),
  {
    key: 'state',
    header: text.state,
    csv: ({ undone }) => (undone ? text.undone : text.holds),
    cell: ({ id, undone, subject }) => {
      if (undone) return <Badge>{text.undone}</Badge>;
      return IS_UNDONE_HERE[subject] ? <UndoButton id={id} /> : null;
    },
  },
];

function did({ action, operation }: DecisionRow): string {
  return operation ? text.operations[operation] : text.actions[action];
}

function about({ subject, subject_id, on, operation }: DecisionRow): string {
  if (on || (operation && subject_id === 0)) return on;
  return `${operation ? '' : text.subjects[subject]} n°\u00a0${subject_id}`.trim();
}

function UndoButton({ id }: { id: number }) {
  const { search } = useLocation();
  return (
    <Form method="post" action={addressWith(search, {})} preventScrollReset>
      <StaffButton compact type="submit" name="decisions" value={id}>
        {text.undo}
        <span className="visually-hidden">{text.undoOf(id)}</span>
      </StaffButton>
    </Form>
  );
}

/** Everything that was decided, each to be undone. */
export default function Decisions({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, state, rows, undone } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  return (
    <ModPage title={text.title}>
      {undone && !actionData && <p role="status">{queueText.undone}</p>}
      <FormErrors title="" errors={errors} />
      <FilteredTable
        filterLabel={text.filter}
        filters={FILTERS}
        values={filters}
        caption={text.caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        spec={TABLE}
        state={state}
        empty={text.empty}
        stacked={['by', 'contributor']}
      />
    </ModPage>
  );
}
