import { useState } from 'react';
import { data, redirect, useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { fieldsOf, readFormData } from '#app/shell/forms/fields.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { errorText } from '#app/ui/text/errors.ts';
import { rateLimit } from '#modules/platform/index.server.ts';
import { ContribPage } from '../contrib-page.tsx';
import { IdeaPreview } from '../idea-preview.tsx';
import { SimilarIdeas } from '../similar-ideas.tsx';
import { addText } from '../text.ts';
import type { Route } from './+types/add-generic.ts';
import { addGenericForm } from './add-form.server.ts';
import { GenericIdeaFields } from './fields.tsx';
import styles from './generic-idea.module.css';
import { prefill, wantedQuestion } from './prefill.ts';
import { type Proposals, proposalsFor } from './proposals.server.ts';
import { QuestionsField } from './questions-field.tsx';
import { addGenericText as text } from './text.ts';
import { ThankYou } from './thank-you.tsx';
import { previewTyped, type TypedTexts } from './typed.ts';
import { useProposals } from './use-proposals.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const NO_PROPOSALS: Proposals = { similar: [], icons: [], questions: [] };

/** What goes with the words of the address: scripts ask for it while something is typed. */
export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const typed = prefill(searchParams);
  const question = wantedQuestion(searchParams);
  const proposals = await proposalsFor(typed, question);
  return { typed, question, proposals, done: searchParams.get(STEP.done) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readFormData(request);
  const { typed } = fieldsOf(form, addGenericForm.schema);
  const wait = await rateLimit({ idea_draft: String(visitorOf(context)?.account.id) });
  if (wait !== null) {
    const reply = { typed, errors: { '': [errorText(429).message] }, proposals: NO_PROPOSALS };
    const init = { status: 429, headers: { 'Retry-After': String(wait) } };
    return data({ ...reply, isPreview: false }, init);
  }
  const proposals = await proposalsFor(typed, wantedQuestion(url.searchParams));
  if (form.has('preview')) return { ...NO_REPLY, typed, proposals, isPreview: true };
  const reply = await handlePost(addGenericForm, { request, context, form }, ({ contribution }) =>
    redirect(url.pathname + addressWith('', { [STEP.done]: contribution.state }), 303),
  );
  if (reply instanceof Response) return reply;
  return data({ ...reply.data, proposals, isPreview: true }, reply.init ?? undefined);
}

/** Proposes an idea that any shop may have, with what it will look like beside it. */
export default function AddGenericIdea({ loaderData, actionData }: Route.ComponentProps) {
  const { done } = loaderData;
  const crumbs = [
    { to: '/contrib/', label: addText.home },
    { to: '/contrib/ideas/add', label: addText.title },
  ];
  if (!actionData && (done === 'waiting' || done === 'accepted')) {
    return (
      <ContribPage title={text.done[done].title} crumbs={crumbs}>
        <ThankYou state={done} />
      </ContribPage>
    );
  }
  const { errors } = actionData ?? NO_REPLY;
  return (
    <ContribPage title={text.title} crumbs={crumbs}>
      <FormErrors title={text.errors} errors={errors} />
      <IdeaForm
        first={(actionData?.typed as TypedTexts | undefined) ?? loaderData.typed}
        errors={errors}
        proposed={actionData?.proposals ?? loaderData.proposals}
        question={loaderData.question}
        isPreview={actionData?.isPreview ?? false}
      />
    </ContribPage>
  );
}

type IdeaFormProps = {
  first: TypedTexts;
  errors: Parameters<typeof GenericIdeaFields>[0]['errors'];
  proposed: Route.ComponentProps['loaderData']['proposals'];
  question: number | null;
  /** The form was sent once: without scripts too, what it will look like has been seen. */
  isPreview: boolean;
};

function IdeaForm({ first, errors, proposed, question, isPreview }: IdeaFormProps) {
  const { search } = useLocation();
  const [typed, setTyped] = useState(first);
  const { similar, icons, questions } = useProposals(proposed, typed, question);
  return (
    <div className={styles.split}>
      <form
        method="post"
        action={addressWith(search, {})}
        noValidate
        className={styles.form}
        onInput={({ currentTarget }) => setTyped(textsOfForm(currentTarget))}
      >
        <GenericIdeaFields typed={first} errors={errors} icons={icons} />
        <QuestionsField questions={questions} typed={first} errors={errors} />
        <p className={styles.buttons} data-previewed={isPreview || undefined}>
          <Button type="submit" look="primary">
            {text.submit}
          </Button>
          <Button type="submit" name="preview" value="1">
            {text.preview}
          </Button>
        </p>
      </form>
      <aside
        aria-label={text.previewLabel}
        className={styles.aside}
        data-previewed={isPreview || undefined}
      >
        <h2>{text.previewLabel}</h2>
        <IdeaPreview idea={previewTyped(typed, icons)} />
        <div aria-live="polite" className={styles.similar}>
          {similar.length > 0 && (
            <>
              <h2>{text.similar}</h2>
              <SimilarIdeas similar={similar} />
            </>
          )}
        </div>
      </aside>
    </div>
  );
}

function textsOfForm(form: HTMLFormElement): TypedTexts {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries as [string, string][]);
}
