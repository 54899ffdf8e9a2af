import type { Knex } from 'knex';
import { measure } from './measure.server.ts';

/** What knex tells of a query when it is sent, and again when it is over. */
type SentQuery = { __knexQueryUid: string; sql: string };

const NAME_MAX = 300;
/** Texts of queries whose names are remembered. */
const TEXTS_MAX = 1_000;
/** Queries that run: the end of one that is read row by row, or whose connection was cut, may never be told. */
const SENT_MAX = 5_000;

/** Times each query of a pool, by its text without values. */
export function timeQueries(pool: Knex): void {
  const sent = new Map<string, number>();
  const names = new Map<string, string>();
  pool.on('query', ({ __knexQueryUid: id }: SentQuery) => {
    if (sent.size >= SENT_MAX) sent.clear();
    sent.set(id, performance.now());
  });
  function end({ __knexQueryUid: id, sql }: SentQuery): void {
    const start = sent.get(id);
    sent.delete(id);
    if (start === undefined) return;
    const name = names.get(sql) ?? queryName(sql);
    if (names.size < TEXTS_MAX) names.set(sql, name);
    measure('query', name, performance.now() - start);
  }
  pool.on('query-response', (_response: unknown, query: SentQuery) => end(query));
  pool.on('query-error', (_error: unknown, query: SentQuery) => end(query));
}

/** The text of a query as it is shown: on one line, lists of values shortened to one of each. */
export function queryName(sql: string): string {
  const line = sql
    .slice(0, NAME_MAX * 10)
    .replace(/\s+/g, ' ')
    .replace(/(\?|\$\d+)(, ?(\?|\$\d+|DEFAULT))+/gi, '?, …')
    .replace(/(\(\?, …\))(, ?\(\?, …\))+/g, '(?, …), …')
    .trim();
  return line.length > NAME_MAX ? `${line.slice(0, NAME_MAX - 1)}…` : line;
}
