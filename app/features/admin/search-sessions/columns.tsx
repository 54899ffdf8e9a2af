import { Link } from 'react-router';
import { quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { formatTableDay } from '#app/ui/text/format.ts';
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
  quantityColumn('questions', names.questions, ({ asked }) => asked),
  quantityColumn('unknown', names.unknown, ({ unknown }) => unknown),
  quantityColumn('shown', names.shown, ({ shown }) => shown),
  quantityColumn('refused', names.refused, ({ refused }) => refused),
  quantityColumn('seconds', names.seconds, ({ seconds }) => seconds),
];
