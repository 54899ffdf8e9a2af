import { data, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { fieldsOf, readFormData } from '#app/shell/forms/fields.server.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { revalidateStaleForm } from '#app/shell/forms/stale-form.ts';
import { STEP } from '#app/ui/address/address.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import {
  findQuestion,
  findQuestionTexts,
  questionTexts,
  questionVersion,
} from '#modules/catalogue/questions/index.server.ts';
import { LAST_QUESTION_ID } from '#modules/catalogue/shared.ts';
import { ContribPage } from '../contrib-page.tsx';
import { applyChoices, EDIT_BODY_LIMIT } from '../edit/merge-typed.ts';
import type { Route } from './+types/enrich.ts';
import { enrichQuestionForm, enrichSchema } from './enrich-form.server.ts';
import { EnrichForm, type EnrichReply } from './enrich-form.tsx';
import { listText, enrichText as text } from './text.ts';

export const handle: PageHandle = { header: 'account', bodyLimit: EDIT_BODY_LIMIT };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Questions that the list to choose from names. */
const CHOICES_MAX = 1000;

async function questionOf(qid: string) {
  const id = /^[1-9]\d{0,4}$/.test(qid) ? Number(qid) : 0;
  const question = id > 0 && id <= LAST_QUESTION_ID ? await findQuestion(id) : null;
  if (!question) throw errorPage(404);
  return question;
}

export async function loader({ params: { qid } }: Route.LoaderArgs) {
  const question = await questionOf(qid);
  const others = question.relations.map(({ from, to }) => (from === question.id ? to : from));
  const all = await questionTexts();
  const texts = [...(await findQuestionTexts(others)), question];
  return {
    question,
    version: questionVersion(question),
    texts: Object.fromEntries(texts.map(({ id, content }) => [id, content])),
    choices: all.filter(({ id }) => id !== question.id).slice(0, CHOICES_MAX),
  };
}

export const shouldRevalidate = revalidateStaleForm;

export async function action(args: Route.ActionArgs) {
  const { id } = await questionOf(args.params.qid);
  const form = applyChoices(await readFormData(args.request));
  const { typed } = fieldsOf(form, enrichSchema);
  const answer = await handlePost(
    enrichQuestionForm,
    { ...args, form },
    (result) =>
      result.kind === 'saved'
        ? redirect(
            `/contrib/questions?${STEP.done}=${result.accepted ? 'accepted' : 'proposed'}`,
            303,
          )
        : result,
    id,
  );
  if (answer instanceof Response) return answer;
  if ('kind' in answer) {
    return { typed, errors: {}, plan: answer.plan, seen: answer.seen } satisfies EnrichReply;
  }
  const { errors } = answer.data;
  return data({ typed, errors, plan: null, seen: null } satisfies EnrichReply, answer.init ?? {});
}

/** A question as it is edited: its texts, and what its answers say about other questions. */
export default function EnrichQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { question } = loaderData;
  return (
    <ContribPage title={text.title} crumbs={[{ to: '/contrib/questions', label: listText.title }]}>
      <p>{question.content}</p>
      <EnrichForm {...loaderData} reply={actionData ?? null} />
    </ContribPage>
  );
}
