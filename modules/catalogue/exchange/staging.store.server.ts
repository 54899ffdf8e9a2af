import type { Writable } from 'node:stream';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Database, execute } from '#modules/platform/index.server.ts';
import { type FileFormat, FORMATS } from './format.ts';

/** Creates one empty staging table per file; they vanish with the transaction. */
export async function createStaging(trx: Database): Promise<void> {
  for (const { name, columns } of FORMATS) {
    const list = columns.map((column) => `${column.name} ${column.type}`).join(', ');
    await execute(
      trx,
      `create temporary table incoming_${name} (line integer not null, ${list}) on commit drop`,
    );
  }
}

/** A stream that fills a file's staging table with rows in COPY text format, line number first. */
export async function stagingSink(trx: Database, { name, columns }: FileFormat): Promise<Writable> {
  const connection = (await trx.client.acquireConnection()) as PoolClient;
  const names = ['line', ...columns.map((column) => column.name)].join(', ');
  return connection.query(copyFrom(`copy incoming_${name} (${names}) from stdin`));
}

/** Lets the planner know what was staged. */
export async function analyzeStaging(trx: Database): Promise<void> {
  for (const { name } of FORMATS) await execute(trx, `analyze incoming_${name}`);
}
