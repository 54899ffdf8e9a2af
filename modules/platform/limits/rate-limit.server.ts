import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Database, db } from '../database/database.server.ts';
import { execute, query } from '../database/query.server.ts';
import { config } from '../operation/config.server.ts';
import type { RateLimitRow } from '../schema.ts';
import { limitInMemory } from './memory-rate-limit.server.ts';
import {
  RATE_LIMITS,
  type RateLimit,
  type RateLimitKeys,
  type RateLimitName,
} from './rate-limits.ts';

/** The database's clock, in milliseconds: one for all machines, which none of them can set wrong for the others. */
const DATABASE_NOW = '(extract(epoch from now()) * 1000)::bigint';

/**
 * Keys that are over their limit, until when: a flood then costs no query. Bounded: the database blocks a key that is
 * dropped here.
 */
const blocked = new LRUCache<string, true>({ max: 10_000 });

/**
 * Points of the uses that this process has the database count at this moment, by key. What comes beside as many as are
 * allowed is too much: a flood that comes at once has no more queries wait than those.
 */
const counting = new Map<string, number>();

function underWay(key: string): number {
  return counting.get(key) ?? 0;
}

function addUnderWay(uses: readonly Use[], points: number): void {
  for (const { key } of uses) {
    const sum = underWay(key) + points;
    if (sum > 0) counting.set(key, sum);
    else counting.delete(key);
  }
}

/**
 * Counts one use against several limits at once: against all of them, or none when one is reached.
 *
 * The keys are counted first, in one transaction and in one order, and refunded before it ends when a count exceeds
 * its limit. Their rows are locked meanwhile, so no use slips through beside another, none is seen that does not
 * count, and what one limit blocks uses up nothing of another. Limits that are kept in memory are counted before.
 *
 * @param keys stored only as HMACs.
 * @param points what the use costs: an expensive one counts for several.
 * @returns null, or after how many seconds to try again.
 */
export async function rateLimit(keys: RateLimitKeys, points = 1): Promise<number | null> {
  if (!config.rateLimits) return null;
  const { inMemory = [], stored = [] } = Object.groupBy(entriesOf(keys), ({ limit }) =>
    limit.inMemory ? 'inMemory' : 'stored',
  );
  for (const { name, limit, key } of inMemory) {
    const wait = limitInMemory(limit, `${name}:${key}`, points);
    if (wait !== null) return wait;
  }
  return stored.length === 0 ? null : await limitInDatabase(usesOf(stored), points);
}

/** Takes back one use that was counted, for what should not count after all, such as a good sign-in. */
export async function refundRateLimit(keys: RateLimitKeys): Promise<void> {
  const uses = usesOf(entriesOf(keys));
  await refund(db, uses, 1);
  for (const { key } of uses) blocked.delete(key);
}

/** Sets to zero what keys have used, each of one limit. */
export async function resetRateLimit(keys: RateLimitKeys): Promise<void> {
  const names = usesOf(entriesOf(keys)).map(({ key }) => key);
  await db('rate_limit').whereIn('key', names).delete();
  for (const key of names) blocked.delete(key);
}

/** Deletes the counters that no longer count. @returns how many. */
export async function deleteExpiredRateLimits(): Promise<number> {
  return await db('rate_limit').whereRaw(`expire <= ${DATABASE_NOW}`).delete();
}

type Entry = { name: RateLimitName; limit: RateLimit; key: string };

function entriesOf(keys: RateLimitKeys): Entry[] {
  return Object.entries(keys).map(([name, key]) => ({
    name: name as RateLimitName,
    limit: RATE_LIMITS[name as RateLimitName],
    key,
  }));
}

type Use = { key: string; allowed: number; seconds: number };

/** The rows that a use counts in, sorted: all uses lock rows in one order, so that no two deadlock. */
function usesOf(entries: readonly Entry[]): Use[] {
  return entries
    .map(({ name, limit: { points: allowed, seconds }, key }) => {
      return { key: `${name}:${pseudonym(name, key)}`, allowed, seconds };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** What is stored instead of a network or an e-mail: it cannot be reversed without the secret. */
function pseudonym(name: string, key: string): string {
  return createHmac('sha256', config.sessionSecret)
    .update(`rate-limit:${name}:${key}`)
    .digest('base64url');
}

async function limitInDatabase(uses: readonly Use[], points: number): Promise<number | null> {
  const known = Math.max(0, ...uses.map(({ key }) => blocked.getRemainingTTL(key)));
  if (known > 0) return toSeconds(known);
  if (uses.some(({ key, allowed }) => underWay(key) > Math.max(0, allowed - points))) return 1;
  addUnderWay(uses, points);
  const waits = await db
    .transaction(async (transaction) => {
      const counted = await count(transaction, uses, points);
      const exceeded = counted.filter(({ isExceeded }) => isExceeded);
      if (exceeded.length > 0) await refund(transaction, uses, points);
      return exceeded;
    })
    .finally(() => addUnderWay(uses, -points));
  for (const { key, wait } of waits) if (wait > 0) blocked.set(key, true, { ttl: wait });
  return waits.length === 0 ? null : toSeconds(Math.max(...waits.map(({ wait }) => wait)));
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

async function refund(database: Database, uses: readonly Use[], points: number): Promise<void> {
  const keys = uses.map(({ key }) => key);
  // Locked in the order in which they were counted, which the update alone would not keep.
  await execute(
    database,
    `update rate_limit set points = greatest(points - ?, 0)
     where key in (select key from rate_limit where key = any(?) order by key for update)`,
    [points, keys],
  );
}

function toSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
