import { AppError, listen, log } from '#modules/platform/index.server.ts';
import { type CatalogueSnapshot, compileCatalogue } from './catalogue-snapshot.ts';
import { loadCatalogueRows } from './snapshot.store.server.ts';

/** Changes that come in a burst (an import has many statements) are read once. */
const SETTLE_MS = 150;

let current: CatalogueSnapshot | null = null;
let loading: Promise<void> | null = null;
let stale = false;

/**
 * The snapshot that serves now.
 *
 * @throws AppError `unavailable` before the first one is loaded.
 */
export function catalogueSnapshot(): CatalogueSnapshot {
  if (!current) {
    throw new AppError(
      'unavailable',
      'no catalogue snapshot is loaded yet',
      'Trouvaille se réveille. Réessaye dans un instant.',
    );
  }
  return current;
}

export function engineReady(): boolean {
  return current !== null;
}

/** Loads the snapshot and follows the catalogue's changes, serving the old one meanwhile. */
export async function openEngine(): Promise<{ close(): Promise<void> }> {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    stale = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      refreshSnapshot().catch((error) => log.warn({ err: error }, 'catalogue snapshot'));
    }, SETTLE_MS);
  };
  // A notification missed while the connection was down is caught up by reading again.
  const stop = await listen('catalogue_changed', { onMessage: changed, onReconnect: changed });
  await refreshSnapshot();
  return {
    async close() {
      clearTimeout(timer);
      await stop();
      await loading?.catch(() => {});
    },
  };
}

/** Reads the catalogue again; concurrent calls share one read, and a change during it starts another. */
export async function refreshSnapshot(): Promise<void> {
  stale = true;
  loading ??= readUntilFresh().finally(() => {
    loading = null;
  });
  await loading;
}

async function readUntilFresh(): Promise<void> {
  while (stale) {
    stale = false;
    current = compileCatalogue(await loadCatalogueRows());
    log.info(
      { revision: current.revision, ideas: current.core.ideaCount },
      'catalogue snapshot loaded',
    );
  }
}
