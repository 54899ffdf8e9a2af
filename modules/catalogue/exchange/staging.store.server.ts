import type { Writable } from 'node:stream';
import { copySink, type Database, execute } from '#modules/platform/index.server.ts';
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
export function stagingSink(trx: Database, { name, columns }: FileFormat): Promise<Writable> {
  return copySink(trx, `incoming_${name}`, ['line', ...columns.map((column) => column.name)]);
}

/** Lets the planner know what was staged. */
export async function analyzeStaging(trx: Database): Promise<void> {
  for (const { name } of FORMATS) await execute(trx, `analyze incoming_${name}`);
}
