import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/add-rule.ts';
import { RuleForm } from './rule-fields.tsx';
import { answerRuleForm, questionChoices, typedOfCandidate } from './rule-page.server.ts';
import { rulesText, ruleText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.addTitle });

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return { stored: await typedOfCandidate(searchParams), choices: await questionChoices() };
}

export async function action(args: Route.ActionArgs) {
  return await answerRuleForm(args, null);
}

/** A new rule, empty or as past searches speak for it. */
export default function AddRule({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage
      title={text.addTitle}
      crumbs={[{ to: '/admin/automated-answers', label: rulesText.title }]}
    >
      {loaderData.stored && <p>{text.fromCandidate}</p>}
      <RuleForm {...loaderData} version={null} reply={actionData} />
    </AdminPage>
  );
}
