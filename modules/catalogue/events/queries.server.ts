import { type CatalogueEventRow, type Database, db, now } from '#modules/platform/index.server.ts';
import { selectEvents } from './events.store.server.ts';

/**
 * What happened: to the ideas listed, or to any of them where `ideas` is null. An idea has one event a transaction, the
 * first of these that is true of it; it may have changed otherwise as well.
 *
 * - `added`, `returned` (it can be had again), `relabelled` (it has labels that it did not have),
 *   `gone` (withdrawn or deleted), `changed`, `predicted` (nothing but what is predicted of its labels): of ideas;
 * - `structure`: questions, relations, twins, automated answers or what was learned changed, and no idea;
 * - `everything`: the log does not reach back to where the reader is, so that anything may have happened.
 *
 * Events say where to look; what is there now may be newer.
 */
export type CatalogueEvent = {
  kind: CatalogueEventRow['kind'] | 'everything';
  ideas: readonly number[] | null;
  /** When its transaction committed. */
  recordedAt: Date;
};

/** The next events of a reader, in the order of their commits. */
export type EventPage = {
  events: CatalogueEvent[];
  /** Where the reader is when it has read them. */
  position: number;
  /** Whether there were no more. */
  isLast: boolean;
};

/**
 * The events after a position, as many as have some twenty thousand ideas. A reader at a position has missed nothing
 * that was committed before it: positions are given in the order of commits.
 *
 * @param since where the reader is: the position of the page before, or the catalogue's revision when it read everything.
 */
export async function readEvents(since: number, database: Database = db): Promise<EventPage> {
  const { head, events } = await selectEvents(database, since);
  const [first] = events;
  // What was not kept, or is of a catalogue restored from a backup.
  const isCut = since !== head && first?.position !== since + 1;
  if (isCut) {
    return {
      events: [{ kind: 'everything', ideas: null, recordedAt: now() }],
      position: head,
      isLast: true,
    };
  }
  const position = events.at(-1)?.position ?? since;
  return {
    events: events.map(({ kind, ideas, recorded_at }) => ({
      kind,
      ideas,
      recordedAt: recorded_at,
    })),
    position,
    isLast: position === head,
  };
}

/** The ideas that came or changed otherwise than by what is predicted of them; null when any of them may have. */
export function changedIdeas(events: readonly CatalogueEvent[]): number[] | null {
  const changed = events.filter(
    ({ kind }) => kind !== 'structure' && kind !== 'gone' && kind !== 'predicted',
  );
  if (changed.some(({ ideas }) => ideas === null)) return null;
  return [...new Set(changed.flatMap(({ ideas }) => ideas ?? []))];
}
