import { setTimeout as wait } from 'node:timers/promises';
import { AppError, listen, log } from '#modules/platform/index.server.ts';
import { buildInThread } from './build-thread.server.ts';
import { applyIdeas, type CatalogueSnapshot, openCatalogue } from './catalogue-snapshot.ts';
import { readChanges, selectIdeaRows } from './changes.store.server.ts';

/** Changes that come in a burst are read once. */
const SETTLE_MS = 100;
/** Ideas read and written in one go: a few milliseconds, also where each has a thousand labels. */
const SLICE = 50;
/** With more ideas to read one by one, reading everything is sooner done. */
const MOST_IDEAS = 20_000;
/** How often a snapshot that is about to be replaced asks what became of ideas. */
const KEEP_UP_MS = 500;
const RETRY_FIRST_MS = 250;
const RETRY_MAX_MS = 5_000;

let current: CatalogueSnapshot | null = null;
let refreshing: Promise<void> | null = null;
let closing = new AbortController();

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

/** For those who watch: what serves now, and the bytes it takes without and with the room for beliefs. */
export function describeSnapshot(): {
  revision: number;
  ideas: number;
  catalogueBytes: number;
  bytes: number;
} {
  const { revision, core, ideaIds } = catalogueSnapshot();
  const { weight, mass } = core.beliefMemory(0);
  const bytes = core.memory.buffer.byteLength + ideaIds.buffer.byteLength;
  const beliefs = core.header.beliefCapacity * (weight.byteLength + mass.byteLength);
  return { revision, ideas: core.ideaCount, catalogueBytes: bytes - beliefs, bytes };
}

/**
 * Loads the snapshot and follows the catalogue's changes. A refresh that fails is tried again, later and later.
 *
 * @throws when the first snapshot cannot be loaded.
 */
export async function openEngine(): Promise<{ close(): Promise<void> }> {
  closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let retryMs = RETRY_FIRST_MS;
  const schedule = (delay: number) => {
    timer ??= setTimeout(follow, delay);
  };
  const follow = async () => {
    timer = undefined;
    try {
      await refreshSnapshot();
      retryMs = RETRY_FIRST_MS;
    } catch (error) {
      if (closing.signal.aborted) return;
      log.warn({ err: error, retryMs }, 'catalogue snapshot not refreshed');
      schedule(retryMs);
      retryMs = Math.min(2 * retryMs, RETRY_MAX_MS);
    }
  };
  const changed = () => schedule(SETTLE_MS);
  // Notifications missed while the connection was down are caught up by the log of changes.
  const stop = await listen('catalogue_changed', { onMessage: changed, onReconnect: changed });
  const close = async () => {
    closing.abort();
    clearTimeout(timer);
    await stop();
    await refreshing?.catch(() => {});
  };
  try {
    await refreshSnapshot();
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

/** Brings the snapshot to the catalogue as it is when this is called, or later. */
export async function refreshSnapshot(): Promise<void> {
  // What runs already may have looked before the change that the caller knows of.
  await refreshing?.catch(() => {});
  refreshing ??= catchUp().finally(() => {
    refreshing = null;
  });
  await refreshing;
}

async function catchUp(): Promise<void> {
  if (!current) await rebuild(0);
  for (let news = await hear(catalogueSnapshot()); news; news = await hear(catalogueSnapshot())) {
    if (news.isAll) {
      catalogueSnapshot().revision = news.revision;
      log.debug({ revision: news.revision }, 'catalogue changes applied');
    } else await rebuild(news.revision);
  }
}

/**
 * Writes into a snapshot what became of single ideas after a revision.
 *
 * @returns the revision reached, and whether nothing else changed until then; null when it is the latest.
 */
async function hear(
  catalogue: CatalogueSnapshot,
  since = catalogue.revision,
): Promise<{ revision: number; isAll: boolean } | null> {
  closing.signal.throwIfAborted();
  const changes = await readChanges(since);
  if (!changes) return null;
  const { revision, ideas, isWhole } = changes;
  return { revision, isAll: (await writeIdeas(catalogue, ideas)) && isWhole };
}

/**
 * Ideas are read and written a few at a time: between two slices the process serves.
 *
 * @returns false when some are left out: a whole build is due.
 */
async function writeIdeas(catalogue: CatalogueSnapshot, ids: readonly number[]): Promise<boolean> {
  if (ids.length > MOST_IDEAS) return false;
  let isAll = true;
  for (let at = 0; at < ids.length; at += SLICE) {
    closing.signal.throwIfAborted();
    const slice = ids.slice(at, at + SLICE);
    isAll = applyIdeas(catalogue, slice, await selectIdeaRows(slice)) && isAll;
  }
  return isAll;
}

/**
 * Replaces the snapshot. The old one serves until then, and the new one takes over knowing all that the old one heard.
 *
 * @param heard the revision up to which the old one knows what became of ideas.
 */
async function rebuild(heard: number): Promise<void> {
  const building = buildInThread(closing.signal);
  if (current) await keepUp(current, heard, building);
  const next = openCatalogue(await building);
  const news = await hear(next);
  if (news?.isAll) next.revision = news.revision;
  current = next;
  log.info({ revision: next.revision, ideas: next.core.ideaCount }, 'catalogue snapshot loaded');
}

/**
 * Until a new snapshot is built, the old one goes on hearing of single ideas: one that is withdrawn is shown no more.
 * Its revision stays, since it lacks what only the new one will know.
 */
async function keepUp(
  old: CatalogueSnapshot,
  heard: number,
  building: Promise<unknown>,
): Promise<void> {
  let isOver = false;
  const over = building
    .catch(() => {})
    .then(() => {
      isOver = true;
    });
  let reached = heard;
  while (!isOver) {
    try {
      reached = (await hear(old, reached))?.revision ?? reached;
    } catch (error) {
      log.debug({ err: error }, 'catalogue changes not applied while a snapshot is built');
    }
    await Promise.race([over, wait(KEEP_UP_MS, undefined, { ref: false })]);
  }
}
