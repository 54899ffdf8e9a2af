import { Form, redirect, useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { listFile } from '#app/ui/data-table/list-file.server.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { ListTable } from '#app/ui/filtered-table/list-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { DoneNotice } from '#app/ui/undo-notice/done-notice.tsx';
import type { Route } from './+types/learning.ts';
import { learningForm } from './learning-form.server.ts';
import { learningRows, loadLearning, versionRows } from './learning-page.server.ts';
import { COLUMNS, FILTERS, TABLE } from './learning-table.tsx';
import { QuestionQuality, VersionQuality } from './quality.tsx';
import styles from './tag.module.css';
import { TagPage } from './tag-page.tsx';
import { tagText, learningText as text } from './text.ts';
import { VERSIONS } from './versions.tsx';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: tagText.metaTitle(tagText.tabs.learning) });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url }) =>
    csvResponse({ name: 'apprentissage', columns: COLUMNS, rows: await learningRows(url) }),
  ),
  listFile(VERSIONS, text.versions.file, versionRows),
];

export async function loader({ url }: Route.LoaderArgs) {
  return { ...(await loadLearning(url)), done: url.searchParams.get(STEP.done) };
}

export async function action({ url, ...args }: Route.ActionArgs) {
  return await handlePost(learningForm, args, ({ done }) =>
    redirect(url.pathname + addressWith(url.search, { [STEP.done]: done, version: null }), 303),
  );
}

/** How well labels are predicted: as a whole and by question, by the versions of the model. */
export default function Learning({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, shown, ofQuestion, filters, state, rows, done } = loaderData;
  return (
    <TagPage title={text.title} actions={<TrainButton />}>
      <p className={styles.lead}>{text.lead}</p>
      <DoneNotice
        done={actionData ? null : done}
        messages={text.done}
        undo={(before) => ({ activate: before })}
      />
      <FormErrors title="" errors={(actionData ?? NO_REPLY).errors} />
      {shown ? (
        <VersionQuality version={shown} />
      ) : (
        <EmptyState title={text.none}>
          <p>{text.noneHelp}</p>
        </EmptyState>
      )}
      {!versions.isEmpty && (
        <section aria-labelledby="versions" className={styles.section}>
          <h2 id="versions">{text.versions.heading}</h2>
          <ListTable
            caption={text.versions.caption}
            list={VERSIONS}
            page={versions}
            rowKey={({ id }) => id}
            empty={null}
            stacked={['trained', 'ideas', 'labels', 'seconds', 'averagePrecision']}
          />
        </section>
      )}
      {shown && (
        <section aria-labelledby="questions" className={styles.section}>
          <h2 id="questions">{text.questions.heading}</h2>
          {ofQuestion && <QuestionQuality row={ofQuestion} />}
          <FilteredTable
            filterLabel={text.questions.filter}
            filters={FILTERS}
            values={filters}
            caption={text.questions.caption}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            spec={TABLE}
            state={state}
            empty={text.questions.empty}
          />
        </section>
      )}
    </TagPage>
  );
}

function TrainButton() {
  const { search } = useLocation();
  return (
    <Form method="post" action={addressWith(search, {})} preventScrollReset>
      <StaffButton type="submit" name="train" value="1">
        {text.train}
      </StaffButton>
    </Form>
  );
}
