import { Link } from 'react-router';
import { Badge, type Tone } from '#app/ui/badge/badge.tsx';
import { plainColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import type { CrawlVisit, CrawlVisitOrder } from '#modules/catalogue/crawl/index.server.ts';
import type { CrawlPageKind, CrawlResult } from '#modules/catalogue/crawl/shared.ts';
import { formatInstant } from '../format.ts';
import styles from './crawl.module.css';
import { formatBytes } from './format.ts';
import { crawlText } from './text.ts';
import { codeText, KINDS, RESULT, RESULTS } from './visit-text.ts';

const text = crawlText.reports;

const TABLE: TableSpec<CrawlVisitOrder> = {
  sorts: ['page', 'status', 'size', 'duration'],
  defaultSort: { by: 'visited', direction: 'desc' },
  pageSize: 50,
};

const FILTERS = {
  q: { kind: 'text', label: text.address },
  result: { kind: 'select', label: text.result, any: text.any, options: RESULTS },
} satisfies Filters;

export type VisitLine = {
  id: number;
  pageId: number;
  path: string;
  kind: CrawlPageKind;
  at: string;
  result: CrawlResult;
  code: string | null;
  status: number | null;
  /** In bytes and milliseconds. */
  size: number;
  duration: number;
};

export function visitLine(visit: CrawlVisit): VisitLine {
  const { id, page_id, url, kind, visited_at, result, code, status, bytes, milliseconds } = visit;
  const { pathname, search } = new URL(url);
  return {
    ...{ id, kind, result, status },
    pageId: page_id,
    path: pathname + search,
    at: formatInstant(visited_at),
    code: code && codeText(code),
    size: bytes,
    duration: milliseconds,
  };
}

const TONES: Record<CrawlResult, Tone> = {
  added: 'good',
  changed: 'good',
  returned: 'good',
  unchanged: 'neutral',
  read: 'neutral',
  moved: 'neutral',
  gone: 'waiting',
  refused: 'waiting',
  error: 'bad',
};

export function ResultBadge({ result }: { result: CrawlResult }) {
  return <Badge tone={TONES[result]}>{RESULT[result]}</Badge>;
}

const VISIT_COLUMNS: readonly Column<VisitLine>[] = [
  {
    key: 'page',
    header: text.page,
    cell: ({ pageId, path }) => (
      <Link className={styles.path} to={`/admin/crawl/reports/page/${pageId}`}>
        {path}
      </Link>
    ),
    csv: ({ path }) => path,
  },
  {
    key: 'kind',
    header: text.kind,
    cell: ({ kind }) => <span className={styles.whole}>{KINDS[kind]}</span>,
    csv: ({ kind }) => KINDS[kind],
  },
  {
    key: 'result',
    header: text.result,
    cell: ({ result }) => <ResultBadge result={result} />,
    csv: ({ result }) => RESULT[result],
  },
  plainColumn('why', text.why, ({ code }) => code),
  {
    key: 'status',
    header: text.status,
    align: 'end',
    cell: ({ status }) => status,
    csv: ({ status }) => status,
  },
  {
    key: 'size',
    header: text.size,
    align: 'end',
    cell: ({ size }) => (size > 0 ? formatBytes(size) : ''),
    csv: ({ size }) => size,
  },
  {
    key: 'duration',
    header: text.duration,
    align: 'end',
    cell: ({ duration }) => `${formatQuantity(duration)}\u00a0ms`,
    csv: ({ duration }) => duration,
  },
];

/** The table of the visits of a run. */
export const VISITS = { columns: VISIT_COLUMNS, filters: FILTERS, spec: TABLE };
