import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { databaseUrl, migrateDatabase, migrateTo, now } from '#modules/platform/index.server.ts';
import { OperatorError } from '#modules/platform/shared.ts';
import {
  END_OF_ROWS,
  type EndLine,
  FORMAT,
  type Header,
  readLines,
  type SequencesLine,
  type TableLine,
} from './format.ts';
import { listMigrations, listSequences, listTables, queueVersion } from './tables.ts';

export type BackupSummary = { file: string; tables: number; migrations: number };

/**
 * Writes everything the database holds, as it is at one moment, into a file. The site may go on running.
 *
 * @param file is whole or absent: it gets its name at the end.
 */
export async function backupDatabase(file: string): Promise<BackupSummary> {
  const draft = `${file}.part`;
  try {
    return await withClient(async (client) => {
      await client.query('begin isolation level repeatable read read only');
      const tables = await listTables(client);
      const migrations = await listMigrations(client);
      const header: Header = {
        format: FORMAT,
        date: now().toISOString(),
        migrations,
        queueVersion: await queueVersion(client),
      };
      const target = createWriteStream(draft, { mode: 0o600 });
      await pipeline(Readable.from(dump(client, header, tables)), createGzip(), target);
      await rename(draft, file);
      return { file, tables: tables.length, migrations: migrations.length };
    });
  } finally {
    await rm(draft, { force: true });
  }
}

type Line = Header | TableLine | SequencesLine | EndLine;

async function* dump(
  client: pg.Client,
  header: Header,
  tables: TableLine[],
): AsyncGenerator<string | Buffer> {
  const line = (value: Line) => `${JSON.stringify(value)}\n`;
  yield line(header);
  for (const table of tables) {
    yield line(table);
    // A query, not the table's name: only so are the rows of its partitions read too.
    yield* client.query(copyTo(`copy (select ${list(table)} from ${table.table}) to stdout`));
    yield Buffer.concat([END_OF_ROWS, Buffer.from('\n')]);
  }
  yield line({ sequences: await listSequences(client) });
  yield line({ end: true });
}

const list = ({ columns }: TableLine) =>
  columns.map((name) => pg.escapeIdentifier(name)).join(', ');

export type RestoreSummary = { tables: number; migrations: number; jobsRestored: boolean };

/**
 * Fills an empty database from a backup, all or nothing, and brings it up to date.
 *
 * @param prepareQueues makes the tables of the job queue, once those of the site exist.
 * @throws OperatorError when the database is not empty or the file is not a whole backup.
 */
export async function restoreDatabase(
  file: string,
  prepareQueues: () => Promise<void>,
): Promise<RestoreSummary> {
  await checkWhole(file);
  const lines = linesOf(file);
  const header = await readHeader(lines);
  await withClient(async (client) => {
    if ((await listMigrations(client)).length > 0) {
      throw new OperatorError(
        'La base n’est pas vide : restaure dans un DATA_DIR neuf (ou une base vide), puis démarre le site dessus.',
      );
    }
  });
  await migrateTo(header.migrations);
  if (header.queueVersion !== null) await prepareQueues();
  const summary = await withClient((client) => load(client, header, lines));
  await migrateDatabase();
  return { ...summary, migrations: header.migrations.length };
}

const linesOf = (file: string) => readLines(createReadStream(file).pipe(createGunzip()));

const incomplete = () => new OperatorError('La sauvegarde est incomplète : rien n’a été restauré.');

/** Reads a backup to its end before anything is made, so that a file cut short leaves the database empty. */
async function checkWhole(file: string): Promise<void> {
  const lines = linesOf(file);
  await readHeader(lines);
  let last: Buffer | undefined;
  try {
    for await (const line of lines) last = line;
  } catch {
    throw incomplete();
  }
  if (String(last) !== JSON.stringify({ end: true } satisfies EndLine)) throw incomplete();
}

async function readHeader(lines: AsyncGenerator<Buffer>): Promise<Header> {
  try {
    const header = JSON.parse(String((await lines.next()).value)) as Header;
    if (header.format === FORMAT) return header;
  } catch {}
  throw new OperatorError('Ce fichier n’est pas une sauvegarde de Trouvaille.');
}

async function load(client: pg.Client, header: Header, lines: AsyncGenerator<Buffer>) {
  const jobsRestored =
    header.queueVersion !== null && header.queueVersion === (await queueVersion(client));
  await client.query('begin');
  const present = await listTables(client);
  const kept = present.filter(({ table }) => jobsRestored || !table.startsWith('pgboss.'));
  const enableTriggers = await disableTriggers(client, kept);
  if (kept.length > 0) await client.query(`truncate ${kept.map(({ table }) => table).join(', ')}`);
  let tables = 0;
  let whole = false;
  for await (const bytes of lines) {
    const line = JSON.parse(String(bytes)) as Line;
    if ('table' in line) {
      const wanted = kept.some(({ table }) => table === line.table);
      await loadTable(wanted ? client : null, line, lines);
      if (wanted) tables++;
    } else if ('sequences' in line) {
      for (const { name, value } of line.sequences) {
        await client.query('select setval($1::regclass, $2)', [name, value]);
      }
    } else if ('end' in line) whole = true;
  }
  if (!whole) throw incomplete();
  await enableTriggers();
  await client.query('commit');
  await client.query('analyze');
  return { tables, jobsRestored };
}

/**
 * Disables triggers, whose effects the rows already have. The owner of the tables may do so; it needs no superuser.
 *
 * @returns what enables the triggers again, after the last row.
 */
async function disableTriggers(
  client: pg.Client,
  tables: TableLine[],
): Promise<() => Promise<void>> {
  const turn = async (state: 'disable' | 'enable') => {
    for (const { table } of tables)
      await client.query(`alter table ${table} ${state} trigger user`);
  };
  await turn('disable');
  return async () => {
    // A table with checks still to come cannot be altered.
    await client.query('set constraints all immediate');
    await turn('enable');
  };
}

async function loadTable(
  client: pg.Client | null,
  table: TableLine,
  lines: AsyncGenerator<Buffer>,
): Promise<void> {
  if (!client) {
    for await (const _ of rowsOf(lines));
    return;
  }
  // Those of the time of the backup: a fresh database has none, or others.
  for (const sql of table.partitions ?? []) await client.query(sql);
  const target = client.query(copyFrom(`copy ${table.table} (${list(table)}) from stdin`));
  await pipeline(Readable.from(rowsOf(lines)), target);
}

/** The rows up to the end of a table, in pieces worth sending. */
async function* rowsOf(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const newline = Buffer.from('\n');
  let piece: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw incomplete();
    if (value.equals(END_OF_ROWS)) break;
    piece.push(value, newline);
    size += value.length;
    if (size > 65_536) {
      yield Buffer.concat(piece);
      piece = [];
      size = 0;
    }
  }
  yield Buffer.concat(piece);
}

async function withClient<T>(task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  client.on('error', () => {});
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}
