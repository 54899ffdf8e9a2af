import {
  type CrawlHostRow,
  type CrawlRobotsRow,
  type Database,
  execute,
  query,
} from '#modules/platform/index.server.ts';
import type { HostState } from './limits.ts';

/** What is remembered of a host on a day; nothing of one that was never asked. */
export async function selectHost(
  database: Database,
  host: string,
  day: string,
): Promise<HostState> {
  const [found] = await query<
    Pick<CrawlHostRow, 'next_allowed_at' | 'failures'> & { asked_today: number }
  >(
    database,
    `select next_allowed_at, failures, case day when cast(:day as date) then asked_today else 0 end as asked_today
       from crawl_host where host = :host`,
    { host, day },
  );
  return {
    nextAllowedAt: found?.next_allowed_at ?? new Date(0),
    failures: found?.failures ?? 0,
    askedToday: found?.asked_today ?? 0,
  };
}

/** Counts a request that is about to be made, and when the next may be: what holds even if this process is killed. */
export async function bookRequest(
  database: Database,
  host: string,
  { day, nextAllowedAt }: { day: string; nextAllowedAt: Date },
): Promise<void> {
  await execute(
    database,
    `insert into crawl_host (host, next_allowed_at, day, asked_today) values (:host, :nextAllowedAt, cast(:day as date), 1)
     on conflict (host) do update set
       next_allowed_at = excluded.next_allowed_at,
       asked_today = case crawl_host.day when excluded.day then crawl_host.asked_today + 1 else 1 end,
       day = excluded.day`,
    { host, day, nextAllowedAt },
  );
}

/** Stores how a host stands after its answer. */
export async function settleRequest(
  database: Database,
  host: string,
  { nextAllowedAt, failures }: { nextAllowedAt: Date; failures: number },
): Promise<void> {
  await database('crawl_host')
    .where({ host })
    .update({ next_allowed_at: nextAllowedAt, failures: Math.min(failures, 10_000) });
}

export type StoredRobots = Pick<CrawlRobotsRow, 'state' | 'body' | 'reason' | 'asked_at'>;

export async function selectRobots(
  database: Database,
  origin: string,
): Promise<StoredRobots | null> {
  const found = await database('crawl_robots')
    .where({ origin })
    .first('state', 'body', 'reason', 'asked_at');
  return found ?? null;
}

export async function storeRobots(
  database: Database,
  origin: string,
  robots: StoredRobots,
): Promise<void> {
  await database('crawl_robots')
    .insert({ origin, ...robots })
    .onConflict('origin')
    .merge();
}
