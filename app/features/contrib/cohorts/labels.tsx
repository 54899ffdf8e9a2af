import { data, Form, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { type FormReply, NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { Field, SelectField } from '#app/ui/field/field.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { FormNotice } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { UndoNotice } from '#app/ui/undo-notice/undo-notice.tsx';
import boxStyles from '../box.module.css';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/labels.ts';
import { labelCohortForm, undoLabelsForm } from './labels-forms.server.ts';
import { cohortNumber, loadLabelsPage } from './labels-page.server.ts';
import { LabelsPreview } from './labels-preview.tsx';
import { cohortLabelsText as text } from './labels-text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** What was just done: how many ideas changed and, of staff, the decision; or that it was undone. */
const DONE = /^(?:(\d{1,4})(?:-(\d{1,15}))?|undone)$/;

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const page = await loadLabelsPage(accountOf(context), cohortNumber(params.cohort), searchParams);
  const done = DONE.exec(searchParams.get(STEP.done) ?? '');
  const decision = done?.[2] ?? null;
  return { ...page, done: done && { count: done[1] ? Number(done[1]) : null, decision } };
}

export async function action(args: Route.ActionArgs) {
  const { pathname, search } = args.url;
  const form = await readFormData(args.request);
  const after = (done: string) =>
    redirect(pathname + addressWith(search, { [STEP.done]: done }), 303);
  if (form.has('decision')) {
    return await handlePost(undoLabelsForm, { ...args, form }, ({ changedSince }) =>
      changedSince === null
        ? after('undone')
        : data({ errors: { '': [changedSince] }, typed: {} }, 409),
    );
  }
  return await handlePost(
    labelCohortForm,
    { ...args, form },
    ({ changed, decision }) => after(decision === null ? `${changed}` : `${changed}-${decision}`),
    cohortNumber(args.params.cohort),
  );
}

/** Labels all ideas of a cohort on a question: what changes is shown first. */
export default function CohortLabels({ loaderData, actionData }: Route.ComponentProps) {
  const { cohort, questions, typed, preview, done } = loaderData;
  const errors: FormReply['errors'] = {
    ...loaderData.errors,
    ...(actionData ?? NO_REPLY).errors,
  };
  return (
    <ContribPage
      title={text.title(cohort.name)}
      crumbs={[
        { to: '/contrib/idea/cohort', label: text.cohorts },
        { to: `/contrib/idea/cohort/${cohort.id}`, label: cohort.name },
      ]}
    >
      {done?.decision && (
        <UndoNotice message={text.done(done.count ?? 0)} fields={{ decision: done.decision }} />
      )}
      {done && !done.decision && (
        <FormNotice>{done.count === null ? text.undone : text.sent(done.count)}</FormNotice>
      )}
      <FormErrors title={text.errorsTitle} errors={errors} />
      <p>{text.lead}</p>
      <Form method="get" className={boxStyles.box} preventScrollReset>
        <Field
          id="question"
          name="question"
          list="questions"
          label={text.question}
          hint={text.questionHint}
          defaultValue={typed.question ?? ''}
          maxLength={300}
          errors={errors.question}
        />
        <datalist id="questions">
          {questions.map(({ id, content }) => (
            <option key={id} value={`${id} · ${content}`} />
          ))}
        </datalist>
        <SelectField
          id="label"
          name="label"
          label={text.label}
          options={{ '': '', ...text.labels, back: text.takeBack }}
          defaultValue={typed.label}
          errors={errors.label}
        />
        <StaffButton type="submit">{text.preview}</StaffButton>
      </Form>
      {preview && <LabelsPreview {...preview} />}
    </ContribPage>
  );
}
