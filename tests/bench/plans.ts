// The plans that PostgreSQL chose for the statements of a page, from its log.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { superuserClient } from '../../bin/postgres/site-role.ts';

const ROLE = 'site';

/** A table that a statement read from its beginning to its end. */
export type WholeRead = { table: string; rows: number };

/** Has the site's connections, which begin anew, write the plan of each statement into the log of the database. */
export async function logPlans(dataDir: string): Promise<void> {
  const client = superuserClient({ dataDir, throwaway: false }, 'trouvaille');
  await client.connect();
  try {
    await client.query(`alter role ${ROLE} set session_preload_libraries = 'auto_explain'`);
    for (const [name, value] of Object.entries(SETTINGS)) {
      await client.query(`alter role ${ROLE} set auto_explain.${name} = '${value}'`);
    }
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where usename = $1',
      [ROLE],
    );
  } finally {
    await client.end();
  }
}

const SETTINGS = { log_min_duration: '0', log_analyze: 'on', log_timing: 'off' };

/** Where the log ends now. */
export function endOfLog(dataDir: string): number {
  return statSync(logOf(dataDir)).size;
}

/** What the log has since a place in it. */
export function logSince(dataDir: string, place: number): string {
  return readFileSync(logOf(dataDir)).subarray(place).toString();
}

const logOf = (dataDir: string) => join(dataDir, 'postgres.log');

/** The tables that the plans in a log read as a whole. */
export function wholeReads(log: string): WholeRead[] {
  const nodes = log.split(/(?=Seq Scan on )/).slice(1);
  return nodes.map((node) => {
    const own = node.split('->', 1)[0] ?? '';
    const [, table = ''] = /^Seq Scan on (\w+)/.exec(own) ?? [];
    const [, rows = '0', loops = '0'] =
      /rows=([\d.]+) loops=(\d+)\)/.exec(own.slice(own.indexOf('actual'))) ?? [];
    const [, removed = '0'] = /Rows Removed by Filter: (\d+)/.exec(own) ?? [];
    return { table, rows: (Number(rows) + Number(removed)) * Number(loops) };
  });
}

/** How long the statements in a log took together, in milliseconds. */
export function statementTime(log: string): number {
  const times = [...log.matchAll(/duration: ([\d.]+) ms {2}plan:/g)];
  return times.reduce((sum, [, ms]) => sum + Number(ms), 0);
}
