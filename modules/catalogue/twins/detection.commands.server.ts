import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Database, db } from '#modules/platform/index.server.ts';
import { type CatalogueEvent, changedIdeas, consumeEvents } from '../events/index.server.ts';
import { TWIN_KINDS, type TwinKind } from '../vocabulary.ts';
import { detectTwins, type FoundTwin, twinsAmong } from './detection/detect.ts';
import { type Features, featuresOf } from './detection/features.ts';
import { commonWordsOf, weightsWith } from './detection/word-weights.ts';
import * as found from './found.store.server.ts';
import * as store from './products.store.server.ts';

const READER = 'twins';
/** Products read in one go. */
const SLICE = 2000;
/** With more changed ideas, comparing all is sooner done. */
const MOST_CHANGED = 2000;
/** Changed ideas compared in one go. */
const CHANGED_SLICE = 50;
const WRITTEN_AT_ONCE = 5000;

/** What a complete detection did. */
export type DetectionReport = found.TwinChanges & {
  /** Products compared. */
  ideas: number;
  /** Relations found, by kind. */
  found: Record<TwinKind, number>;
};

/** Phases of a complete detection, for who waits. */
export type DetectionProgress = (phase: 'read' | 'compare', done: number, total: number) => void;

/**
 * Compares all products with each other and stores how they are related. What a person decided stays; what the machine
 * found before and does not find any more goes. Other work of the process goes on meanwhile.
 */
export async function detectAllTwins(
  database: Database = db,
  onProgress: DetectionProgress = () => {},
): Promise<DetectionReport> {
  return await database.transaction((transaction) => detectAll(transaction, onProgress));
}

async function detectAll(
  transaction: Database,
  onProgress: DetectionProgress = () => {},
): Promise<DetectionReport> {
  await found.lockDetection(transaction);
  await found.createFound(transaction);
  const products = await readProducts(transaction, onProgress);
  const common = commonWordsOf(products);
  const counts = Object.fromEntries(
    TWIN_KINDS.map((kind) => [kind, 0]),
  ) as DetectionReport['found'];
  let pending: FoundTwin[] = [];
  let slices = 0;
  for (const twins of detectTwins(products, common)) {
    for (const { kind } of twins) counts[kind]++;
    pending.push(...twins);
    if (pending.length >= WRITTEN_AT_ONCE) {
      await found.insertFound(transaction, pending);
      pending = [];
    }
    onProgress('compare', ++slices, Math.ceil(products.length / 200));
    await nextTurn();
  }
  await found.insertFound(transaction, pending);
  await store.replaceCommonWords(transaction, common);
  const changes = await found.mergeFound(transaction, null);
  return { ideas: products.length, found: counts, ...changes };
}

async function readProducts(
  transaction: Database,
  onProgress: DetectionProgress,
): Promise<Features[]> {
  const features: Features[] = [];
  for (let after = 0; ; ) {
    const slice = await store.selectProducts(transaction, after, SLICE);
    const last = slice.at(-1);
    if (!last) return features;
    for (const product of slice) features.push(featuresOf(product));
    after = last.id;
    onProgress('read', features.length, features.length);
    await nextTurn();
  }
}

/**
 * Compares the ideas that changed since the last time with all others, each once whenever the process is killed. After many
 * changes, or when the log does not reach back, all are compared.
 */
export async function detectNewTwins(database: Database = db): Promise<void> {
  await consumeEvents(READER, compareChanged, database);
}

async function compareChanged(
  events: readonly CatalogueEvent[],
  transaction: Database,
): Promise<void> {
  const ideas = changedIdeas(events);
  if (ideas === null || ideas.length > MOST_CHANGED) {
    await detectAll(transaction);
  } else if (ideas.length > 0) {
    await compareIdeas(transaction, ideas);
  }
}

async function compareIdeas(transaction: Database, ids: readonly number[]): Promise<void> {
  await found.lockDetection(transaction);
  await found.createFound(transaction);
  const weightOf = weightsWith(await store.selectCommonWords(transaction));
  for (let at = 0; at < ids.length; at += CHANGED_SLICE) {
    const slice = ids.slice(at, at + CHANGED_SLICE);
    const candidates = await store.selectCandidates(transaction, slice);
    const known = await store.selectProductsOf(transaction, [
      ...new Set([...slice, ...candidates.map(({ other_idea_id }) => other_idea_id)]),
    ]);
    const features = new Map(known.map((product) => [product.id, featuresOf(product)]));
    const others = Map.groupBy(candidates, ({ idea_id }) => idea_id);
    for (const id of slice) {
      const own = features.get(id);
      if (!own) continue;
      const compared = (others.get(id) ?? []).flatMap(
        (each) => features.get(each.other_idea_id) ?? [],
      );
      const inOrder = compared.sort((a, b) => a.id - b.id);
      await found.insertFound(transaction, twinsAmong(own, inOrder, weightOf));
    }
    await nextTurn();
  }
  await found.mergeFound(transaction, ids);
}
