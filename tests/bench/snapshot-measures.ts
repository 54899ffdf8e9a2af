import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { describeSnapshot, openEngine } from '#modules/engine/snapshot/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { fillLargeCatalogue } from '../fixtures/large-catalogue.ts';
import { openDatabase } from './database.ts';
import { type Bench, percentile } from './harness.ts';

const MIB = 2 ** 20;
const IDEAS = 1_000_000;
const CHANGES = 100;
/** Ideas that one statement changes, just few enough to be applied one by one. */
const MANY = 1900;

/**
 * Measures a process that serves a million ideas of 40 labels: how long their snapshot takes to load and how much memory,
 * how soon a change of the catalogue is applied, and how long that blocks the process.
 */
export async function measureSnapshot({ figure }: Pick<Bench, 'figure'>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trouvaille-bench-snapshot-'));
  const closeDatabase = await openDatabase(join(folder, 'data'), true);
  await fillLargeCatalogue(IDEAS);

  const started = performance.now();
  const engine = await openEngine();
  figure('1,000,000 ideas: load from PostgreSQL', (performance.now() - started) / 1000, 's', {
    atMost: 30,
  });
  const { catalogueBytes, bytes } = describeSnapshot();
  figure('1,000,000 ideas: memory of the snapshot', catalogueBytes / MIB, 'MiB');
  // The goal is 250 MB.
  figure('the same with the room for beliefs', bytes / MIB, 'MiB', { atMost: 250e6 / MIB });

  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const delays: number[] = [];
  for (let i = 0; i < CHANGES; i++)
    delays.push(await timeUntilApplied(() => changeLabel(1 + i * 97)));
  figure('a changed label is applied after, median', percentile(delays, 50), 'ms');
  figure('a changed label is applied after, at most', percentile(delays, 100), 'ms', {
    atMost: 2000,
  });
  figure('1,900 changed ideas are applied after', await timeUntilApplied(changeMany), 'ms', {
    atMost: 2000,
  });
  figure('longest pause in serving meanwhile', pauses.max / 1e6, 'ms', { atMost: 20 });

  pauses.reset();
  const rebuilt = await timeUntilApplied(() =>
    db('question').where({ id: 1 }).update('filling_pos', 0),
  );
  figure('a changed question is applied, by a whole rebuild, after', rebuilt / 1000, 's');
  figure('longest pause in serving meanwhile', pauses.max / 1e6, 'ms', { atMost: 20 });

  await engine.close();
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds from the commit of a change until the engine has applied it. */
async function timeUntilApplied(change: () => PromiseLike<unknown>): Promise<number> {
  await change();
  const committed = performance.now();
  const { revision } = (await db('catalogue_revision').first('revision'))!;
  while (describeSnapshot().revision < revision) await wait(1);
  return performance.now() - committed;
}

function changeLabel(ideaId: number): PromiseLike<unknown> {
  return db('reaction')
    .where({ idea_id: ideaId })
    .andWhere('question_id', '<=', 25)
    .update({ label: 'None' });
}

function changeMany(): PromiseLike<unknown> {
  return db('idea')
    .whereBetween('id', [IDEAS / 2, IDEAS / 2 + MANY - 1])
    .update({ available: false });
}
