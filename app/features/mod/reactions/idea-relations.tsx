import { Form, redirect, useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { findIdea } from '#modules/catalogue/ideas/index.server.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import { reactionsOfIdea } from '#modules/moderation/reactions/index.server.ts';
import styles from '../contributions/queue.module.css';
import { undoForm } from '../contributions/queue-forms.server.ts';
import { DoneNotice } from '../contributions/queue-parts.tsx';
import { ModPage } from '../mod-page.tsx';
import { modText } from '../text.ts';
import type { Route } from './+types/idea-relations.ts';
import choiceStyles from './reactions.module.css';
import { relabelForm } from './relabel-form.server.ts';
import { LABEL_TEXT, reactionsText, ideaText as text } from './text.ts';
import { VoteList } from './vote-list.tsx';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: modText.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

async function ideaOf({ mid, iid }: { mid: string; iid: string }) {
  const idea = /^\d{1,9}$/.test(mid)
    ? await findIdea({ merchant_id: Number(mid), id_within_merchant: iid })
    : null;
  if (!idea) throw errorPage(404);
  return idea;
}

export async function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const { id, title, key } = await ideaOf(params);
  const pairs = await reactionsOfIdea(id);
  return { title, pairs, key: formatIdeaKey(key), done: searchParams.get(STEP.done) };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { id } = await ideaOf(params);
  const args = { request, context, form: await readFormData(request) };
  const to = (done: string) =>
    redirect(url.pathname + addressWith(url.search, { [STEP.done]: done }), 303);
  if (args.form.has('decisions')) return handlePost(undoForm, args, () => to('undone'));
  return handlePost(relabelForm, args, ({ decisions }) => to(`accept.${decisions.join('-')}`), id);
}

/** Every reaction to one idea, question by question, with its label and the way to change it. */
export default function IdeaRelations({ loaderData, actionData }: Route.ComponentProps) {
  const { title, pairs, key, done } = loaderData;
  return (
    <ModPage
      title={title}
      crumbs={[{ to: '/mod', label: modText.title }]}
      actions={
        <ButtonLink to={`/square?h=${encodeURIComponent(key)}`} reloadDocument>
          {text.openIdea}
        </ButtonLink>
      }
    >
      <DoneNotice done={done} />
      <FormErrors title="" errors={(actionData ?? NO_REPLY).errors} />
      {pairs.length === 0 && <EmptyState title={text.empty} />}
      {pairs.map((pair) => (
        <PairPanel key={pair.question_id} pair={pair} />
      ))}
    </ModPage>
  );
}

function PairPanel({ pair }: { pair: Route.ComponentProps['loaderData']['pairs'][number] }) {
  const { search } = useLocation();
  const { question_id, question, label, derived, votes, waiting, version, proposed } = pair;
  const own = label ? LABEL_TEXT[label] : reactionsText.noLabel;
  return (
    <section className={styles.panel}>
      <h2>{question}</h2>
      <p>
        {reactionsText.current}
        {'\u00a0: '}
        {derived ? reactionsText.derived(LABEL_TEXT[derived]) : own}
        {waiting > 0 && <span className={styles.soft}> · {text.waiting(waiting)}</span>}
      </p>
      <VoteList votes={votes} />
      <Form
        method="post"
        action={addressWith(search, {})}
        className={styles.bulk}
        preventScrollReset
      >
        <input type="hidden" name="question" value={question_id} />
        <VersionField version={version} key={version} />
        <select
          className={choiceStyles.choice}
          name="label"
          aria-label={text.label(question)}
          defaultValue={proposed ?? 'None'}
        >
          {Object.entries(LABEL_TEXT).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <StaffButton compact type="submit">
          {text.change}
          <span className="visually-hidden">{text.of(question)}</span>
        </StaffButton>
      </Form>
    </section>
  );
}
