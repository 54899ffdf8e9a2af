import { data, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { STEP } from '#app/ui/address/address.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { rateLimit } from '#modules/platform/index.server.ts';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/add.ts';
import { draftOf, hasAllTexts, sentDraftOf } from './add-draft.server.ts';
import { addQuestionForm } from './add-form.server.ts';
import { AddForm, type Draft } from './add-form.tsx';
import { fieldsText, listText, addText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const EMPTY: Draft = { ...NO_REPLY, chosen: [], found: null, similar: [], step: 'begin' };

/** Buttons but the last one change the form; a question whose texts were never shown is shown with them first. */
export async function action(args: Route.ActionArgs) {
  const form = await readFormData(args.request);
  const key = { question_draft: String(visitorOf(args.context)?.account.id) };
  const wait = await rateLimit(key);
  if (wait !== null) {
    const sent = await sentDraftOf(form);
    return data({ ...sent, errors: { '': [fieldsText.tooMany] }, step: 'begin' } satisfies Draft, {
      status: 429,
      headers: { 'Retry-After': String(wait) },
    });
  }
  const draft = await draftOf(form);
  const isSent = form.get('step') === 'save';
  const isBare = draft.chosen.length === 0 || !String(form.get('sentence') ?? '').trim();
  if (!isSent || (!isBare && !hasAllTexts(form))) {
    const step = isSent ? 'check' : 'begin';
    return { ...draft, errors: {}, step } satisfies Draft;
  }
  const answer = await handlePost(addQuestionForm, { ...args, form }, ({ contribution }) =>
    redirect(
      `/contrib/questions?${STEP.done}=${contribution.state === 'accepted' ? 'accepted' : 'proposed'}`,
      303,
    ),
  );
  if (answer instanceof Response) return answer;
  const { init, data: reply } = answer;
  return data({ ...draft, errors: reply.errors, step: 'begin' } satisfies Draft, init ?? {});
}

/** A new question: a sentence, the texts that follow from it, and the ideas that it tells apart. */
export default function AddQuestion({ actionData }: Route.ComponentProps) {
  return (
    <ContribPage title={text.title} crumbs={[{ to: '/contrib/questions', label: listText.title }]}>
      <p>{text.intro}</p>
      <AddForm draft={actionData ?? EMPTY} />
    </ContribPage>
  );
}
