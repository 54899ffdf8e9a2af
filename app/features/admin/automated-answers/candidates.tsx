import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { STEP } from '#app/ui/address/address.ts';
import { storedList } from '#app/ui/data-table/stored-list.server.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import {
  countCandidates,
  type ListedCandidate,
  listCandidates,
} from '#modules/engine/insight/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/candidates.ts';
import { CANDIDATES, type CandidateRow } from './candidates-table.tsx';
import { Done } from './done.tsx';
import { textsOf } from './rule-row.server.ts';
import { conditionsOf } from './rule-words.ts';
import { handleStateForm } from './state-form.server.ts';
import { RuleTabs } from './tabs.tsx';
import { rulesText, candidatesText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

const candidateList = storedList(CANDIDATES, {
  file: 'propositions-de-regles',
  wanted: ({ q, state }) => ({ text: q, dismissed: state === 'dismissed' }),
  count: countCandidates,
  read: async (wanted, rows) => rowsOf(await listCandidates(wanted, rows)),
});

export const middleware: Route.MiddlewareFunction[] = [candidateList.file];

export async function loader(args: Route.LoaderArgs) {
  return { page: await candidateList.page(args), done: args.url.searchParams.get(STEP.done) };
}

async function rowsOf(candidates: readonly ListedCandidate[]): Promise<CandidateRow[]> {
  const texts = await textsOf(candidates.flatMap(({ conditions }) => conditions));
  return candidates.map((candidate) => ({
    ...candidate,
    when: conditionsOf({ ...candidate, hint_words: null }, texts),
  }));
}

export const action = (args: Route.ActionArgs) => handleStateForm(args);

/** The rules that past searches speak for. */
export default function Candidates({ loaderData, actionData }: Route.ComponentProps) {
  const { page, done } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  return (
    <AdminPage
      title={text.title}
      crumbs={[{ to: '/admin/automated-answers', label: rulesText.title }]}
    >
      {!actionData && <Done done={done} />}
      <FormErrors title="" errors={errors} />
      <p>{text.lead}</p>
      <RuleTabs />
      <FilteredTable
        {...CANDIDATES}
        {...page}
        filterLabel={text.filter}
        caption={text.caption}
        rowKey={({ id }) => id}
        empty={text.empty}
      />
      <p>{text.figures}</p>
    </AdminPage>
  );
}
