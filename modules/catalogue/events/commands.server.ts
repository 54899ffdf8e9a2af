import { type Database, db } from '#modules/platform/index.server.ts';
import { lockCursor, moveCursor } from './events.store.server.ts';
import { type CatalogueEvent, readEvents } from './queries.server.ts';

/**
 * Passes to a reader all events that it has not read, page by page, and stores how far it is in the database. The first
 * time it gets `everything`. Each page has a transaction, in which the cursor moves: what the reader writes in it happens
 * once for each event, whenever a process is killed. Two processes of one reader take turns.
 *
 * @param reader the name of its cursor.
 */
export async function consumeEvents(
  reader: string,
  handle: (events: readonly CatalogueEvent[], trx: Database) => Promise<void>,
  database: Database = db,
): Promise<void> {
  let isLast = false;
  while (!isLast) {
    isLast = await database.transaction(async (trx) => {
      const since = await lockCursor(trx, reader);
      const page = await readEvents(since, trx);
      if (page.position === since) return true;
      await handle(page.events, trx);
      await moveCursor(trx, reader, page.position);
      return page.isLast;
    });
  }
}
