import { stat } from 'node:fs/promises';
import { copyLine, type Database } from '#modules/platform/index.server.ts';
import { listFiles, type ReadOptions, readRows } from './files.server.ts';
import { analyzeStaging, createStaging, stagingSink } from './staging.store.server.ts';

export type StageOptions = ReadOptions & { onBytes: (done: number, total: number) => void };

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
    const sink = await stagingSink(trx, format);
    const whole = await readRows(path, format, options, copyIncoming, sink, (count) => {
      done += count;
      options.onBytes(done, total);
    });
    readable &&= whole;
  }
  await analyzeStaging(trx);
  return readable;
}

function copyIncoming(line: number, values: readonly (string | null)[]): string {
  return copyLine([line, ...values]);
}
