import { type RouterContextProvider, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { Confirm } from '#app/ui/confirm/confirm.tsx';
import { isConfirmed } from '#app/ui/confirm/confirmed.ts';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import {
  type Contribution,
  findOwnContribution,
  findPendingChange,
  originalDraft,
} from '#modules/moderation/contributions/index.server.ts';
import { ContribPage } from '../contrib-page.tsx';
import { iconsFor } from '../generic-idea/proposals.server.ts';
import { addText, WITHDRAWN } from '../text.ts';
import type { Route } from './+types/own.ts';
import { draftTitles } from './draft-titles.server.ts';
import { DraftView } from './draft-view.tsx';
import styles from './edit.module.css';
import { EditFields } from './edit-fields.tsx';
import { withdrawForm } from './edit-forms.server.ts';
import { EDIT_BODY_LIMIT } from './merge-typed.ts';
import { postEdit } from './post-edit.server.ts';
import { editText, ownText as text } from './text.ts';

export const handle: PageHandle = { header: 'account', bodyLimit: EDIT_BODY_LIMIT };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const contribution = await asked(context, params.id);
  const { kind, draft } = contribution;
  const [icons, pending, original] = await Promise.all([
    kind === 'generic_idea' ? iconsFor(draft) : [],
    findPendingChange(contribution),
    originalDraft(contribution),
  ]);
  const titles = await draftTitles([draft, pending?.draft ?? draft, original ?? draft]);
  const done = url.searchParams.get(STEP.done);
  return { contribution, icons, titles, pending, original, done };
}

/** The contribution that an address names; of the account alone. */
async function asked(context: Readonly<RouterContextProvider>, id: string): Promise<Contribution> {
  const account = accountOf(context);
  const found = /^\d{1,15}$/.test(id) ? await findOwnContribution(account, Number(id)) : null;
  if (!found) throw errorPage(404);
  return found;
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const contribution = await asked(context, params.id);
  const form = await readFormData(request);
  const args = { request, context, form };
  if (form.get('intent') === 'withdraw') {
    if (!isConfirmed(form, 'withdraw')) throw errorPage(400);
    const home = `/contrib/${addressWith('', { [STEP.done]: WITHDRAWN })}`;
    return handlePost(withdrawForm, args, () => redirect(home, 303), contribution.id);
  }
  return postEdit(args, contribution, () =>
    redirect(url.pathname + addressWith('', { [STEP.done]: 'saved' }), 303),
  );
}

/** What the account proposed: to be changed or withdrawn while it waits. */
export default function OwnContribution({ loaderData, actionData }: Route.ComponentProps) {
  const { icons, titles, pending, original, done } = loaderData;
  const contribution = loaderData.contribution as Contribution;
  const { kind, state, version } = contribution;
  const { errors, typed } = actionData ?? NO_REPLY;
  const isWritten = Object.keys(typed).length > 0;
  return (
    <ContribPage title={text.title[kind]} crumbs={[{ to: '/contrib/', label: addText.home }]}>
      {state === 'waiting' ? (
        <>
          <p role="status">{!actionData && done === 'saved' ? text.saved : text.lead}</p>
          <FormErrors title={editText.errors} errors={errors} />
        </>
      ) : (
        <p role={actionData ? 'alert' : 'status'}>
          {isWritten ? text.decidedMeanwhile[state] : text.over[state]}
        </p>
      )}
      <div className={styles.split}>
        {(state === 'waiting' || isWritten) && (
          <div className={styles.form}>
            <form method="post" className={styles.form} noValidate>
              {/* The version of now: who was told of a change and saves again means it. */}
              <VersionField version={version} key={version} />
              <EditFields {...{ contribution, typed, errors, icons, titles, pending }} />
              {state === 'waiting' && (
                <StaffButton type="submit" name="intent" value="save">
                  {text.save}
                </StaffButton>
              )}
            </form>
            {state === 'waiting' && (
              <Confirm
                action="withdraw"
                label={text.withdraw}
                question={text.withdrawQuestion}
                detail={text.withdrawDetail}
                fields={{ intent: 'withdraw', version: String(version) }}
              />
            )}
          </div>
        )}
        <section className={styles.now} aria-label={text.now[state]}>
          <h2>{text.now[state]}</h2>
          <DraftView proposed={contribution} titles={titles} pending={pending} />
          {original && (
            <details>
              <summary>{text.original}</summary>
              <DraftView proposed={{ kind, draft: original }} titles={titles} />
            </details>
          )}
        </section>
      </div>
    </ContribPage>
  );
}
