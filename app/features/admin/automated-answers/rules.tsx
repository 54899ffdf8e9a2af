import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { STEP } from '#app/ui/address/address.ts';
import { storedList } from '#app/ui/data-table/stored-list.server.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import {
  countRules,
  listRules,
  type RuleFilters,
} from '#modules/moderation/automated-answers/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/rules.ts';
import { Done } from './done.tsx';
import { rowsOf } from './rule-row.server.ts';
import { RULES } from './rules-table.tsx';
import { handleStateForm } from './state-form.server.ts';
import { RuleTabs } from './tabs.tsx';
import { rulesText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

const ruleList = storedList(RULES, {
  file: 'reponses-automatiques',
  wanted: ({ q, answer, state }): RuleFilters => ({
    text: q,
    ...(answer && { answer }),
    ...(state && { paused: state === 'paused' }),
  }),
  count: countRules,
  read: async (wanted, rows) => rowsOf(await listRules(wanted, rows)),
});

export const middleware: Route.MiddlewareFunction[] = [ruleList.file];

export async function loader(args: Route.LoaderArgs) {
  return { page: await ruleList.page(args), done: args.url.searchParams.get(STEP.done) };
}

export const action = (args: Route.ActionArgs) => handleStateForm(args);

/** The rules of automated answers. */
export default function Rules({ loaderData, actionData }: Route.ComponentProps) {
  const { page, done } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  return (
    <AdminPage
      title={text.title}
      actions={<StaffButtonLink to="/admin/automated-answers/add">{text.add}</StaffButtonLink>}
    >
      {!actionData && <Done done={done} />}
      <FormErrors title="" errors={errors} />
      <p>{text.lead}</p>
      <RuleTabs />
      <FilteredTable
        {...RULES}
        {...page}
        filterLabel={text.filter}
        caption={text.caption}
        rowKey={({ id }) => id}
        empty={text.empty}
        stacked={['answer', 'when', 'id']}
      />
    </AdminPage>
  );
}
