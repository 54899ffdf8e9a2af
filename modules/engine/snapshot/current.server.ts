import { setTimeout as wait } from 'node:timers/promises';
import { followCatalogue } from '#modules/catalogue/events/index.server.ts';
import { AppError, log } from '#modules/platform/index.server.ts';
import { buildInThread } from './build-thread.server.ts';
import {
  applyIdeas,
  type CatalogueSnapshot,
  openCatalogue,
  withKnownTwins,
} from './catalogue-snapshot.ts';
import { MOST_IDEAS, readChanges } from './changes.server.ts';
import { selectWithTwins } from './changes.store.server.ts';

/** Ideas read and written in one go: a few milliseconds, also where each has a thousand labels. */
const SLICE = 50;
/** How often changes are applied to a snapshot that is about to be replaced. */
const FOLLOW_MS = 500;

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

/**
 * A snapshot apart, which follows no changes: for work that needs one catalogue from its beginning to its end.
 *
 * @throws the reason of the signal once that is aborted.
 */
export async function loadSnapshot(signal: AbortSignal): Promise<CatalogueSnapshot> {
  return openCatalogue(await buildInThread(signal));
}

export function engineReady(): boolean {
  return current !== null;
}

/** For metrics: what serves now, and the bytes it takes without and with the room for beliefs. */
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
  await refreshSnapshot();
  const follower = await followCatalogue({ name: 'engine', applyChanges: refreshSnapshot });
  return {
    async close() {
      closing.abort();
      await follower.close();
      await refreshing?.catch(() => {});
    },
  };
}

/** Brings the snapshot to the catalogue as it is when this is called, or later. */
export async function refreshSnapshot(): Promise<void> {
  // What runs already may have read before the change that the caller means.
  await refreshing?.catch(() => {});
  refreshing ??= applyAllChanges().finally(() => {
    refreshing = null;
  });
  await refreshing;
}

async function applyAllChanges(): Promise<void> {
  if (!current) await rebuild(0);
  for (;;) {
    const applied = await applyChanges(catalogueSnapshot());
    if (!applied) return;
    if (applied.isWhole) {
      catalogueSnapshot().revision = applied.revision;
      log.debug({ revision: applied.revision }, 'catalogue changes applied');
    } else await rebuild(applied.revision);
  }
}

/**
 * Applies to a snapshot what happened to single ideas after a revision.
 *
 * @returns the revision reached, and whether nothing else changed until then; null when it is the latest.
 */
async function applyChanges(
  catalogue: CatalogueSnapshot,
  since = catalogue.revision,
): Promise<{ revision: number; isWhole: boolean } | null> {
  closing.signal.throwIfAborted();
  const changes = await readChanges(since);
  if (!changes) return null;
  const { revision, ideas, isWhole } = changes;
  return { revision, isWhole: (await writeIdeas(catalogue, ideas)) && isWhole };
}

/**
 * Ideas are read and written a few at a time: between two slices the process serves.
 *
 * @returns false when some are left out: a whole build is due.
 */
async function writeIdeas(catalogue: CatalogueSnapshot, ids: readonly number[]): Promise<boolean> {
  if (ids.length > MOST_IDEAS) return false;
  let isWhole = true;
  for (let at = 0; at < ids.length; at += SLICE) {
    closing.signal.throwIfAborted();
    const slice = ids.slice(at, at + SLICE);
    const concerned = await selectWithTwins(withKnownTwins(catalogue, slice));
    isWhole = applyIdeas(catalogue, concerned) && isWhole;
  }
  return isWhole;
}

/**
 * Replaces the snapshot. The old one serves until the new one has all that was applied to it.
 *
 * @param appliedRevision the revision up to which changes of single ideas are applied to the old one.
 */
async function rebuild(appliedRevision: number): Promise<void> {
  const building = buildInThread(closing.signal);
  if (current) await followDuringRebuild(current, appliedRevision, building);
  const next = openCatalogue(await building);
  const applied = await applyChanges(next);
  if (applied?.isWhole) next.revision = applied.revision;
  current = next;
  log.info({ revision: next.revision, ideas: next.core.ideaCount }, 'catalogue snapshot loaded');
}

/**
 * Until a new snapshot is built, changes of single ideas are still applied to the old one: one that is withdrawn is shown
 * no more. Its revision stays, since it lacks what only the new one will have.
 */
async function followDuringRebuild(
  old: CatalogueSnapshot,
  appliedRevision: number,
  building: Promise<unknown>,
): Promise<void> {
  let isOver = false;
  const over = building
    .catch(() => {})
    .then(() => {
      isOver = true;
    });
  let reached = appliedRevision;
  while (!isOver) {
    try {
      reached = (await applyChanges(old, reached))?.revision ?? reached;
    } catch (error) {
      log.debug({ err: error }, 'catalogue changes not applied while a snapshot is built');
    }
    await Promise.race([over, wait(FOLLOW_MS, undefined, { ref: false })]);
  }
}
