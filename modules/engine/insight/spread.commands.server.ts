import { setImmediate as letOthersRun } from 'node:timers/promises';
import { listLabelModels } from '#modules/catalogue/label-model/index.server.ts';
import { db, enqueue } from '#modules/platform/index.server.ts';
import { listLearning } from '../learning/index.server.ts';
import { type CatalogueSnapshot, loadSnapshot } from '../snapshot/index.server.ts';
import { runSpreadTestJob } from './jobs.ts';
import {
  findTest,
  insertTest,
  type PlayedWith,
  reopenTest,
  resetTest,
  type SpreadTest,
  storeEnd,
  storeResult,
} from './spread.store.server.ts';
import { candidatesOf, playSearch, type SpreadResult } from './spread.ts';
import type { SpreadConfig } from './spread-config.ts';

/** Searches that are played before their result is stored. */
const SLICE = 20;

type Started = { ok: true; id: number } | { ok: false; reason: 'under_way' };

/** Has the worker run a spread test; there is one at a time. */
export async function startSpreadTest(config: SpreadConfig): Promise<Started> {
  return await db.transaction(async (trx): Promise<Started> => {
    const id = await insertTest(trx, config);
    if (id === null) return { ok: false, reason: 'under_way' };
    await enqueue(trx, runSpreadTestJob, { id });
    return { ok: true, id };
  });
}

/** Ends a test where it is; what it came to is kept. */
export async function stopSpreadTest(
  id: number,
): Promise<{ ok: true } | { ok: false; reason: 'not_under_way' }> {
  return (await storeEnd(id, 'stopped')) ? { ok: true } : { ok: false, reason: 'not_under_way' };
}

/** Ends a test whose job failed at its last try: what it came to is kept, and another one may begin. */
export async function giveUpSpreadTest(id: number): Promise<void> {
  await storeEnd(id, 'given_up');
}

/**
 * Plays the searches of a test that are left, a few at a time: what was cut short goes on there, unless the catalogue or
 * what is learned has changed meanwhile; then it begins anew, so that a result is always of one version. Where another
 * worker has stored more, which may have been considered stopped, it goes on from there. A test that was given up goes on
 * when an admin puts its job back, unless another one is under way.
 *
 * @param load the catalogue to play with: a snapshot of its own, which does not change meanwhile.
 * @throws the reason of the signal once that is aborted.
 */
export async function runSpreadTest(
  id: number,
  signal: AbortSignal,
  load: (signal: AbortSignal) => Promise<CatalogueSnapshot> = loadSnapshot,
): Promise<void> {
  const test = await findTest(id);
  if (!test || (test.ended_at && !(await reopenTest(id)))) return;
  const catalogue = await load(signal);
  let result = await resultSoFar(test, catalogue);
  while (result) {
    const before: number = result.done;
    const until = Math.min(test.iterations, before + SLICE);
    while (result.done < until) {
      signal.throwIfAborted();
      playSearch(catalogue, test, result);
      await letOthersRun();
    }
    if (!(await storeResult(id, before, result))) return await runSpreadTest(id, signal, load);
    if (result.done === test.iterations) result = null;
  }
}

/** What a test came to with this version; null when it was stopped. */
async function resultSoFar(
  test: SpreadTest,
  catalogue: CatalogueSnapshot,
): Promise<SpreadResult | null> {
  const version = await versionOf(catalogue);
  const keys = ['revision', 'learning_version', 'label_model'] as const;
  if (keys.every((key) => test[key] === version[key])) {
    const { done, without_idea, questions, first_questions, first_ideas } = test;
    return { done, without_idea, questions, first_questions, first_ideas };
  }
  const candidates = candidatesOf(catalogue, test).length;
  if (!(await resetTest(test.id, { ...version, candidates }))) return null;
  return { done: 0, without_idea: 0, questions: {}, first_questions: {}, first_ideas: {} };
}

async function versionOf({ revision }: CatalogueSnapshot): Promise<PlayedWith> {
  const active = (versions: readonly { id: number; active: boolean }[]) =>
    versions.find((version) => version.active)?.id ?? null;
  return {
    revision,
    learning_version: active(await listLearning()),
    label_model: active(await listLabelModels()),
  };
}
