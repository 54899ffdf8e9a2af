import { db } from '#modules/platform/index.server.ts';
import { SHOP_TYPES } from '#modules/platform/outbound/index.server.ts';
import { fetchPolitely, INTERACTIVE_LIMITS } from '../crawl/index.server.ts';
import { storeFile } from './files.server.ts';
import { type RunOfFeed, updateRun } from './runs.store.server.ts';
import { FEED_BYTES_MAX } from './shared.ts';

/** What shops call product files. */
const FEED_TYPES = [...SHOP_TYPES, 'application/octet-stream', 'application/x-gtar', 'binary/'];
/** While one arrives no other shop is asked for anything. */
const LONGEST_DOWNLOAD_MS = 10 * 60_000;
/** 64 kB a second. */
const PACE = { bytes: 20 * 65_536, milliseconds: 20_000 };

/**
 * Fetches the file of a run into the database, as politely as a page: what robots.txt allows, one request at a time.
 *
 * @returns null, or why the shop did not give it, in French.
 * @throws UnreadableFeed; when the database is away or the signal is aborted.
 */
export async function fetchFile(run: RunOfFeed, signal: AbortSignal): Promise<string | null> {
  if (run.url === null) return 'le fichier n’est pas arrivé en entier';
  let bytes = 0;
  const outcome = await fetchPolitely(run.url, {
    types: FEED_TYPES,
    limits: INTERACTIVE_LIMITS,
    milliseconds: LONGEST_DOWNLOAD_MS,
    signal,
    save: {
      limit: FEED_BYTES_MAX,
      pace: PACE,
      write: async (body) => {
        bytes = await storeFile(run.id, body);
      },
    },
  });
  if (!outcome.ok) {
    return outcome.code === 'too_large' ? 'le fichier dépasse 2 Gio' : outcome.reason;
  }
  await updateRun(db, run.id, ['running'], { has_file: true, bytes });
  return null;
}
