import { useState } from 'react';
import { data, Form, redirect, useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { fieldsOf, readFormData } from '#app/shell/forms/fields.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { ContribPage } from '../contrib-page.tsx';
import { IdeaPreview } from '../idea-preview.tsx';
import { SimilarIdeas } from '../similar-ideas.tsx';
import { addText } from '../text.ts';
import type { Route } from './+types/add-generic.ts';
import { addGenericForm } from './add-form.server.ts';
import { GenericIdeaFields } from './fields.tsx';
import styles from './generic-idea.module.css';
import { proposalsFor } from './proposals.server.ts';
import { addGenericText as text } from './text.ts';
import { DEFAULT_TYPED, previewTyped, type TypedTexts } from './typed.ts';
import { useProposals } from './use-proposals.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

/** Ideas and pictures that go with the words of the address: scripts ask for them while something is typed. */
export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const proposals = await proposalsFor(
    searchParams.get('title') ?? '',
    searchParams.get('description') ?? '',
  );
  return { proposals, done: searchParams.get(STEP.done) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readFormData(request);
  const { typed } = fieldsOf(form, addGenericForm.schema);
  const proposals = await proposalsFor(typed.title ?? '', typed.description ?? '');
  if (form.has('preview')) return { ...NO_REPLY, typed, proposals };
  const reply = await handlePost(addGenericForm, { request, context, form }, ({ contribution }) =>
    redirect(url.pathname + addressWith('', { [STEP.done]: contribution.state }), 303),
  );
  if (reply instanceof Response) return reply;
  return data({ ...reply.data, proposals }, reply.init ?? undefined);
}

/** Proposes an idea that any shop may have; each one sent is followed by an empty form. */
export default function AddGenericIdea(props: Route.ComponentProps) {
  return <Proposal key={useLocation().key} {...props} />;
}

/** The form, with what the idea will look like beside it. */
function Proposal({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { errors, typed: posted } = actionData ?? NO_REPLY;
  const first: TypedTexts = { ...DEFAULT_TYPED, ...(posted as TypedTexts) };
  const [typed, setTyped] = useState(first);
  const proposals = useProposals(actionData?.proposals ?? loaderData.proposals, typed);
  const done = actionData ? null : loaderData.done;
  return (
    <ContribPage
      title={text.title}
      crumbs={[
        { to: '/contrib/', label: addText.home },
        { to: '/contrib/ideas/add', label: addText.title },
      ]}
    >
      {(done === 'waiting' || done === 'accepted') && (
        <p role="status" className={styles.done}>
          {text.done[done]}
        </p>
      )}
      <FormErrors title={text.errors} errors={errors} />
      <div className={styles.split}>
        <Form
          method="post"
          action={addressWith(search, {})}
          noValidate
          className={styles.form}
          onInput={({ currentTarget }) => setTyped(textsOfForm(currentTarget))}
        >
          <GenericIdeaFields typed={first} errors={errors} pictures={proposals.pictures} />
          <p className={styles.buttons}>
            <Button type="submit" look="primary">
              {text.submit}
            </Button>
            <Button type="submit" name="preview" value="1">
              {text.preview}
            </Button>
          </p>
        </Form>
        <aside aria-label={text.previewLabel} className={styles.aside}>
          <h2>{text.previewLabel}</h2>
          <IdeaPreview idea={previewTyped(typed)} />
          <h2>{text.similar}</h2>
          <div aria-live="polite">
            <SimilarIdeas similar={proposals.similar} />
          </div>
        </aside>
      </div>
    </ContribPage>
  );
}

function textsOfForm(form: HTMLFormElement): TypedTexts {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
