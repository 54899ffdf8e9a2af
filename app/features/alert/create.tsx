import { data, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountInfo } from '#app/shell/authentication.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { callerOf } from '#app/shell/forms/define-form.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { initAlert } from '#modules/alerts/index.server.ts';
import type { Route } from './+types/create.ts';
import { answerAlertForm, initialReply } from './alert-form.server.ts';
import { AlertForm } from './alert-form.tsx';
import { alertAnswers } from './api-text.ts';
import { Created } from './created.tsx';
import { createText as text } from './text.ts';
import { useSubmission } from './use-submission.ts';

export const handle: PageHandle = { header: 'plain' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

// With « no-store » the back button would meet an error of the browser instead of the form.
const CACHE = { 'Cache-Control': 'private, no-cache' };

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders ?? loaderHeaders;

async function searchOf(sid: string) {
  const init = await initAlert(sid);
  if (!init.ok) throw errorPage(404, alertAnswers.noSearch);
  return init;
}

export async function loader({ params: { sid }, url, context }: Route.LoaderArgs) {
  const { answers, recipient } = await searchOf(sid);
  const account = accountInfo(context).email;
  const created = CREATED.find((name) => url.searchParams.get('created') === name) ?? null;
  return data(
    { sid, answers, recipient, account, created, begin: initialReply(answers, account) },
    { headers: CACHE },
  );
}

/** What is posted without JavaScript. With it, the alert is created by the call of the API. */
export async function action({ params: { sid }, request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  const { answers } = await searchOf(sid);
  const outcome = await answerAlertForm(sid, answers, form, callerOf(context));
  if (outcome.ok) {
    const created = outcome.needsValidation ? 'needed' : 'notNeeded';
    return redirect(`/alert/create/${sid}?created=${created}`, 303);
  }
  const { reply, status, headers } = outcome;
  return data(reply, { status, headers: { ...CACHE, ...headers } });
}

const CREATED = ['needed', 'notNeeded'] as const;

/** An alert made of a search: what it is, which answers count, where to write. */
export default function CreateAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { created, begin, ...search } = loaderData;
  const { sid } = search;
  const submission = useSubmission(sid);
  const done = submission.created ?? (actionData ? null : created);
  const { leaving, stay } = submission;
  if (done) return <Created sid={sid} how={done} leaving={leaving} onStay={stay} />;
  return <AlertForm {...search} reply={actionData ?? begin} submission={submission} />;
}
