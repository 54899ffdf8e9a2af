import pg from 'pg';
import { log } from '../operation/log.server.ts';
import { databaseUrl } from './database.server.ts';

const RETRY_FIRST_MS = 250;
const RETRY_MAX_MS = 5_000;
/** How often an idle connection is checked. */
const HEARTBEAT_MS = 15_000;

export type ListenHandlers = {
  onMessage: (payload: string) => void;
  /** Called after a lost connection is back: notifications sent meanwhile are gone, so look again. */
  onReconnect?: () => void;
};

/**
 * Receives the notifications of a PostgreSQL channel on a connection of its own, which reconnects by itself.
 *
 * Resolves once notifications arrive, so a caller that reads its state afterwards misses nothing.
 * @returns stops listening.
 * @throws when the first connection fails.
 */
export async function listen(
  channel: string,
  handlers: ListenHandlers,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl(),
      application_name: `trouvaille listen ${channel}`,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    let lost = false;
    const onLost = () => {
      if (lost || client !== fresh) return;
      lost = true;
      client = null;
      clearTimeout(timer);
      if (stopped) return;
      log.warn({ channel }, 'notifications lost, reconnecting');
      scheduleReconnect(RETRY_FIRST_MS);
    };
    // Without these, a connection that breaks would end the process.
    fresh.on('error', onLost);
    fresh.on('end', onLost);
    fresh.on('notification', (message) => handlers.onMessage(message.payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    scheduleHeartbeat(fresh, onLost);
  }

  function scheduleHeartbeat(current: pg.Client, onLost: () => void): void {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => client === current && scheduleHeartbeat(current, onLost),
        () => {
          current.end().catch(() => {});
          onLost();
        },
      );
    }, HEARTBEAT_MS);
    timer.unref();
  }

  function scheduleReconnect(delay: number): void {
    timer = setTimeout(async () => {
      try {
        await connect();
      } catch {
        if (!stopped) scheduleReconnect(Math.min(delay * 2, RETRY_MAX_MS));
        return;
      }
      if (stopped) return void client?.end().catch(() => {});
      log.info({ channel }, 'notifications are back');
      handlers.onReconnect?.();
    }, delay);
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
