import { Link } from 'react-router';
import { quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { type RowList, rowList } from '#app/ui/data-table/row-list.ts';
import type { Sort } from '#app/ui/data-table/table-state.ts';
import type { IdeaKey } from '#modules/catalogue/shared.ts';
import type {
  AbsentIdea,
  SpreadIdea,
  SpreadQuestion,
} from '#modules/engine/insight/index.server.ts';
import { formatPercent } from '../format.ts';
import { ideaPath } from '../idea-path.ts';
import styles from './spread.module.css';
import { spreadText as text } from './text.ts';

const most = (by: string): Sort => ({ by, direction: 'desc' });

const changeOf = ({ first, other }: SpreadIdea) => (other === null ? null : first - other);

const named = (key: IdeaKey, title: string) => (
  <Link className={styles.name} to={ideaPath(key)}>
    {title}
  </Link>
);

type Tested = { done: number; isCompared: boolean };

/** The ideas that searches came to first. @param tested how many searches there were, and whether another test is beside it. */
export function ideaList({ done, isCompared }: Tested): RowList<SpreadIdea> {
  const { ideas } = text;
  const compared = [
    quantityColumn<SpreadIdea>('other', ideas.other, ({ other }) => other),
    quantityColumn<SpreadIdea>('change', ideas.change, changeOf),
  ];
  const columns: Column<SpreadIdea>[] = [
    {
      key: 'idea',
      header: ideas.idea,
      cell: ({ id, idea }) => (idea ? named(idea.key, idea.title) : ideas.gone(id)),
      csv: ({ id, idea }) => idea?.title ?? ideas.gone(id),
    },
    quantityColumn<SpreadIdea>('first', ideas.first, ({ first }) => first),
    {
      key: 'share',
      header: ideas.share,
      align: 'end',
      cell: ({ first }) => formatPercent(first / Math.max(1, done)),
    },
    ...(isCompared ? compared : []),
  ];
  return rowList(columns, { prefix: 'ideas.', defaultSort: most('first'), pageSize: 20 });
}

/** The questions that were asked before. */
export function questionList({ isCompared }: Tested): RowList<SpreadQuestion> {
  const { questions } = text;
  const compared = [
    quantityColumn<SpreadQuestion>('otherOpened', questions.otherOpened, (row) => row.otherOpened),
    quantityColumn<SpreadQuestion>('otherAsked', questions.otherAsked, (row) => row.otherAsked),
  ];
  const columns: Column<SpreadQuestion>[] = [
    {
      key: 'question',
      header: questions.question,
      cell: ({ id, content }) => (
        <span className={styles.name}>{content ?? questions.gone(id)}</span>
      ),
      csv: ({ id, content }) => content ?? questions.gone(id),
    },
    quantityColumn<SpreadQuestion>('opened', questions.opened, ({ opened }) => opened),
    quantityColumn<SpreadQuestion>('asked', questions.asked, ({ asked }) => asked),
    ...(isCompared ? compared : []),
  ];
  return rowList(columns, { prefix: 'questions.', defaultSort: most('opened'), pageSize: 20 });
}

/** An absent idea; on a page, with what its link takes. */
type Absent = AbsentIdea & { key?: IdeaKey };

const ABSENT_COLUMNS: readonly Column<Absent>[] = [
  {
    key: 'idea',
    header: text.absent.idea,
    cell: ({ key, title }) => (key ? named(key, title) : title),
    csv: ({ title }) => title,
  },
  quantityColumn<Absent>('labels', text.absent.labels, ({ labels }) => labels),
];

/** The ideas that never came. */
export const ABSENT = rowList(ABSENT_COLUMNS, { prefix: 'absent.', pageSize: 20 });
