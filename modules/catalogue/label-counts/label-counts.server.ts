import { type Database, db } from '#modules/platform/index.server.ts';
import { type CatalogueEvent, consumeEvents, followCatalogue } from '../events/index.server.ts';
import { countAllLabels, countLabelsOf } from './label-counts.store.server.ts';

const READER = 'label counts';

/**
 * Counts the labels of ideas that changed since the last time, for searches: counting a million labels for each takes
 * too long, and counting them in the transaction that changes them would have contributors wait for each other.
 */
export async function updateLabelCounts(database: Database = db): Promise<void> {
  await consumeEvents(READER, countEvents, database);
}

/** Keeps the counts up to date until it is closed. @throws when the database does not answer. */
export function openLabelCounts(): Promise<{ close(): Promise<void> }> {
  return followCatalogue({ name: READER, applyChanges: () => updateLabelCounts() });
}

async function countEvents(events: readonly CatalogueEvent[], trx: Database): Promise<void> {
  // A question that is removed takes its labels with it, and names no idea.
  if (events.some(({ ideas }) => ideas === null)) return await countAllLabels(trx);
  const labelled = events.filter(({ kind }) => kind !== 'predicted');
  const ideas = new Set(labelled.flatMap((event) => event.ideas ?? []));
  if (ideas.size > 0) await countLabelsOf(trx, [...ideas]);
}
