import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { isDrawable, isStoredName } from '../pictures/index.server.ts';
import { RejectedField } from './fields.ts';
import {
  FILE_NAMES,
  type FileFormat,
  FORMATS,
  GENDER_REASONS,
  OPTIONAL_ADDITIONS,
  OPTIONAL_FILES,
} from './format.ts';
import type { ProblemList } from './problems.ts';
import { readCsv, UnreadableFile } from './read.server.ts';
import type { RowContext } from './row-checks.ts';

export type ReadOptions = {
  /** A whole catalogue: only files that are always optional may be missing. */
  whole: boolean;
  context: RowContext;
  problems: ProblemList;
};

/** What row checks ask of this installation. */
export function rowContext(): RowContext {
  return { isPicture: (image) => isDrawable(image) || isStoredName(image) };
}

/** The files of a folder in the order of their references; what is missing or unknown is reported. */
export async function listFiles(
  dir: string,
  { whole, problems }: Pick<ReadOptions, 'whole' | 'problems'>,
): Promise<{ path: string; format: FileFormat }[]> {
  const lost = (file: string, reason: string) =>
    problems.add({ file, line: null, column: null, reason });
  let names: string[];
  try {
    names = await readdir(dir);
  } catch {
    lost(dir, 'ce dossier ne peut être lu');
    return [];
  }
  const known = [...FILE_NAMES, GENDER_REASONS.name].map((name) => `${name}.csv`);
  for (const name of names.sort()) {
    if (name.endsWith('.csv') && !known.includes(name)) {
      lost(name, `fichier inconnu ; attendus : ${FILE_NAMES.map((n) => `${n}.csv`).join(', ')}`);
    }
  }
  return FORMATS.flatMap((format) => {
    const file = `${format.name}.csv`;
    if (names.includes(file)) return [{ path: join(dir, file), format }];
    const mayMiss =
      OPTIONAL_FILES.includes(format.name) || (!whole && OPTIONAL_ADDITIONS.includes(format.name));
    if (!mayMiss) lost(file, 'ce fichier manque');
    return [];
  });
}

/**
 * Reads a file row by row, reporting whatever is wrong in a row by itself.
 *
 * @param onRow is given each row that can be named, its values in the order of the format; what it returns goes to `sink`.
 * @returns whether the file could be read to its end.
 */
export async function readRows(
  path: string,
  format: FileFormat<string>,
  { context, problems }: ReadOptions,
  onRow: (line: number, values: readonly (string | null)[]) => string,
  sink: Writable,
  onBytes: (count: number) => void = () => {},
): Promise<boolean> {
  const file = `${format.name}.csv`;
  const report: Report = (line, column, reason) => problems.add({ file, line, column, reason });
  let read: RowReader | undefined;
  const onRecord = (fields: string[], line: number) => {
    if (read) {
      const values = read(fields, line);
      return values ? onRow(line, values) : '';
    }
    read = rowReader(format, columnsIn(fields, format), context, report);
    return '';
  };
  try {
    await readCsv(path, onRecord, sink, onBytes);
    if (!read) columnsIn([], format);
    return true;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    problems.add({ file, line: error.line, column: null, reason: error.message });
    return false;
  }
}

/** How many columns a file has, by its header. @throws UnreadableFile when it is not a header of that format. */
function columnsIn(
  found: readonly string[],
  { columns, optionalColumns = [] }: FileFormat<string>,
): number {
  const expected = columns.map(({ name }) => name);
  const fewest = expected.length - Math.max(0, ...optionalColumns);
  const isWhole = [0, ...optionalColumns].includes(expected.length - found.length);
  if (isWhole && found.every((name, i) => name === expected[i])) return found.length;
  const missing = expected.slice(0, fewest).filter((name) => !found.includes(name));
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

type Report = (line: number, column: string | null, reason: string) => void;
type RowReader = (fields: string[], line: number) => (string | null)[] | null;

/**
 * Reads records of one file, reporting each wrong column, whose value is null then. Rows without a readable key are null.
 *
 * @param width how many columns the file has; those that it leaves out are unknown.
 */
function rowReader(
  { columns, key, checkRow }: FileFormat<string>,
  width: number,
  context: RowContext,
  report: Report,
): RowReader {
  const isKey = columns.map(({ name }) => key.includes(name));
  const leftOut = columns.slice(width).map(() => null);
  return (fields, line) => {
    if (fields.length !== width) {
      report(line, null, `${fields.length} colonnes au lieu de ${width}`);
      return null;
    }
    const values: (string | null)[] = [];
    let nameable = true;
    let well = true;
    for (const [i, column] of columns.slice(0, width).entries()) {
      const value = column.read(fields[i] as string);
      if (value instanceof RejectedField) {
        report(line, column.name, value.reason);
        well = false;
        if (isKey[i]) nameable = false;
        values.push(null);
      } else {
        values.push(value);
      }
    }
    values.push(...leftOut);
    if (well && checkRow) {
      const row = Object.fromEntries(columns.map(({ name }, i) => [name, values[i] ?? null]));
      checkRow(row, context, (column, reason) => report(line, column, reason));
    }
    return nameable ? values : null;
  };
}
