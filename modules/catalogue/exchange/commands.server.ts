import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { config, type Database, db, enqueue, makeFolder } from '#modules/platform/index.server.ts';
import { updateLabelCounts } from '../label-counts/index.server.ts';
import { updateWordIndex } from '../matching/index.server.ts';
import { drawPicturesJob } from '../pictures/jobs.ts';
import { checkStaged } from './checks.store.server.ts';
import { exportStream } from './export.store.server.ts';
import { rowContext } from './files.server.ts';
import { FILE_NAMES } from './format.ts';
import { lockImports, type MergeCounts, mergeStaged } from './merge.store.server.ts';
import { type Problem, ProblemList } from './problems.ts';
import { stageFolder } from './stage.server.ts';

/** How far an import is: bytes read, then statements done. */
export type ImportProgress = (
  phase: 'read' | 'check' | 'write',
  done: number,
  total: number,
) => void;

export type ImportOptions = { replace?: boolean; onProgress?: ImportProgress };

/** What is wrong with a folder: the first problems word for word, and how many there are. */
export type ImportRejection = { ok: false; problems: Problem[]; total: number };

/**
 * Brings a folder of CSV files into the catalogue, all or nothing.
 *
 * Without `replace`, rows are added or changed and nothing is taken away: the reactions, forms and relations of the
 * folder are set, the others of the same idea or question stay. With `replace`, the folder becomes the whole catalogue;
 * ideas whose key stays keep their id. New pictures are drawn by a job, or at their first demand (DRAW_AHEAD). A folder
 * that changes nothing is no event, so that no running site reads the catalogue again for it. When this returns, every word
 * of the catalogue can be searched. Nothing wrong in the files throws: problems are returned.
 */
export async function importCatalogue(
  dir: string,
  options: ImportOptions = {},
  database: Database = db,
): Promise<({ ok: true } & MergeCounts) | ImportRejection> {
  try {
    const counts = await database.transaction((trx) => importFolder(trx, dir, options));
    await updateWordIndex(database);
    await updateLabelCounts(database);
    return { ok: true, ...counts };
  } catch (error) {
    return rejectionOf(error);
  }
}

async function importFolder(
  trx: Database,
  dir: string,
  { replace = false, onProgress }: ImportOptions,
): Promise<MergeCounts> {
  await lockImports(trx);
  await inspect(trx, dir, replace, onProgress);
  const counts = await mergeStaged(trx, replace, (done, total) =>
    onProgress?.('write', done, total),
  );
  const changed = counts.written + counts.removed > 0;
  if (changed && config.drawAhead) await enqueue(trx, drawPicturesJob, {});
  return counts;
}

/** Writes the whole catalogue, as it stood at one moment, into a folder. The same catalogue gives the same bytes. */
export async function exportCatalogue(dir: string, database: Database = db): Promise<void> {
  makeFolder(dir);
  const draft = (file: string) => join(dir, `.${file}.csv.part`);
  try {
    await database.transaction(
      async (trx) => {
        for (const file of FILE_NAMES) {
          await pipeline(await exportStream(trx, file), createWriteStream(draft(file)));
        }
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );
    for (const file of FILE_NAMES) await rename(draft(file), join(dir, `${file}.csv`));
  } finally {
    for (const file of FILE_NAMES) await rm(draft(file), { force: true });
  }
}

/** Ends the transaction of a folder that is rejected. */
class FolderRejected extends Error {
  readonly problems: ProblemList;
  constructor(problems: ProblemList) {
    super('the folder is rejected');
    this.problems = problems;
  }
}

/** @throws FolderRejected when anything is wrong with the folder. */
async function inspect(
  trx: Database,
  dir: string,
  whole: boolean,
  onProgress: ImportProgress = () => {},
): Promise<void> {
  const problems = new ProblemList();
  const context = rowContext();
  const readable = await stageFolder(trx, dir, {
    whole,
    context,
    problems,
    onBytes: (done, total) => onProgress('read', done, total),
  });
  onProgress('check', 0, 1);
  if (readable) await checkStaged(trx, whole, problems);
  onProgress('check', 1, 1);
  if (problems.total > 0) throw new FolderRejected(problems);
}

function rejectionOf(error: unknown): ImportRejection {
  if (!(error instanceof FolderRejected)) throw error;
  return { ok: false, problems: error.problems.inOrder(), total: error.problems.total };
}
