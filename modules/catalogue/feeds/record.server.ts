import { setImmediate } from 'node:timers/promises';
import { db, now } from '#modules/platform/index.server.ts';
import { shopHostOf } from '../merchants/index.server.ts';
import { type ReadProducts, readProducts, recordReadProducts } from '../products/index.server.ts';
import {
  type ObservedProduct,
  PRODUCT_REJECTIONS,
  type RecordedProduct,
} from '../products/shared.ts';
import type { FeedMapping } from './fields.ts';
import { readFile } from './files.server.ts';
import { readFeed } from './formats/read-feed.server.ts';
import type { FeedBatch } from './formats/rows.ts';
import { UnreadableFeed } from './formats/unreadable.ts';
import { CHUNK_ROWS, FEED_ROWS_MAX } from './limits.ts';
import { proposeMapping } from './mapping.ts';
import { observer } from './observe.ts';
import {
  commitLater,
  keepSeller,
  type Rejection,
  type RunCounts,
  type RunOfFeed,
  recordChunk,
} from './runs.store.server.ts';
import { SeenPages } from './seen-pages.ts';

/** Another process goes on with the run. */
export class RunTakenOver extends Error {}

/** The shop of a run was merged while its file was read: what is left is for another. */
export class SellerChanged extends Error {}

type Line = { line: number; product: ObservedProduct };

/** How many rows the file of a run has. @throws UnreadableFeed when it cannot be read to its end. */
export async function countRows(runId: number, signal: AbortSignal): Promise<number> {
  let count = 0;
  for await (const { rows } of batchesOf(runId, signal)) count += rows.length;
  return count;
}

/**
 * Brings the rows of a run's file into the catalogue, chunk by chunk, from where it was interrupted. While the database
 * writes a chunk the next is read.
 *
 * @throws UnreadableFeed where the file cannot be read any further; RunTakenOver; SellerChanged; the reason of an aborted signal.
 */
export async function recordFile(
  run: RunOfFeed,
  mapping: FeedMapping,
  signal: AbortSignal,
): Promise<void> {
  let written: Promise<void> = Promise.resolve();
  try {
    for await (const { from, lines, seen } of chunksOf(run, mapping, signal)) {
      const fresh = lines.filter((_, i) => !seen.has(i));
      const read = await readProducts(
        run.seller_id,
        fresh.map(({ product }) => product),
        'feed',
        { siteOf: run.merchant_id },
      );
      await written;
      written = recordLines(run, { from, lines, fresh, read });
      // Thrown where it is awaited.
      written.catch(() => {});
    }
  } finally {
    await written;
  }
}

/** The lines of a chunk, those of pages that were in chunks before, and how many rows came before it. */
type Chunk = { from: number; lines: readonly Line[]; seen: ReadonlySet<number> };

async function* chunksOf(
  run: RunOfFeed,
  mapping: FeedMapping,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  const pages = new SeenPages();
  const shopHost = shopHostOf(new URL(`https://${run.host}`));
  const today = now();
  let columns = 0;
  let observe: ReturnType<typeof observer> | null = null;
  let position = 0;
  let from = run.rows_done;
  let lines: Line[] = [];
  let seen = new Set<number>();
  const close = (): Chunk => {
    for (const { product } of lines) pages.add(product.url);
    const chunk = { from, lines, seen };
    from += lines.length;
    lines = [];
    seen = new Set();
    return chunk;
  };
  for await (const batch of batchesOf(run.id, signal)) {
    if (!observe || batch.columns.length > columns) {
      columns = batch.columns.length;
      observe = observer(batch.columns, { mapping, shopHost, now: today });
    }
    for (const row of batch.rows) {
      const product = observe(row);
      position++;
      if (position <= run.rows_done) {
        pages.add(product.url);
        continue;
      }
      if (pages.has(product.url)) seen.add(lines.length);
      lines.push({ line: row.line, product });
      if (lines.length === CHUNK_ROWS) yield close();
    }
  }
  if (lines.length > 0) yield close();
}

async function* batchesOf(runId: number, signal: AbortSignal): AsyncGenerator<FeedBatch> {
  let count = 0;
  for await (const batch of readFeed(readFile(runId))) {
    // Answers of the database come in between.
    await setImmediate();
    signal.throwIfAborted();
    count += batch.rows.length;
    if (count > FEED_ROWS_MAX)
      throw new UnreadableFeed('le fichier a plus de 3 millions de lignes');
    yield batch;
  }
}

/** Lines of a chunk; the products of the fresh ones. */
type ReadChunk = {
  from: number;
  lines: readonly Line[];
  fresh: readonly Line[];
  read: ReadProducts;
};

async function recordLines(run: RunOfFeed, { from, lines, fresh, read }: ReadChunk): Promise<void> {
  await db.transaction(async (trx) => {
    await commitLater(trx);
    if (!(await keepSeller(trx, run))) throw new SellerChanged();
    const recorded = await recordReadProducts(trx, read);
    const results = new Map<Line, RecordedProduct>(fresh.map((line, i) => [line, recorded[i]!]));
    const outcome = summarize(lines, results);
    const isOurs = await recordChunk(trx, run.id, { from, to: from + lines.length, ...outcome });
    if (!isOurs) throw new RunTakenOver();
  });
}

function summarize(lines: readonly Line[], results: ReadonlyMap<Line, RecordedProduct>) {
  const counts: RunCounts = { added: 0, changed: 0, returned: 0, unchanged: 0, rejected: 0 };
  const ideaIds: number[] = [];
  const rejections: Rejection[] = [];
  for (const line of lines) {
    const result = results.get(line) ?? { rejected: 'duplicate' };
    if ('rejected' in result) {
      counts.rejected++;
      rejections.push({
        line: line.line,
        reason: PRODUCT_REJECTIONS[result.rejected],
        excerpt: excerptOf(line.product),
      });
    } else {
      counts[result.change]++;
      ideaIds.push(result.ideaId);
    }
  }
  return { counts, ideaIds, rejections };
}

/** What makes a row known to the admin who looks for it. */
function excerptOf({ title, url }: ObservedProduct): string {
  return `${title ?? ''} ${url}`
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed();
}

/** The columns of a run's file and its first rows, each as long as a screen shows. */
export async function sampleOf(
  runId: number,
  count: number,
): Promise<{ columns: string[]; rows: (string | null)[][] }> {
  let columns: readonly string[] = [];
  const rows: (string | null)[][] = [];
  for await (const batch of readFeed(readFile(runId))) {
    columns = batch.columns;
    rows.push(
      ...batch.rows
        .slice(0, count - rows.length)
        .map(({ values }) => Array.from(values, (value) => shortened(value))),
    );
    if (rows.length >= count) break;
  }
  return { columns: columns.map((name) => shortened(name) ?? ''), rows };
}

function shortened(value: string | undefined): string | null {
  return value?.slice(0, 500).replaceAll('\0', '').toWellFormed() ?? null;
}

/** The mapping of a feed: as an admin confirmed it, or as the columns propose. */
export function mappingOf(confirmed: FeedMapping | null, columns: readonly string[]): FeedMapping {
  return confirmed ?? proposeMapping(columns);
}
