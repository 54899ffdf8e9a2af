import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { config } from './config.server.ts';
import { type Database, db } from './database.server.ts';
import { execute, query } from './query.server.ts';
import type { RateLimitRow } from './schema.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often one key may do each thing: points per seconds. */
export const RATE_LIMITS = {
  /** Failed sign-ins from one network, whatever the accounts. */
  sign_in: { points: 30, seconds: 15 * MINUTE },
  /** Failed sign-ins at one account from one network, which no other network can use up. */
  sign_in_first: { points: 5, seconds: DAY },
  /** Failed sign-ins at one account beyond those, from all networks together. */
  sign_in_more: { points: 20, seconds: HOUR },
  sign_up: { points: 5, seconds: HOUR },
  /** Mails of sign-ups to one mailbox. */
  sign_up_to: { points: 5, seconds: HOUR },
  alert_create: { points: 10, seconds: HOUR },
  /** Alerts asked for one mailbox by a visitor who is not signed in with it. */
  alert_create_to: { points: 10, seconds: HOUR },
  email: { points: 10, seconds: HOUR },
  /** Mails that strangers have sent to one mailbox. */
  email_to: { points: 5, seconds: DAY },
  /** Pictures for link previews that were not drawn before. */
  preview: { points: 120, seconds: 10 * MINUTE },
  square: { points: 120, seconds: MINUTE },
  search_start: { points: 60, seconds: 10 * MINUTE },
  /** Answers, feedback and whatever else is asked of a search under way. */
  search_step: { points: 600, seconds: 10 * MINUTE },
  /** Calls that have no limit of their own. */
  api: { points: 600, seconds: 10 * MINUTE },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** What one request counts against: for each limit the key that is limited (a network, an account, a mailbox). */
export type RateLimitKeys = Partial<Record<RateLimitName, string>>;

export type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

const PASSED: RateLimitResult = { ok: true };

/** The database's clock, in milliseconds: one for all machines, which none of them can set wrong for the others. */
const DATABASE_NOW = '(extract(epoch from now()) * 1000)::bigint';

/** Keys that are over their limit, until when: a flood then costs no query. Bounded: the database blocks a key that is dropped here. */
const blocked = new LRUCache<string, true>({ max: 10_000 });

/**
 * Counts one use against several limits, or against none of them when one is reached.
 *
 * The keys are counted first, in one transaction and in one order, and given back before it ends when a count exceeds
 * its limit. Their rows are locked meanwhile, so no use slips through beside another, none is seen that does not
 * count, and what one limit blocks uses up nothing of another.
 *
 * @param keys stored only as HMACs.
 * @param points what the use costs: dear ones count for several.
 */
export async function rateLimit(keys: RateLimitKeys, points = 1): Promise<RateLimitResult> {
  if (!config.rateLimits) return PASSED;
  const uses = usesOf(keys);
  const known = Math.max(0, ...uses.map(({ key }) => blocked.getRemainingTTL(key)));
  if (known > 0) return limited(known);
  const waits = await db.transaction(async (transaction) => {
    const counted = await count(transaction, uses, points);
    const exceeded = counted.filter(({ isExceeded }) => isExceeded);
    if (exceeded.length > 0) await giveBack(transaction, uses, points);
    return exceeded;
  });
  for (const { key, wait } of waits) if (wait > 0) blocked.set(key, true, { ttl: wait });
  return waits.length === 0 ? PASSED : limited(Math.max(...waits.map(({ wait }) => wait)));
}

/** Gives back one use that was counted, of what should not count after all, such as a good sign-in. */
export async function giveBackRateLimit(keys: RateLimitKeys): Promise<void> {
  const uses = usesOf(keys);
  await giveBack(db, uses, 1);
  for (const { key } of uses) blocked.delete(key);
}

/** Sets back to zero what keys have used, each of one limit. */
export async function resetRateLimit(keys: RateLimitKeys): Promise<void> {
  const names = usesOf(keys).map(({ key }) => key);
  await db('rate_limit').whereIn('key', names).delete();
  for (const key of names) blocked.delete(key);
}

/** Deletes the counters that no longer count. @returns how many. */
export async function deleteExpiredRateLimits(): Promise<number> {
  return await db('rate_limit').whereRaw(`expire <= ${DATABASE_NOW}`).delete();
}

type Use = { key: string; allowed: number; seconds: number };

/** The rows that a use counts in, in the one order in which they are locked: two that wait for each other never end. */
function usesOf(keys: RateLimitKeys): Use[] {
  return Object.entries(keys)
    .map(([name, key]) => {
      const { points: allowed, seconds } = RATE_LIMITS[name as RateLimitName];
      return { key: `${name}:${pseudonym(name, key)}`, allowed, seconds };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** What is stored instead of a network or an e-mail: it cannot be turned back without the secret. */
function pseudonym(name: string, key: string): string {
  return createHmac('sha256', config.sessionSecret)
    .update(`rate-limit:${name}:${key}`)
    .digest('base64url');
}

type Counter = Pick<RateLimitRow, 'key' | 'points'> & { wait: number };

/** Counts in every row, each beginning anew once its time is over. @returns the milliseconds until that, by row. */
async function count(database: Database, uses: readonly Use[], points: number) {
  const rows = await query<Counter>(
    database,
    `insert into rate_limit as stored (key, points, expire)
     select key, :points::integer, NOW + seconds * 1000
       from unnest(:keys::text[], :seconds::bigint[]) with ordinality as asked (key, seconds, place) order by place
     on conflict (key) do update set
       points = excluded.points + case when stored.expire > NOW then stored.points else 0 end,
       expire = case when stored.expire > NOW then stored.expire else excluded.expire end
     returning key, points, expire - NOW as wait`.replaceAll('NOW', DATABASE_NOW),
    {
      points,
      keys: uses.map(({ key }) => key),
      seconds: uses.map(({ seconds }) => seconds),
    },
  );
  const allowed = new Map(uses.map((use) => [use.key, use.allowed]));
  return rows.map(({ key, wait, points }) => ({
    key,
    wait,
    isExceeded: points > (allowed.get(key) ?? 0),
  }));
}

async function giveBack(database: Database, uses: readonly Use[], points: number): Promise<void> {
  const keys = uses.map(({ key }) => key);
  // In the order of their counting, which the update alone would not keep.
  await execute(
    database,
    `update rate_limit set points = greatest(points - ?, 0)
     where key in (select key from rate_limit where key = any(?) order by key for update)`,
    [points, keys],
  );
}

function limited(wait: number): RateLimitResult {
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) };
}
