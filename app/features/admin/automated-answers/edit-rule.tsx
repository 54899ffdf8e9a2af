import { Form, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { revalidateStaleForm } from '#app/shell/forms/stale-form.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Confirm } from '#app/ui/confirm/confirm.tsx';
import { isConfirmed } from '#app/ui/confirm/confirmed.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { doneValue } from '#app/ui/undo-notice/done-notice.tsx';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/edit-rule.ts';
import styles from './automated-answers.module.css';
import { Done } from './done.tsx';
import { RuleForm } from './rule-fields.tsx';
import { answerRuleForm, askedRule, questionChoices, typedOfRule } from './rule-page.server.ts';
import { stateForm } from './state-form.server.ts';
import { rulesText, ruleText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export async function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const rule = await askedRule(params.id);
  const { id, version, paused } = rule;
  const stored = await typedOfRule(rule);
  const done = searchParams.get(STEP.done);
  return { id, version, paused, stored, choices: await questionChoices(), done };
}

export const shouldRevalidate = revalidateStaleForm;

export async function action({ params, url, ...args }: Route.ActionArgs) {
  const rule = await askedRule(params.id);
  const form = await readFormData(args.request);
  const intent = form.get('intent');
  if (intent === null) return await answerRuleForm({ ...args, form }, rule);
  const back = (changes: Parameters<typeof addressWith>[1]) =>
    redirect(url.pathname + addressWith(url.search, changes), 303);
  if (intent === 'delete' && !isConfirmed(form, 'delete'))
    return back({ [STEP.confirm]: 'delete' });
  form.set('rule', String(rule.id));
  return await handlePost(stateForm, { ...args, form }, ({ did, decision }) => {
    const done = { [STEP.done]: doneValue(did, decision) };
    return did === 'deleted'
      ? redirect(`/admin/automated-answers${addressWith('', done)}`, 303)
      : back(done);
  });
}

/** A rule: what it is, and whether it is in force. */
export default function EditRule({ loaderData, actionData }: Route.ComponentProps) {
  const { version, paused, stored, choices, done } = loaderData;
  const reply = actionData && { preview: null, ...actionData };
  const isOfForm = reply && Object.keys(reply.typed).includes('question');
  return (
    <AdminPage
      title={text.editTitle}
      crumbs={[{ to: '/admin/automated-answers', label: rulesText.title }]}
    >
      {!actionData && <Done done={done} />}
      <div className={styles.row}>
        <Badge tone={paused ? 'neutral' : 'good'}>
          {rulesText.states[paused ? 'paused' : 'active']}
        </Badge>
        <Form method="post" preventScrollReset>
          <StaffButton compact type="submit" name="intent" value={paused ? 'resume' : 'pause'}>
            {rulesText[paused ? 'resume' : 'pause']}
          </StaffButton>
        </Form>
        <Confirm
          action="delete"
          label={text.delete}
          question={text.deleteQuestion}
          detail={text.deleteDetail}
          fields={{ intent: 'delete', version }}
        />
      </div>
      <RuleForm
        stored={stored}
        version={version}
        choices={choices}
        reply={reply && { ...reply, typed: isOfForm ? reply.typed : stored }}
      />
    </AdminPage>
  );
}
