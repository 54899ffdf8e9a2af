import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { Confirm } from '#app/ui/confirm/confirm.tsx';
import { readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { readFilters } from '#app/ui/filter-form/filters.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { type KeyFigure, KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { formatAgo, formatQuantity } from '#app/ui/text/format.ts';
import { DoneNotice, doneValue } from '#app/ui/undo-notice/done-notice.tsx';
import {
  countReactionsOf,
  findReactingContributor,
  listReactionsOf,
} from '#modules/moderation/reactions/index.server.ts';
import { nowMillis } from '#modules/platform/index.server.ts';
import { undoForm } from '../contributions/queue-forms.server.ts';
import { ModPage } from '../mod-page.tsx';
import { QUEUE_PATHS } from '../queues.ts';
import { modText, QUEUE_TEXT } from '../text.ts';
import type { Route } from './+types/contributor.ts';
import { agreementOf } from './agreement.ts';
import { COLUMNS, FILTERS, TABLE } from './contributor-table.tsx';
import { REVERT } from './revert.ts';
import { revertForm } from './revert-form.server.ts';
import { contributorsText as text, weight } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: modText.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The number that an address names; anything else is not found. */
function idOf({ uid }: { uid: string }): number {
  if (!/^\d{1,15}$/.test(uid)) throw errorPage(404);
  return Number(uid);
}

export async function loader({ params, url: { search } }: Route.LoaderArgs) {
  const contributor = await findReactingContributor(idOf(params));
  if (!contributor) throw errorPage(404);
  const parameters = new URLSearchParams(search);
  const values = readFilters(FILTERS, parameters);
  const filters = { contributor_id: contributor.id, state: values.state };
  const state = readTable(TABLE, parameters, await countReactionsOf(filters));
  const reactions = await listReactionsOf(filters, rowsWanted(TABLE, state));
  const rows = reactions.map((row) => ({ ...row, ago: formatAgo(row.given_at, nowMillis()) }));
  return { contributor, values, state, rows, done: parameters.get(STEP.done) };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const contributor = await findReactingContributor(idOf(params));
  if (!contributor) throw errorPage(404);
  const args = { request, context, form: await readFormData(request) };
  const to = (done: string) =>
    redirect(url.pathname + addressWith(url.search, { [STEP.done]: done }), 303);
  if (args.form.has('decisions')) return handlePost(undoForm, args, () => to('undone'));
  return handlePost(
    revertForm,
    args,
    ({ decision }) => to(decision === null ? 'nothing' : doneValue('revert', decision)),
    contributor.id,
  );
}

/** A contributor's reactions beside what others say, and the way to take all of them back. */
export default function Contributor({ loaderData, actionData }: Route.ComponentProps) {
  const { contributor, values, state, rows } = loaderData;
  const { id, waiting, accepted, rejected } = contributor;
  const figures = [
    { label: text.waiting, value: formatQuantity(waiting) },
    { label: text.accepted, value: formatQuantity(accepted) },
    { label: text.rejected, value: formatQuantity(rejected) },
    figureOf(text.agreement, agreementOf(contributor)),
    figureOf(text.weight, contributor.weight === null ? null : weight(contributor.weight)),
  ];
  return (
    <ModPage
      title={text.number(id)}
      crumbs={[
        { to: '/mod', label: modText.title },
        { to: QUEUE_PATHS.user_reactions, label: QUEUE_TEXT.user_reactions.name },
      ]}
      actions={
        <Confirm
          action={REVERT}
          label={text.revert}
          question={text.revertQuestion(id)}
          detail={text.revertDetail}
          fields={{}}
        />
      }
    >
      <DoneNotice
        done={loaderData.done}
        messages={text.done}
        undo={(decisions) => ({ decisions })}
      />
      <FormErrors title="" errors={(actionData ?? NO_REPLY).errors} />
      <KeyFigures figures={figures} />
      <FilteredTable
        filterLabel={text.filter}
        filters={FILTERS}
        values={values}
        caption={text.listCaption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ idea_id, question_id }) => `${idea_id}-${question_id}`}
        spec={TABLE}
        state={state}
        empty={text.none}
      />
    </ModPage>
  );
}

/** A dash, and why, in place of a figure that is not known. */
function figureOf(label: string, value: string | null): KeyFigure {
  return value === null ? { label, value: '–', note: text.unknown } : { label, value };
}
