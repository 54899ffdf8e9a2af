import { DAY_MS, type Database } from '#modules/platform/index.server.ts';
import { type FetchOutcome, fetchOutside } from '#modules/platform/outbound/index.server.ts';
import { type Robots, readRobots } from '../robots/robots.ts';
import { type StoredRobots, selectRobots, storeRobots } from './hosts.store.server.ts';

/** The name by which robots.txt files call us: the first word of our user agent. */
const ROBOT_NAME = 'TrouvailleBot';
/** RFC 9309 §2.4: a day at most. */
const KEPT_MS = DAY_MS;
/** What is read of a file, and some: the last line is known to be cut. */
const KEPT_BYTES = 500 * 1024 + 1024;
const NO_RULES: Robots = { rules: [], crawlDelaySeconds: null, sitemaps: [] };

/** The rules of an origin as they are kept; null where they are not, or for too long. */
export async function knownRobots(
  database: Database,
  origin: string,
  now: Date,
): Promise<Robots | null> {
  const stored = await selectRobots(database, origin);
  if (!stored) return null;
  const age = now.getTime() - stored.asked_at.getTime();
  return age >= 0 && age < KEPT_MS ? rulesOf(stored) : null;
}

/**
 * Asks for the robots.txt of an origin, and keeps what came of it.
 *
 * @returns the rules, null where nothing may be asked because they cannot be had, with the outcome, which is then a failure,
 * and why the site cannot be asked at all, in French, where that is known.
 */
export async function askRobots(
  database: Database,
  origin: string,
  now: Date,
  signal?: AbortSignal,
): Promise<{ outcome: FetchOutcome; robots: Robots | null; siteReason: string | null }> {
  const outcome = await fetchOutside(`${origin}/robots.txt`, {
    // Whatever a site calls it.
    types: ['text/', 'application/'],
    ...(signal && { signal }),
  });
  const stored = { ...readOutcome(outcome), asked_at: now };
  await storeRobots(database, origin, stored);
  const robots = rulesOf(stored);
  if (robots || outcome.ok || outcome.policy !== 'stop')
    return { outcome, robots, siteReason: null };
  return { outcome: { ...outcome, policy: 'retry' }, robots, siteReason: outcome.reason };
}

/** RFC 9309 §2.3.1: without a file all is allowed; while it cannot be had, nothing is. */
function readOutcome(outcome: FetchOutcome): Omit<StoredRobots, 'asked_at'> {
  if (outcome.ok) {
    return { state: 'read', body: outcome.body.subarray(0, KEPT_BYTES), reason: null };
  }
  const { code, status = 0, reason } = outcome;
  const isAbsent =
    code === 'too_many_redirects' ||
    code === 'content_type' ||
    (code !== 'slow_down' && status >= 400 && status < 500);
  return { state: isAbsent ? 'absent' : 'unreachable', body: null, reason };
}

/** A file that could not be had is as unknown as before: it is asked for again as soon as the site may be. */
function rulesOf({ state, body }: Omit<StoredRobots, 'asked_at'>): Robots | null {
  if (state === 'unreachable') return null;
  return body ? readRobots(body, ROBOT_NAME) : NO_RULES;
}
