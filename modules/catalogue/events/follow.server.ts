import { listen, log } from '#modules/platform/index.server.ts';

/** Changes that come in a burst are read once. */
const SETTLE_MS = 100;
const RETRY_FIRST_MS = 250;
const RETRY_MAX_MS = 5_000;

/** What is kept up to date with the catalogue. */
export type Follower = {
  /** Its name in log records. */
  name: string;
  /** Reads what happened since it was called last. One call ends before the next begins. */
  applyChanges: () => Promise<void>;
};

/**
 * Applies the catalogue's changes at once, and from then on soon after each commit, whichever process it was in. What
 * fails is tried again, later and later.
 *
 * @returns what stops it, once the call that runs has ended.
 * @throws when the database does not answer.
 */
export async function followCatalogue({
  name,
  applyChanges,
}: Follower): Promise<{ close(): Promise<void> }> {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let retryMs = RETRY_FIRST_MS;
  const schedule = (delay: number) => {
    if (!isClosed) timer ??= setTimeout(apply, delay);
  };
  const apply = () => {
    timer = undefined;
    running = running.then(applyChanges).then(
      () => {
        retryMs = RETRY_FIRST_MS;
      },
      (error) => {
        if (isClosed) return;
        log.warn({ err: error, follower: name, retryMs }, 'catalogue changes not applied');
        schedule(retryMs);
        retryMs = Math.min(2 * retryMs, RETRY_MAX_MS);
      },
    );
  };
  const changed = () => schedule(SETTLE_MS);
  // Notifications missed while the connection was down are made up for by the events, which are kept.
  const stop = await listen('catalogue_changed', { onMessage: changed, onReconnect: changed });
  schedule(0);
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await stop();
      await running;
    },
  };
}
