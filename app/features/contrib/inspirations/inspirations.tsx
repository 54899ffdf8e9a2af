import type { PageHandle } from '#app/root.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import type { Column } from '#app/ui/data-table/columns.ts';
import { WholeTable } from '#app/ui/data-table/whole-table.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { catalogueGaps } from '#modules/moderation/labelling/index.server.ts';
import { ContribPage } from '../contrib-page.tsx';
import styles from '../home.module.css';
import type { Route } from './+types/inspirations.ts';
import { GAP_COLUMNS, GIVEN_UP_COLUMNS, QUESTION_COLUMNS } from './columns.tsx';
import { inspirationsText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export async function loader() {
  return await catalogueGaps();
}

/** What the catalogue lacks, each leading to the form where an idea for it is proposed. */
export default function Inspirations({ loaderData }: Route.ComponentProps) {
  const { givenUp, few, questions } = loaderData;
  if (givenUp.length + few.length + questions.length === 0) {
    return (
      <ContribPage title={text.title}>
        <EmptyState title={text.empty}>
          <p>{text.emptyHelp}</p>
          <ButtonLink to="/contrib/ideas/add/generic">{text.propose}</ButtonLink>
        </EmptyState>
      </ContribPage>
    );
  }
  return (
    <ContribPage title={text.title}>
      <p>{text.lead}</p>
      <List
        title={text.givenUp}
        lead={text.givenUpLead}
        columns={GIVEN_UP_COLUMNS}
        rows={givenUp}
        rowKey={({ gender, decade, band }) => `${gender}-${decade}-${band}`}
      />
      <List
        title={text.few}
        lead={text.fewLead}
        columns={GAP_COLUMNS}
        rows={few}
        rowKey={({ gender, decade, band }) => `${gender}-${decade}-${band}`}
      />
      <List
        title={text.questions}
        lead={text.questionsLead}
        columns={QUESTION_COLUMNS}
        rows={questions}
        rowKey={({ id }) => id}
      />
    </ContribPage>
  );
}

type ListProps<Row> = {
  title: string;
  lead: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

/** The most pressing first. */
function List<Row>({ title, lead, columns, rows, rowKey }: ListProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <WholeTable caption={lead} {...{ columns, rows, rowKey }} empty={null} />
    </section>
  );
}
