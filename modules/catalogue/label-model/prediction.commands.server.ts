import { type Database, db, log } from '#modules/platform/index.server.ts';
import { type CatalogueEvent, changedIdeas, consumeEvents } from '../events/index.server.ts';
import { LABELS } from '../vocabulary.ts';
import { insertAllDue, insertDue, takeDue } from './due.store.server.ts';
import * as ideas from './ideas.store.server.ts';
import { type PairPrediction, Predictor } from './model.ts';
import { selectActive, selectActiveId } from './models.store.server.ts';
import { replacePredictions, type StoredPrediction } from './predictions.store.server.ts';
import { CHANCE_PARTS, LEAST_CHANCE, MOST_QUESTIONS } from './shared.ts';
import { runInSlices } from './slices.ts';
import { unpackModel } from './stored-model.ts';

const READER = 'label model';
/** Ideas predicted in one transaction: some tenths of a second. */
const SLICE = 500;

/** The version read last, with its id: reading one takes some tenths of a second. */
let read: { id: number; predictor: Predictor | null } | null = null;

/**
 * Predicts the labels of the ideas that came or changed since the last time, and of all others that are due. What was
 * predicted stays when the worker is killed. Without a trained version the ideas wait.
 *
 * @returns how many ideas were predicted.
 */
export async function predictDueLabels(signal?: AbortSignal): Promise<number> {
  await consumeEvents(READER, noteDue);
  let predicted = 0;
  for (;;) {
    const predictor = await openPredictor();
    if (!predictor) return predicted;
    const count = await db.transaction((transaction) =>
      predictSlice(transaction, predictor, signal),
    );
    if (count === 0) break;
    predicted += count;
  }
  if (predicted > 0) log.info({ ideas: predicted }, 'labels predicted');
  return predicted;
}

async function noteDue(events: readonly CatalogueEvent[], transaction: Database): Promise<void> {
  const ids = changedIdeas(events);
  if (ids === null) await insertAllDue(transaction);
  else if (ids.length > 0) await insertDue(transaction, ids);
}

/** The active version; null where there is none that this code can read. */
async function openPredictor(): Promise<Predictor | null> {
  const id = await selectActiveId(db);
  if (id === null) return null;
  if (read?.id === id) return read.predictor;
  const active = await selectActive(db);
  if (!active) return null;
  const model = unpackModel(active.parameters);
  if (!model) log.warn({ version: active.id }, 'label model of another format: train a new one');
  read = { id: active.id, predictor: model && new Predictor(model) };
  return read.predictor;
}

async function predictSlice(
  transaction: Database,
  predictor: Predictor,
  signal?: AbortSignal,
): Promise<number> {
  const ids = await takeDue(transaction, SLICE);
  if (ids.length === 0) return 0;
  const described = await ideas.selectDescribed(transaction, ids);
  const labels = await ideas.selectLabels(transaction, ids);
  function* predictAll() {
    const predictions: StoredPrediction[] = [];
    for (const idea of described) {
      const known = labels.get(idea.id) ?? new Map();
      const pairs = predictor.predict(idea, known, LEAST_CHANCE, MOST_QUESTIONS);
      predictions.push(toStored(idea.id, pairs));
      yield;
    }
    return predictions;
  }
  const predictions = await runInSlices(predictAll(), signal);
  await replacePredictions(transaction, predictions);
  return ids.length;
}

function toStored(idea_id: number, pairs: readonly PairPrediction[]): StoredPrediction {
  const distributions = Buffer.alloc(pairs.length * LABELS.length);
  pairs.forEach(({ distribution }, place) => {
    distribution.forEach((chance, label) => {
      distributions[place * LABELS.length + label] = Math.round(chance * CHANCE_PARTS);
    });
  });
  return {
    idea_id,
    questions: pairs.map(({ question }) => question),
    labels: pairs.map(({ label }) => label),
    chances: pairs.map(({ chance }) => Math.fround(chance)),
    distributions,
  };
}
