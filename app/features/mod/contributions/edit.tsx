import { Link, redirect } from 'react-router';
import { postEdit } from '#app/features/contrib/index.server.ts';
import { EDIT_BODY_LIMIT, EditFields, editText } from '#app/features/contrib/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { STEP } from '#app/ui/address/address.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { VersionField } from '#app/ui/form-page/version-field.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import {
  type Contribution,
  type DecideResult,
  findContribution,
} from '#modules/moderation/contributions/index.server.ts';
import { ModPage } from '../mod-page.tsx';
import { contributionQueue, QUEUE_PATHS } from '../queues.ts';
import { modText, QUEUE_TEXT, reviewText, editText as text } from '../text.ts';
import type { Route } from './+types/edit.ts';
import styles from './queue.module.css';
import { reviewOf } from './review.server.ts';
import { ReviewPanel } from './review-panel.tsx';

export const handle: PageHandle = { header: 'account', bodyLimit: EDIT_BODY_LIMIT };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: modText.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ params }: Route.LoaderArgs) {
  const { queue, contribution } = await asked(params);
  const review = await reviewOf(contribution);
  return { queue, review };
}

/** The contribution that an address names; of that queue's kind alone. */
async function asked({ queue: slug, id }: { queue: string; id: string }) {
  const found = contributionQueue(slug);
  const contribution = found && /^\d{1,15}$/.test(id) ? await findContribution(Number(id)) : null;
  if (!found || contribution?.kind !== found.kind) throw errorPage(404);
  return { queue: found.queue, contribution };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { queue, contribution } = await asked(params);
  const args = { request, context, form: await readFormData(request) };
  const done = ({ contribution: { state }, decision }: Extract<DecideResult, { ok: true }>) => {
    const did = state === 'accepted' && contribution.state !== 'accepted' ? 'accept' : 'edit';
    const step = decision === null ? '' : `?${STEP.done}=${did}.${decision}`;
    return redirect(QUEUE_PATHS[queue] + step, 303);
  };
  return postEdit(args, contribution, done);
}

const TONES = { waiting: 'waiting', accepted: 'good', deleted: 'bad' } as const;

/** One contribution, to change before it is accepted or after. */
export default function EditContribution({ loaderData, actionData }: Route.ComponentProps) {
  const { queue, review } = loaderData;
  const { errors, typed } = actionData ?? NO_REPLY;
  const { kind, state, version, question_id } = review.contribution as Contribution;
  return (
    <ModPage
      title={text.title(kind)}
      crumbs={[
        { to: '/mod', label: modText.title },
        { to: QUEUE_PATHS[queue], label: QUEUE_TEXT[queue].name },
      ]}
    >
      <p>
        <Badge tone={TONES[state]}>{reviewText.state[state]}</Badge>
      </p>
      <FormErrors title={editText.errors} errors={errors} />
      {state === 'accepted' && question_id !== null && (
        <p>
          <Link to={`/contrib/questions/enrich/${question_id}`}>{editText.openQuestion}</Link>
        </p>
      )}
      <div className={styles.split}>
        <form method="post" className={styles.form} noValidate>
          {/* The version of now: who was told of a change and saves again means it. */}
          <VersionField version={version} key={version} />
          <EditFields
            contribution={review.contribution as Contribution}
            typed={typed}
            errors={errors}
            icons={review.icons}
            titles={review.titles}
            pending={review.pending}
          />
          <p className={styles.bulk}>
            {state !== 'accepted' && (
              <StaffButton type="submit" name="intent" value="accept">
                {text.accept}
              </StaffButton>
            )}
            {state !== 'deleted' && (
              <StaffButton type="submit" name="intent" value="save">
                {text.save}
              </StaffButton>
            )}
          </p>
        </form>
        <ReviewPanel review={review} />
      </div>
    </ModPage>
  );
}
