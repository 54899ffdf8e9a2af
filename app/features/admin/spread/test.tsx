import { Link, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { STEP } from '#app/ui/address/address.ts';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import { ListTable } from '#app/ui/filtered-table/list-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { PostForm } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { AdminPage } from '../admin-page.tsx';
import { idOf } from '../id.server.ts';
import searchStyles from '../searches/searches.module.css';
import type { Route } from './+types/test.ts';
import { CompareForm } from './compare-form.tsx';
import styles from './spread.module.css';
import { stopForm } from './spread-form.server.ts';
import { ABSENT, ideaList, questionList } from './tables.tsx';
import { TestFigures } from './test-figures.tsx';
import { testFiles, testPage } from './test-page.server.ts';
import { spreadText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export const middleware: Route.MiddlewareFunction[] = testFiles;

export async function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const isStopped = searchParams.get(STEP.done) === 'stopped';
  return { isStopped, ...(await testPage(params.test, searchParams)) };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const done = () => redirect(`${url.pathname}?${STEP.done}=stopped`, 303);
  return handlePost(stopForm, { request, context }, done, idOf(params.test, 9));
}

/** What a spread test came to, also beside another. */
export default function Test({ loaderData, actionData }: Route.ComponentProps) {
  const { test, progress, other, comparable, ideas, questions, absent, isStopped } = loaderData;
  const { isUnderWay } = test;
  const tested = { done: progress.done, isCompared: other !== null };
  usePolling(isUnderWay);
  return (
    <AdminPage
      title={text.test(test.id)}
      crumbs={[{ to: '/admin/analytics/spread', label: text.title }]}
      actions={
        isUnderWay && (
          <StaffButtonLink to="" reloadDocument>
            {text.refresh}
          </StaffButtonLink>
        )
      }
    >
      <FormErrors title="" errors={(actionData ?? NO_REPLY).errors} />
      {isStopped && !actionData && <p role="status">{text.stopped}</p>}
      {test.state === 'given_up' && (
        <p>
          {text.givenUp} <Link to="/admin/perf#failures">{text.failures}</Link>.
        </p>
      )}
      {isUnderWay && (
        <div>
          <p>
            {text.states[test.state]}
            {'\u00a0: '}
            {test.progress}
          </p>
          <progress
            className={styles.progress}
            aria-label={text.states.running}
            value={progress.done}
            max={progress.iterations}
          />
          <PostForm>
            <div>
              <StaffButton type="submit">{text.stop}</StaffButton>
            </div>
          </PostForm>
        </div>
      )}
      <TestFigures test={test} other={other} />
      <CompareForm comparable={comparable} other={other} />
      <ListTable
        caption={text.ideas.caption}
        list={ideaList(tested)}
        page={ideas}
        rowKey={({ id }) => id}
        empty={text.ideas.empty}
      />
      <ListTable
        caption={text.questions.caption}
        list={questionList(tested)}
        page={questions}
        rowKey={({ id }) => id}
        empty={text.questions.empty}
      />
      {absent && (
        <>
          <p className={searchStyles.lead}>{text.absent.lead}</p>
          <ListTable
            caption={text.absent.caption}
            list={ABSENT}
            page={absent}
            rowKey={({ id }) => id}
            empty={text.absent.empty}
          />
        </>
      )}
    </AdminPage>
  );
}
