import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import { listFile } from '#app/ui/data-table/list-file.server.ts';
import { listPage } from '#app/ui/data-table/row-list.ts';
import { ListTable } from '#app/ui/filtered-table/list-table.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { listSpreadTests } from '#modules/engine/insight/index.server.ts';
import { AnalyticsPage } from '../analytics/analytics-page.tsx';
import searchStyles from '../searches/searches.module.css';
import type { Route } from './+types/spread.ts';
import styles from './spread.module.css';
import { startForm } from './spread-form.server.ts';
import { StartForm } from './start-form.tsx';
import { type TestLine, testLine } from './test-line.ts';
import { TESTS } from './test-list.tsx';
import { spreadText as text } from './text.ts';

/** So many tests are listed, the newest. */
const LISTED_MAX = 1000;

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export const middleware: Route.MiddlewareFunction[] = [listFile(TESTS, text.file, readLines)];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const lines = await readLines();
  return {
    page: listPage(TESTS, lines, searchParams),
    isUnderWay: lines.some((line) => line.isUnderWay),
  };
}

async function readLines(): Promise<TestLine[]> {
  return (await listSpreadTests(LISTED_MAX)).map(testLine);
}

export async function action({ request, context }: Route.ActionArgs) {
  return handlePost(startForm, { request, context }, ({ id }) =>
    redirect(`/admin/analytics/spread/${id}`, 303),
  );
}

/** The spread tests, and what it takes to run another. */
export default function Spread({ loaderData, actionData }: Route.ComponentProps) {
  const { page, isUnderWay } = loaderData;
  usePolling(isUnderWay);
  return (
    <AnalyticsPage
      title={text.title}
      actions={
        isUnderWay && (
          <StaffButtonLink to="" reloadDocument>
            {text.refresh}
          </StaffButtonLink>
        )
      }
    >
      <p className={searchStyles.lead}>{text.lead}</p>
      <section aria-labelledby="start">
        <h2 id="start" className={styles.heading}>
          {text.form}
        </h2>
        <StartForm {...(actionData ?? NO_REPLY)} />
      </section>
      <ListTable
        caption={text.caption}
        list={TESTS}
        page={page}
        rowKey={({ id }) => id}
        empty={text.empty}
      />
    </AnalyticsPage>
  );
}
