import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { STEP } from '#app/ui/address/address.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { storedList } from '#app/ui/data-table/stored-list.server.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormNotice } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { countQuestions, listQuestions } from '#modules/moderation/questions/index.server.ts';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/list.ts';
import { QUESTIONS } from './list-table.tsx';
import styles from './questions.module.css';
import { listText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

const questionList = storedList(QUESTIONS, {
  file: 'questions',
  wanted: ({ own, ...filters }, { context }: Route.LoaderArgs) => ({
    account: accountOf(context),
    filters: { ...filters, own: own.length > 0 },
  }),
  count: ({ account, filters }) => countQuestions(account, filters),
  read: ({ account, filters }, rows) => listQuestions(account, filters, rows),
});

export const middleware: Route.MiddlewareFunction[] = [questionList.file];

export async function loader(args: Route.LoaderArgs) {
  const done = args.url.searchParams.get(STEP.done);
  return { page: await questionList.page(args), done: DONE.find((each) => each === done) ?? null };
}

const DONE = ['proposed', 'accepted'] as const;

/** The questions of the catalogue: what is asked, how it is answered, and what should be better. */
export default function Questions({ loaderData }: Route.ComponentProps) {
  const { page, done } = loaderData;
  return (
    <ContribPage
      title={text.title}
      actions={<StaffButtonLink to="/contrib/questions/add">{text.add}</StaffButtonLink>}
    >
      {done && <FormNotice>{text.done[done]}</FormNotice>}
      <FilteredTable
        {...QUESTIONS}
        {...page}
        filterLabel={text.filter}
        caption={text.caption}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={text.empty}>
            <p>{text.emptyHelp}</p>
            <ButtonLink to="?" preventScrollReset>
              {text.all}
            </ButtonLink>
          </EmptyState>
        }
      >
        <p className={styles.hint}>{text.recent}</p>
      </FilteredTable>
    </ContribPage>
  );
}
