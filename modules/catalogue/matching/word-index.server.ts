import { type Database, db } from '#modules/platform/index.server.ts';
import { type CatalogueEvent, consumeEvents, followCatalogue } from '../events/index.server.ts';
import { frenchWords } from './french-words.server.ts';
import * as store from './word-index.store.server.ts';

const READER = 'word index';

/**
 * Puts into the index every word of the catalogue that is not there yet: without it a typed word counts as unknown, and
 * is taken for a slip of another. Words that are gone stay; they match nothing.
 */
export async function updateWordIndex(database: Database = db): Promise<void> {
  await consumeEvents(READER, indexEvents, database);
}

/** Keeps the index up to date until it is closed. @throws when the database does not answer. */
export async function openWordIndex(): Promise<{ close(): Promise<void> }> {
  // Now, so that the first text need not wait for them.
  await frenchWords();
  return followCatalogue({ name: READER, applyChanges: () => updateWordIndex() });
}

async function indexEvents(events: readonly CatalogueEvent[], trx: Database): Promise<void> {
  if (events.some(({ ideas }) => ideas === null)) await store.indexQuestions(trx);
  if (events.some(({ kind, ideas }) => ideas === null && kind !== 'structure')) {
    await store.indexAllIdeas(trx);
  } else {
    const written = events.filter(({ kind }) => kind !== 'predicted');
    const ideas = new Set(written.flatMap((event) => event.ideas ?? []));
    if (ideas.size > 0) await store.indexIdeas(trx, [...ideas]);
  }
}
