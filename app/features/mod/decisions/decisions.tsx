import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { undoForm } from '../contributions/queue-forms.server.ts';
import { ModPage } from '../mod-page.tsx';
import { queueText, decisionsText as text } from '../text.ts';
import type { Route } from './+types/decisions.ts';
import { decisionList } from './decision-list.server.ts';
import { DECISIONS } from './decisions-table.tsx';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const middleware: Route.MiddlewareFunction[] = [decisionList.file];

export async function loader(args: Route.LoaderArgs) {
  const undone = args.url.searchParams.get(STEP.done) === 'undone';
  return { page: await decisionList.page(args), undone };
}

export async function action({ url, ...args }: Route.ActionArgs) {
  return handlePost(undoForm, args, () =>
    redirect(url.pathname + addressWith(url.search, { [STEP.done]: 'undone' }), 303),
  );
}

/** Everything that was decided, each to be undone. */
export default function Decisions({ loaderData, actionData }: Route.ComponentProps) {
  const { page, undone } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  return (
    <ModPage title={text.title}>
      {undone && !actionData && <p role="status">{queueText.undone}</p>}
      <FormErrors title="" errors={errors} />
      <FilteredTable
        {...DECISIONS}
        {...page}
        filterLabel={text.filter}
        caption={text.caption}
        rowKey={({ id }) => id}
        empty={text.empty}
        stacked={['by', 'contributor']}
      />
    </ModPage>
  );
}
