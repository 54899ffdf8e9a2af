import { db, nowMillis } from '#modules/platform/index.server.ts';
import { PICTURE_TYPES } from '#modules/platform/outbound/index.server.ts';
import {
  type CrawlLimits,
  fetchPolitely,
  findSite,
  type PoliteOptions,
} from '../crawl/index.server.ts';
import { hashStoredPictures, keepPicture } from '../pictures/index.server.ts';
import {
  postponePicture,
  selectWantedPictures,
  storePicture,
  type WantedPicture,
} from '../products/index.server.ts';

const BATCH = 50;
/** So long one shop is asked, waits for it included, before the others have their turn. */
const TURN_MS = 60_000;
const TOMORROW_MS = 24 * 3_600_000;
/** Of a merchant whose pages are not crawled: off-peak, and slowly. */
const DEFAULT_LIMITS: CrawlLimits = {
  window: { start: 0, end: 360 },
  delayMs: 2000,
  dailyBudget: null,
};

type Options = Pick<PoliteOptions, 'signal' | 'pause' | 'maxWaitMs'> & {
  /** How the shops are asked, other than as their crawl is set. */
  limits?: CrawlLimits;
};

/**
 * Fetches every picture that is wanted, once, as politely as the pages of its merchant; checks and keeps it, and gives it to
 * its idea. What is no picture is not asked for again until the shop names another one; where the shop does not answer, or
 * cannot be asked now, it is put off. Shops take turns, so that a slow one holds up no other for long. Run again, it goes on
 * where it ended.
 */
export async function fetchProductPictures(
  options: Options = {},
): Promise<{ kept: number; rejected: number; postponed: number }> {
  await hashStoredPictures();
  const counts = { kept: 0, rejected: 0, postponed: 0 };
  const limits = new Map<number, CrawlLimits>();
  /** Milliseconds that each merchant has had of this round, and those who wait for the next. */
  const spent = new Map<number, number>();
  const waiting = new Set<number>();
  let last = 0;
  for (;;) {
    const wanted = await selectWantedPictures(db, last, [...waiting], BATCH);
    for (const picture of wanted) {
      options.signal?.throwIfAborted();
      const { merchant_id } = picture;
      if (waiting.has(merchant_id)) continue;
      const began = nowMillis();
      const known = options.limits ?? limits.get(merchant_id) ?? (await limitsOf(merchant_id));
      limits.set(merchant_id, known);
      counts[await fetchOne(picture, { ...options, limits: known })]++;
      const milliseconds = (spent.get(merchant_id) ?? 0) + nowMillis() - began;
      spent.set(merchant_id, milliseconds);
      if (milliseconds >= TURN_MS) waiting.add(merchant_id);
    }
    if (wanted.length === BATCH) {
      last = wanted.at(-1)!.idea_id;
    } else if (waiting.size > 0) {
      waiting.clear();
      spent.clear();
      last = 0;
    } else {
      return counts;
    }
  }
}

/** As its crawl is set. */
async function limitsOf(merchantId: number): Promise<CrawlLimits> {
  const site = await findSite(merchantId);
  if (!site) return DEFAULT_LIMITS;
  const window = { start: site.window_start, end: site.window_end };
  return { window, delayMs: site.delay_ms, dailyBudget: site.daily_budget };
}

async function fetchOne(
  picture: WantedPicture,
  options: Options & { limits: CrawlLimits },
): Promise<'kept' | 'rejected' | 'postponed'> {
  const fetched = await fetchPolitely(picture.picture_url, { ...options, types: PICTURE_TYPES });
  if (!fetched.ok && fetched.policy !== 'stop') {
    const until = 'until' in fetched ? fetched.until : undefined;
    await postponePicture(db, picture.idea_id, until ?? new Date(Date.now() + TOMORROW_MS));
    return 'postponed';
  }
  const kept = fetched.ok ? await keepPicture(fetched.body) : null;
  await db.transaction((trx) => storePicture(trx, picture, kept?.ok ? kept.name : null));
  return kept?.ok ? 'kept' : 'rejected';
}
