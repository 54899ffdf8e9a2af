import { Form, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { type FormReply, NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { readTable, rowsWanted, type TableSpec } from '#app/ui/data-table/table-state.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { UndoNotice } from '#app/ui/undo-notice/undo-notice.tsx';
import { cohortIdeas, findCohort } from '#modules/catalogue/cohorts/index.server.ts';
import { cohortRights } from '#modules/moderation/cohorts/index.server.ts';
import { listIdeas } from '#modules/moderation/idea-search/index.server.ts';
import { ContribPage } from '../contrib-page.tsx';
import { searchColumns } from '../idea-search/columns.tsx';
import { labellingAddress } from '../labels/addresses.ts';
import type { Route } from './+types/cohort.ts';
import { cohortForm } from './cohort-forms.server.ts';
import { cohortNumber } from './labels-page.server.ts';
import { cohortLabelsText } from './labels-text.ts';
import { RenameForm } from './rename-form.tsx';
import { cohortText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const TABLE: TableSpec<'added'> = {
  sorts: [],
  defaultSort: { by: 'added', direction: 'asc' },
  pageSize: 50,
};

/** Of the columns of a search those that matter here, so that what can be done stays in sight. */
const COLUMNS = searchColumns({ hasPrices: false, isStaff: false })
  .filter(({ key }) => !['added', 'key'].includes(key))
  .map(({ csv: _, ...column }) => column);

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const cohort = await findCohort({ id: cohortNumber(params.cohort) });
  if (!cohort) throw errorPage(404, text.rejections.unknown_cohort);
  const ids = await cohortIdeas(cohort.id);
  const state = readTable(TABLE, searchParams, ids.length);
  const { offset, limit } = rowsWanted(TABLE, state);
  const done = /^\d{1,15}$/.exec(searchParams.get(STEP.done) ?? '')?.[0] ?? null;
  const mayChange = (await cohortRights(accountOf(context)))(cohort);
  const rows = await listIdeas(ids.slice(offset, offset + limit));
  return { cohort, state, rows, mayChange, done };
}

export async function action(args: Route.ActionArgs) {
  const { pathname, search } = args.url;
  const form = await readFormData(args.request);
  const done = form.get('intent') === 'remove' ? String(form.get('idea')) : null;
  const answer = () => redirect(pathname + addressWith(search, { [STEP.done]: done }), 303);
  return await handlePost(cohortForm, { ...args, form }, answer, cohortNumber(args.params.cohort));
}

/** The ideas of a cohort, and its name. */
export default function CohortPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cohort, state, rows, mayChange, done } = loaderData;
  const { errors, typed }: FormReply = actionData ?? NO_REPLY;
  const version = String(cohort.version);
  const takeOut = {
    key: 'remove',
    header: text.takeOut,
    cell: ({ id, title }: { id: number; title: string }) => (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="remove" />
        <VersionField version={version} />
        <input type="hidden" name="idea" value={id} />
        <StaffButton type="submit" compact>
          {text.takeOut}
          <span className="visually-hidden">{` ${title}`}</span>
        </StaffButton>
      </Form>
    ),
  };
  return (
    <ContribPage
      title={cohort.name}
      crumbs={[{ to: '/contrib/idea/cohort', label: text.title }]}
      actions={
        rows[0] && (
          <>
            <StaffButtonLink to={labellingAddress.cohortIdea(cohort.name, rows[0].key)}>
              {text.labelEach}
            </StaffButtonLink>
            <StaffButtonLink to={`/contrib/idea/cohort/${cohort.id}/labels`}>
              {cohortLabelsText.link}
            </StaffButtonLink>
          </>
        )
      }
    >
      {done && (
        <UndoNotice message={text.takenOut} fields={{ intent: 'add', version, idea: done }} />
      )}
      <RenameForm {...{ cohort, errors, typed, mayChange }} />
      <DataTable
        caption={text.ideasCaption(cohort.name)}
        columns={mayChange ? [...COLUMNS, takeOut] : COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        spec={TABLE}
        state={state}
        stacked={['available', 'labels']}
        empty={
          <EmptyState title={text.noIdeas}>
            <ButtonLink to="/contrib/idea/search">{text.toSearch}</ButtonLink>
          </EmptyState>
        }
      />
    </ContribPage>
  );
}
