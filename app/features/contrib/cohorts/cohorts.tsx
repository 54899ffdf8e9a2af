import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { type FormReply, NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { isConfirmed } from '#app/ui/confirm/confirmed.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { readSort, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { UndoNotice } from '#app/ui/undo-notice/undo-notice.tsx';
import { countCohorts, listCohorts } from '#modules/catalogue/cohorts/index.server.ts';
import { COHORT_IDEAS_MAX } from '#modules/catalogue/cohorts/shared.ts';
import { cohortRights } from '#modules/moderation/cohorts/index.server.ts';
import boxStyles from '../box.module.css';
import { ContribPage } from '../contrib-page.tsx';
import { LIMITS, SEARCH_TABLE } from '../idea-search/search-address.ts';
import type { Route } from './+types/cohorts.ts';
import {
  type CohortSource,
  cohortListForm,
  fillCohortForm,
  ideasOf,
} from './cohort-forms.server.ts';
import { COHORT_TABLE, COLUMNS, type CohortRow, removeAction } from './cohort-table.tsx';
import { FillForm } from './fill-form.tsx';
import { cohortText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Cohorts that a search can be added to are chosen among so many. */
const CHOICES_MAX = 100;

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const state = readTable(COHORT_TABLE, searchParams, await countCohorts());
  const source = sourceOf(searchParams);
  const found = source && (await ideasOf(source));
  const choices = { orderBy: 'name', direction: 'asc', limit: CHOICES_MAX, offset: 0 } as const;
  const mayChange = await cohortRights(accountOf(context));
  const listed = await listCohorts(rowsWanted(COHORT_TABLE, state));
  return {
    state,
    rows: listed.map((row): CohortRow => ({ ...row, mayChange: mayChange(row) })),
    source: found,
    choices: source ? await listCohorts(choices) : [],
    done: /^\d{1,9}$/.exec(searchParams.get(STEP.done) ?? '')?.[0] ?? null,
  };
}

/** The search that the address brings along; null without one. */
function sourceOf(parameters: URLSearchParams): CohortSource | null {
  if (!parameters.has('from')) return null;
  const order = new URLSearchParams({ sort: parameters.get('from') ?? '' });
  const { by: orderBy, direction } = readSort(SEARCH_TABLE, order);
  const limit = LIMITS.find((each) => String(each) === parameters.get('limit')) ?? LIMITS[1];
  return { c: parameters.get('c') ?? '', orderBy, direction, limit };
}

export async function action(args: Route.ActionArgs) {
  const { pathname, search, searchParams } = args.url;
  const form = await readFormData(args.request);
  const back = (changes: Parameters<typeof addressWith>[1]) =>
    redirect(pathname + addressWith(search, changes), 303);
  const intent = form.get('intent');
  if (intent === null) {
    return await handlePost(
      fillCohortForm,
      { ...args, form },
      ({ id }) => redirect(`${pathname}/${id}`, 303),
      sourceOf(searchParams),
    );
  }
  const id = String(form.get('id'));
  if (!/^\d{1,10}$/.test(id)) throw errorPage(400);
  const confirm = removeAction(id);
  if (intent === 'delete' && !isConfirmed(form, confirm)) return back({ [STEP.confirm]: confirm });
  return await handlePost(cohortListForm, { ...args, form }, () =>
    back(intent === 'delete' ? { [STEP.done]: id } : {}),
  );
}

/** The cohorts, and a form for a new one. */
export default function Cohorts({ loaderData, actionData }: Route.ComponentProps) {
  const { state, rows, source, choices, done } = loaderData;
  const { errors, typed }: FormReply = actionData ?? NO_REPLY;
  const title = source?.ok ? text.createFrom(source.ids.length) : text.create;
  return (
    <ContribPage title={text.title}>
      {done && <UndoNotice message={text.removed} fields={{ intent: 'restore', id: done }} />}
      <p>{text.lead}</p>
      <section className={boxStyles.box}>
        <h2>{title}</h2>
        {source?.ok && source.isCut && (
          <p>{text.cutFrom(Math.min(source.ids.length, COHORT_IDEAS_MAX))}</p>
        )}
        {source && !source.ok && <p role="alert">{text.rejections[source.reason]}</p>}
        <FillForm {...{ errors, typed, choices }} hasSource={source !== null} />
      </section>
      <DataTable
        caption={text.caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        spec={COHORT_TABLE}
        state={state}
        stacked={['ideas', 'created']}
        empty={
          <EmptyState title={text.empty}>
            <p>{text.emptyHelp}</p>
            <ButtonLink to="/contrib/idea/search">{text.toSearch}</ButtonLink>
          </EmptyState>
        }
      />
      <p>
        <StaffButtonLink to="/contrib/idea/search">{text.toSearch}</StaffButtonLink>
      </p>
    </ContribPage>
  );
}
