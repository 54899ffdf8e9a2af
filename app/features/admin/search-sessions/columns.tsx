import { Link } from 'react-router';
import type { Column } from '#app/ui/data-table/columns.ts';
import { formatQuantity, formatTableDay } from '#app/ui/text/format.ts';
import type { ListedSearch } from '#modules/engine/insight/index.server.ts';
import type { Dimension } from '#modules/engine/insight/shared.ts';
import { showKey } from '../searches/measures.ts';
import { searchesText } from '../searches/text.ts';
import { sessionsText } from './text.ts';

const text = sessionsText.list;
const names = text.columns;

function named(
  key: string,
  header: string,
  by: Dimension,
  of: (row: ListedSearch) => string | number | null,
): Column<ListedSearch> {
  const show = (row: ListedSearch) => {
    const value = of(row);
    return showKey(by, value === null ? null : String(value));
  };
  return { key, header, cell: show, csv: show };
}

function number(
  key: string,
  header: string,
  of: (row: ListedSearch) => number,
): Column<ListedSearch> {
  return { key, header, align: 'end', cell: (row) => formatQuantity(of(row)), csv: of };
}

/** When it began; the search itself where it is kept: that of a square has no steps. */
function begun({ day, hour, session_id, screen }: ListedSearch) {
  const when = text.open(formatTableDay(day), searchesText.hours(String(hour)));
  const isKept = session_id !== null && screen === 'search';
  return isKept ? <Link to={`/admin/search-session/${session_id}`}>{when}</Link> : when;
}

export const COLUMNS: readonly Column<ListedSearch>[] = [
  {
    key: 'day',
    header: names.day,
    cell: begun,
    csv: ({ day, hour }) => text.open(formatTableDay(day), searchesText.hours(String(hour))),
  },
  named('gender', names.gender, 'gender', ({ gender }) => gender),
  named('age', names.age, 'age', ({ age_band }) => age_band),
  named('budget', names.budget, 'budget', ({ budget_band }) => budget_band),
  named('source', names.source, 'source', ({ source }) => source),
  named('end', names.end, 'end', ({ end_kind }) => end_kind),
  number('questions', names.questions, ({ asked }) => asked),
  number('unknown', names.unknown, ({ unknown }) => unknown),
  number('shown', names.shown, ({ shown }) => shown),
  number('refused', names.refused, ({ refused }) => refused),
  number('seconds', names.seconds, ({ seconds }) => seconds),
];
