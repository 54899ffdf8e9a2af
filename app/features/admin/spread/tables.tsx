import { Link } from 'react-router';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { ValueIn } from '#app/ui/data-table/page-of-rows.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
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

export const IDEAS: TableSpec = {
  prefix: 'ideas.',
  sorts: ['idea', 'first', 'other', 'change'],
  defaultSort: { by: 'first', direction: 'desc' },
  pageSize: 20,
};
export const QUESTIONS: TableSpec = {
  prefix: 'questions.',
  sorts: ['question', 'asked', 'opened', 'otherAsked', 'otherOpened'],
  defaultSort: { by: 'opened', direction: 'desc' },
  pageSize: 20,
};
export const ABSENT: TableSpec = {
  prefix: 'absent.',
  sorts: [],
  defaultSort: { by: 'labels', direction: 'desc' },
  pageSize: 20,
};

const changeOf = ({ first, other }: SpreadIdea) => (other === null ? null : first - other);

export const ideaValue: ValueIn<SpreadIdea> = (row, key) => {
  if (key === 'idea') return row.idea?.title;
  return key === 'change' ? changeOf(row) : row[key as 'first' | 'other'];
};

export const questionValue: ValueIn<SpreadQuestion> = (row, key) =>
  key === 'question' ? row.content : row[key as 'asked' | 'opened' | 'otherAsked' | 'otherOpened'];

const named = (key: IdeaKey, title: string) => (
  <Link className={styles.name} to={ideaPath(key)}>
    {title}
  </Link>
);

function count<Row>(key: string, header: string, of: (row: Row) => number | null): Column<Row> {
  const cell = (row: Row) => {
    const value = of(row);
    return value === null ? '–' : formatQuantity(value);
  };
  return { key, header, align: 'end', cell, csv: of };
}

/** @param done how many searches there were. */
export function ideaColumns(done: number, isCompared: boolean): readonly Column<SpreadIdea>[] {
  const { ideas } = text;
  const compared = [
    count<SpreadIdea>('other', ideas.other, ({ other }) => other),
    count<SpreadIdea>('change', ideas.change, changeOf),
  ];
  return [
    {
      key: 'idea',
      header: ideas.idea,
      cell: ({ id, idea }) => (idea ? named(idea.key, idea.title) : ideas.gone(id)),
      csv: ({ id, idea }) => idea?.title ?? ideas.gone(id),
    },
    count<SpreadIdea>('first', ideas.first, ({ first }) => first),
    {
      key: 'share',
      header: ideas.share,
      align: 'end',
      cell: ({ first }) => formatPercent(first / Math.max(1, done)),
    },
    ...(isCompared ? compared : []),
  ];
}

export function questionColumns(isCompared: boolean): readonly Column<SpreadQuestion>[] {
  const { questions } = text;
  const compared = [
    count<SpreadQuestion>('otherOpened', questions.otherOpened, (row) => row.otherOpened),
    count<SpreadQuestion>('otherAsked', questions.otherAsked, (row) => row.otherAsked),
  ];
  return [
    {
      key: 'question',
      header: questions.question,
      cell: ({ id, content }) => (
        <span className={styles.name}>{content ?? questions.gone(id)}</span>
      ),
      csv: ({ id, content }) => content ?? questions.gone(id),
    },
    count<SpreadQuestion>('opened', questions.opened, ({ opened }) => opened),
    count<SpreadQuestion>('asked', questions.asked, ({ asked }) => asked),
    ...(isCompared ? compared : []),
  ];
}

export const ABSENT_COLUMNS: readonly Column<AbsentIdea>[] = [
  {
    key: 'idea',
    header: text.absent.idea,
    cell: ({ key, title }) => named(key, title),
    csv: ({ title }) => title,
  },
  count<AbsentIdea>('labels', text.absent.labels, ({ labels }) => labels),
];
