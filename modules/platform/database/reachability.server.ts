import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isDatabaseAway } from '../errors/failures.server.ts';
import { log } from '../operation/log.server.ts';

/** How long queries wait for a database that has just gone, so that its restart goes unseen. */
const TIMEOUT_MS = 3_000;
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
  let probing = false;

  for (const event of ['query-response', 'query-error']) {
    db.on(event, () => {
      answeredAt = performance.now();
    });
  }

  client.acquireConnection = async () => {
    const isSilent = client.pool.numUsed() > 0 && performance.now() - answeredAt > TIMEOUT_MS;
    if (isSilent) probe();
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

  /** Connects apart from the pool until that works; meanwhile the database is away. */
  async function probe(): Promise<void> {
    if (probing) return;
    probing = true;
    for (;;) {
      const failure = await connect().then(
        (connection) => client.destroyRawConnection(connection),
        (error: unknown) => error,
      );
      if (!isDatabaseAway(failure)) break;
      if (!away) log.error({ err: failure }, 'database away');
      away = failure;
      await setTimeout(RETRY_MS, null, { ref: false });
    }
    if (away) log.info('database back');
    away = null;
    answeredAt = performance.now();
    probing = false;
  }
}
