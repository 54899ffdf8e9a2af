import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isDatabaseAway } from '../errors/failures.server.ts';
import { log } from '../operation/log.server.ts';

/** How long queries wait for a database that has just gone, so that its restart goes unseen. */
const TIMEOUT_MS = 3_000;
/** How long queries may all be without an answer before the next one waits to know whether the database is there. */
const SILENT_MS = 1_000;
const RETRY_MS = 100;

/** As much of knex's client as connecting takes. */
type Client = {
  acquireConnection(): Promise<unknown>;
  acquireRawConnection(): Promise<unknown>;
  destroyRawConnection(connection: unknown): Promise<void>;
  pool: { numUsed(): number };
};

/**
 * Has the queries of a pool wait while its database is away for a moment, and fail at once while it is away for longer.
 * Away is a database that refuses connections, and one that accepts them but does not answer: only a separate
 * connection distinguishes that from a slow query.
 */
export function failFastWhileAway(db: Knex): void {
  const client = db.client as Client;
  const acquire = client.acquireConnection.bind(client);
  const connect = client.acquireRawConnection.bind(client);
  /** Why the database is away, once it has been for longer than queries wait. */
  let away: unknown = null;
  let failingSince: number | null = null;
  let answeredAt = performance.now();
  /** Resolved once it is known whether the database is away; null while nothing gives reason to doubt it. */
  let probing: Promise<void> | null = null;

  for (const event of ['query-response', 'query-error']) {
    db.on(event, () => {
      answeredAt = performance.now();
    });
  }

  client.acquireConnection = async () => {
    const isSilent = client.pool.numUsed() > 0 && performance.now() - answeredAt > SILENT_MS;
    // An idle connection would be at hand, and its query might never be answered.
    if (isSilent) await probe();
    if (away) throw away;
    try {
      return await acquire();
    } catch (error) {
      if (isDatabaseAway(error)) probe();
      throw error;
    }
  };

  client.acquireRawConnection = async () => {
    for (;;) {
      try {
        const connection = await connect();
        failingSince = null;
        return connection;
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        failingSince ??= performance.now();
        if (performance.now() - failingSince > TIMEOUT_MS) throw error;
      }
      await setTimeout(RETRY_MS);
    }
  };

  /** Connects apart from the pool, once more while it is not known yet whether the database is away. */
  function probe(): Promise<void> {
    probing ??= connectApart().then((failure) => {
      if (!isDatabaseAway(failure)) return found();
      log.error({ err: failure }, 'database away');
      away = failure;
      connectUntilFound();
    });
    return probing;
  }

  async function connectUntilFound(): Promise<void> {
    while (isDatabaseAway(away)) {
      await setTimeout(RETRY_MS, null, { ref: false });
      away = await connectApart();
    }
    log.info('database back');
    found();
  }

  /** Resolves to why that failed. */
  function connectApart(): Promise<unknown> {
    return connect().then(
      (connection) => client.destroyRawConnection(connection),
      (error: unknown) => error,
    );
  }

  function found(): void {
    away = null;
    answeredAt = performance.now();
    probing = null;
  }
}
