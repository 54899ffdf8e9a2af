import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#modules/platform/index.server.ts';
import { Refusal } from './fields.ts';
import { FILE_NAMES, type FileFormat, FORMATS, OPTIONAL_FILES, type RowContext } from './format.ts';
import type { ProblemList } from './problems.ts';
import { readCsv, UnreadableFile } from './read.server.ts';
import { analyzeStaging, copyRow, createStaging, stagingSink } from './staging.store.server.ts';

export type StageOptions = {
  /** A whole catalogue: no file may be missing. */
  whole: boolean;
  context: RowContext;
  problems: ProblemList;
  onBytes: (done: number, total: number) => void;
};

/**
 * Reads a folder's files into staging tables, reporting whatever is wrong in a row by itself.
 *
 * @returns whether every file could be read to its end: only then do references between files mean anything.
 */
export async function stageFolder(
  trx: Database,
  dir: string,
  options: StageOptions,
): Promise<boolean> {
  const present = await listFiles(dir, options);
  let readable = options.problems.total === 0;
  await createStaging(trx);
  const sizes = await Promise.all(present.map(({ path }) => stat(path)));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const { path, format } of present) {
    const whole = await stageFile(trx, path, format, options, (count) => {
      done += count;
      options.onBytes(done, total);
    });
    readable &&= whole;
  }
  await analyzeStaging(trx);
  return readable;
}

async function listFiles(dir: string, { whole, problems }: StageOptions) {
  const lost = (file: string, reason: string) =>
    problems.add({ file, line: null, column: null, reason });
  let names: string[];
  try {
    names = await readdir(dir);
  } catch {
    lost(dir, 'ce dossier ne peut être lu');
    return [];
  }
  for (const name of names.sort()) {
    if (name.endsWith('.csv') && !FILE_NAMES.some((known) => name === `${known}.csv`)) {
      lost(name, `fichier inconnu ; attendus : ${FILE_NAMES.map((n) => `${n}.csv`).join(', ')}`);
    }
  }
  return FORMATS.flatMap((format) => {
    const file = `${format.name}.csv`;
    if (names.includes(file)) return [{ path: join(dir, file), format }];
    if (whole || !OPTIONAL_FILES.includes(format.name)) lost(file, 'ce fichier manque');
    return [];
  });
}

async function stageFile(
  trx: Database,
  path: string,
  format: FileFormat,
  { context, problems }: StageOptions,
  onBytes: (count: number) => void,
): Promise<boolean> {
  const file = `${format.name}.csv`;
  const read = rowReader(format, context, (line, column, reason) =>
    problems.add({ file, line, column, reason }),
  );
  let seen = 0;
  const onRecord = (fields: string[], line: number) => {
    if (seen++ > 0) return read(fields, line);
    checkHeader(fields, format);
    return '';
  };
  try {
    await readCsv(path, onRecord, await stagingSink(trx, format), onBytes);
    if (seen === 0) checkHeader([], format);
    return true;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    problems.add({ file, line: error.line, column: null, reason: error.message });
    return false;
  }
}

function checkHeader(found: readonly string[], { columns }: FileFormat): void {
  const expected = columns.map(({ name }) => name);
  if (found.length === expected.length && expected.every((name, i) => found[i] === name)) return;
  const missing = expected.filter((name) => !found.includes(name));
  const unknown = found.filter((name) => !expected.includes(name)).map((name) => name.slice(0, 40));
  const parts = [
    missing.length > 0 && `il manque ${missing.join(', ')}`,
    unknown.length > 0 && `inconnu : ${unknown.slice(0, 5).join(', ')}`,
  ].filter(Boolean);
  throw new UnreadableFile(
    1,
    `en-tête inattendu (${parts.join(' ; ') || 'ordre des colonnes'}) ; attendu : ${expected.join(',')}`,
  );
}

/** Reads records of one file into COPY rows, reporting each wrong column. Rows without a readable key are left out. */
function rowReader(
  { columns, key, checkRow }: FileFormat,
  context: RowContext,
  report: (line: number, column: string | null, reason: string) => void,
): (fields: string[], line: number) => string {
  const isKey = columns.map(({ name }) => key.includes(name));
  return (fields, line) => {
    if (fields.length !== columns.length) {
      report(line, null, `${fields.length} colonnes au lieu de ${columns.length}`);
      return '';
    }
    const values: (string | null)[] = [];
    let nameable = true;
    let well = true;
    for (const [i, column] of columns.entries()) {
      const value = column.read(fields[i] as string);
      if (value instanceof Refusal) {
        report(line, column.name, value.reason);
        well = false;
        if (isKey[i]) nameable = false;
        values.push(null);
      } else {
        values.push(value);
      }
    }
    if (well && checkRow) {
      const row = Object.fromEntries(columns.map(({ name }, i) => [name, values[i] ?? null]));
      checkRow(row, context, (column, reason) => report(line, column, reason));
    }
    return nameable ? copyRow(line, values) : '';
  };
}
