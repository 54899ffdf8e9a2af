import { type Database, db, enqueue, log, now } from '#modules/platform/index.server.ts';
import { randomNumbers } from '#modules/platform/shared.ts';
import type { Labels } from './columns.ts';
import { insertAllDue } from './due.store.server.ts';
import { measure } from './figures.ts';
import * as ideas from './ideas.store.server.ts';
import { predictLabelsJob } from './jobs.ts';
import * as store from './models.store.server.ts';
import type { LabelModelVersion } from './shared.ts';
import { runInSlices } from './slices.ts';
import { packModel } from './stored-model.ts';
import { type Example, holdOut, type Prepared, prepare, trainModel } from './training.ts';

/** With more labelled ideas, as good as random ones of them: what bounds time and memory. */
const MOST_EXAMPLES = 8000;
/** With fewer there is nothing to learn from. */
const LEAST_EXAMPLES = 20;
const READ_AT_ONCE = 500;
const VERSIONS_KEPT = 5;
const SEED = 1;

/**
 * Trains a version on all labels, measures it by cross-validation, and activates it, unless an admin went back to an
 * earlier one: then it waits until somebody activates it. Other work of the process goes on meanwhile.
 *
 * @returns the version; null when there are too few labels.
 */
export async function trainLabelModel(signal?: AbortSignal): Promise<LabelModelVersion | null> {
  const started = performance.now();
  const prepared = await readPrepared(signal);
  const { examples } = prepared;
  if (examples.length < LEAST_EXAMPLES) {
    log.info({ ideas: examples.length }, 'too few labelled ideas to train on');
    return null;
  }
  const { model, figures } = await runInSlices(train(prepared), signal);
  const version = {
    trained_at: now(),
    ideas: examples.length,
    labels: examples.reduce((sum, { labels }) => sum + labels.size, 0),
    seconds: (performance.now() - started) / 1000,
    figures,
  };
  const stored = await db.transaction((transaction) =>
    storeVersion(transaction, { ...version, parameters: packModel(model) }),
  );
  log.info({ version: stored.id, seconds: version.seconds }, 'label model trained');
  return { ...version, ...stored };
}

function* train(prepared: Prepared) {
  const random = randomNumbers(SEED);
  const heldOut = yield* holdOut(prepared, random);
  const figures = yield* measure(prepared, heldOut, random);
  return { model: yield* trainModel(prepared, heldOut, random), figures };
}

/** All that is learned from. */
export async function readPrepared(signal?: AbortSignal): Promise<Prepared> {
  return prepare(await readExamples(signal), await ideas.selectQuestions(db));
}

async function readExamples(signal?: AbortSignal): Promise<Example[]> {
  const ids = await ideas.selectLabelledIds(db, MOST_EXAMPLES);
  const examples: Example[] = [];
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    signal?.throwIfAborted();
    const slice = ids.slice(at, at + READ_AT_ONCE);
    const described = await ideas.selectDescribed(db, slice);
    const labels = await ideas.selectLabels(db, slice);
    const leaders = await ideas.selectTwinLeaders(db, slice);
    for (const idea of described) {
      const own: Labels = labels.get(idea.id) ?? new Map();
      examples.push({ idea, labels: own, group: leaders.get(idea.id) ?? idea.id });
    }
  }
  return examples;
}

async function storeVersion(
  transaction: Database,
  version: store.NewVersion,
): Promise<Pick<LabelModelVersion, 'id' | 'active'>> {
  await store.lockVersions(transaction);
  const [newest] = await store.selectVersions(transaction);
  const id = await store.insertVersion(transaction, version);
  const active = !newest || newest.active;
  if (active) await activate(transaction, id);
  await store.deleteOldVersions(transaction, VERSIONS_KEPT);
  return { id, active };
}

/** Activates a version: all is then predicted by it. @returns false when there is no such version. */
export async function activate(transaction: Database, id: number): Promise<boolean> {
  if (!(await store.activateVersion(transaction, id))) return false;
  await insertAllDue(transaction);
  await enqueue(transaction, predictLabelsJob, {});
  return true;
}
