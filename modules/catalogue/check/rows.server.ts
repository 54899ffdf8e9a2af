import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { listFiles, readRows, rowContext } from '../exchange/index.server.ts';
import {
  FILE_NAMES,
  type FileFormat,
  GENDER_REASONS,
  type ProblemList,
} from '../exchange/shared.ts';

/** The files that are checked: those of the exchange, and the reasons that only the check reads. */
const CHECKED_FILES = [...FILE_NAMES, GENDER_REASONS.name] as const;
export type CheckedFile = (typeof CHECKED_FILES)[number];

/** A row of a checked file: where it begins, and its values by column, null where unknown or wrong. */
export type Row = { line: number; cells: Readonly<Record<string, string | null>> };

export type Rows = Record<CheckedFile, Row[]>;

/**
 * Reads a folder as a whole catalogue, without a database; what is wrong in a row by itself goes to `problems`.
 *
 * @returns null when a file is missing or cannot be read to its end.
 */
export async function readFolder(dir: string, problems: ProblemList): Promise<Rows | null> {
  const options = { whole: true, context: rowContext(), problems };
  const rows = Object.fromEntries(CHECKED_FILES.map((name) => [name, [] as Row[]])) as Rows;
  const present: { path: string; format: FileFormat<CheckedFile> }[] = await listFiles(
    dir,
    options,
  );
  const reasons = join(dir, `${GENDER_REASONS.name}.csv`);
  if (existsSync(reasons)) present.push({ path: reasons, format: GENDER_REASONS });
  let readable = problems.total === 0;
  for (const { path, format } of present) {
    const names = format.columns.map(({ name }) => name);
    const keep = (line: number, values: readonly (string | null)[]) => {
      const cells = Object.fromEntries(names.map((name, i) => [name, values[i] ?? null]));
      rows[format.name].push({ line, cells });
      return '';
    };
    const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
    readable = (await readRows(path, format, options, keep, nothing)) && readable;
  }
  return readable ? rows : null;
}
