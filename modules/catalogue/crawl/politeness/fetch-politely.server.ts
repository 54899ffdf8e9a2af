import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf, db, earlierClock, withDatabaseLock } from '#modules/platform/index.server.ts';
import {
  type FetchOptions,
  type FetchOutcome,
  fetchOutside,
} from '#modules/platform/outbound/index.server.ts';
import { shopHostOf } from '../../merchants/index.server.ts';
import { renderPage } from '../browser/render.server.ts';
import { decide, type Robots } from '../robots/robots.ts';
import { bookRequest, selectHost, settleRequest } from './hosts.store.server.ts';
import {
  afterAnswer,
  type CrawlLimits,
  nextDay,
  type Wait,
  type WaitCause,
  waitFor,
} from './limits.ts';
import { askRobots, knownRobots } from './robots-file.server.ts';

/** Why a page was not even asked for. */
export type PoliteFailure = {
  ok: false;
  code: 'robots' | 'robots_unreachable' | 'not_now';
  policy: 'retry' | 'slow_down' | 'stop';
  /** In French, for whoever asked. */
  reason: string;
  url: string;
  /** From when it may be asked for. */
  until?: Date;
  cause?: WaitCause;
  status?: undefined;
};

export type PoliteOutcome = FetchOutcome | PoliteFailure;

export type PoliteOptions = Pick<
  FetchOptions,
  'types' | 'kept' | 'follow' | 'save' | 'milliseconds' | 'signal'
> & {
  limits: CrawlLimits;
  /** Whether the page is read once its scripts have run. */
  withScripts?: boolean;
  /** How long to wait for the moment at which the site may be asked; beyond, the outcome says when. */
  maxWaitMs?: number;
  /** Waits; tests have time pass instead. */
  pause?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

/** The limits of what a person waits for: at any hour, at once where the site allows it. */
export const INTERACTIVE_LIMITS: CrawlLimits = { window: null, delayMs: 0, dailyBudget: null };

const MAX_WAIT_MS = 60_000;
const MAX_REDIRECTS = 5;
/** The longest that a request takes: one that its process did not survive counts as ended by then. */
const LONGEST_REQUEST_MS = 20_000;
/** Held during each request to a shop, by whichever process: there is one at a time, and it ends with its connection. */
const LOCK = 'request to a shop';

const REASONS = {
  robots: 'Le fichier robots.txt de ce site demande de ne pas lire cette page.',
  robots_unreachable:
    'Le fichier robots.txt de ce site est injoignable\u00a0: rien n’y est lu d’ici là.',
  not_now: 'Ce site ne peut pas être visité maintenant\u00a0: il faut attendre.',
} as const;

const pauseFor = (milliseconds: number, signal?: AbortSignal) =>
  sleep(milliseconds, undefined, { ...(signal && { signal }) });

/**
 * Asks a shop for an address as /bot promises: what its robots.txt allows, one request at a time in all processes, after the
 * delay that it asks for, within its hours and its budget of the day. Each redirect is a request of its own.
 *
 * @returns the outcome; `not_now` with the moment from which it may be asked for, where that is further than `maxWaitMs`.
 * @throws only when `signal` is aborted or the database is away.
 */
export async function fetchPolitely(
  address: string,
  options: PoliteOptions,
): Promise<PoliteOutcome> {
  const { follow = true, maxWaitMs = MAX_WAIT_MS, pause = pauseFor, signal } = options;
  let target = address;
  let waitLeftMs = maxWaitMs;
  for (let redirects = 0; ; ) {
    const outcome = await requestOnce(target, options);
    if (outcome === 'asked_robots') continue;
    if (!outcome.ok && outcome.code === 'not_now' && outcome.until) {
      const wait = outcome.until.getTime() - (await earlierClock()).getTime();
      if (wait > waitLeftMs) return outcome;
      waitLeftMs -= Math.max(wait, 1);
      await pause(Math.max(wait, 1), signal);
    } else if (!outcome.ok && outcome.code === 'redirect' && outcome.location && follow) {
      if (redirects++ === MAX_REDIRECTS) return outcome;
      target = outcome.location;
    } else {
      return outcome.ok ? { ...outcome, redirects } : outcome;
    }
  }
}

/** One request at most: robots.txt where it is not known, else the page. */
async function requestOnce(
  address: string,
  options: PoliteOptions,
): Promise<PoliteOutcome | 'asked_robots'> {
  const { signal, limits } = options;
  const url = URL.parse(address);
  // The client says what is wrong with it.
  if (!url || !/^https?:$/.test(url.protocol)) return await fetchOutside(address, options);
  const host = shopHostOf(url);
  return await withDatabaseLock(
    LOCK,
    async (held) => {
      const now = await earlierClock();
      const state = await selectHost(db, host, dayOf(now));
      const wait = waitFor(state, limits, now, nextDay(now));
      if (wait) return failureOf('not_now', 'slow_down', address, wait);
      const known = await knownRobots(db, url.origin, now);
      if (known && !decide(known, url).allowed) return failureOf('robots', 'stop', address);
      const delay = delayOf(known, limits);
      await bookRequest(db, host, {
        day: dayOf(now),
        nextAllowedAt: later(now, delay + LONGEST_REQUEST_MS),
      });
      const ended = AbortSignal.any(signal ? [signal, held] : [held]);
      const asked = known
        ? {
            outcome: await ask(address, { ...options, robots: known }, ended),
            robots: known,
            siteReason: null,
          }
        : await askRobots(db, url.origin, now, ended);
      const next = afterAnswer(asked.outcome, state.failures, delayOf(asked.robots, limits));
      const nextAllowedAt = later(await earlierClock(), next.waitMs);
      await settleRequest(db, host, { failures: next.failures, nextAllowedAt });
      if (known) return asked.outcome;
      if (asked.robots) return 'asked_robots';
      const pause: Wait = { until: nextAllowedAt, cause: 'slow_down' };
      const failure = failureOf('robots_unreachable', 'retry', address, pause);
      // What keeps the whole site from being asked says more than that its file was not read.
      return asked.siteReason ? { ...failure, reason: asked.siteReason } : failure;
    },
    { ...(signal && { signal }) },
  );
}

async function ask(
  address: string,
  { types, kept, save, milliseconds, withScripts, robots }: PoliteOptions & { robots: Robots },
  signal: AbortSignal,
): Promise<FetchOutcome> {
  if (withScripts) {
    const { origin } = new URL(address);
    // robots.txt of the shop; that of others, which scripts and styles come from, is not asked for.
    const mayFetch = (url: string) =>
      new URL(url).origin !== origin || decide(robots, new URL(url)).allowed;
    return await renderPage(address, { signal, mayFetch, milliseconds: LONGEST_REQUEST_MS });
  }
  const given = {
    ...(kept && { kept }),
    ...(save && { save }),
    ...(milliseconds && { milliseconds }),
  };
  return await fetchOutside(address, { types, follow: false, signal, ...given });
}

/** The longer of what we ask of ourselves and what the site asks of us. */
function delayOf(robots: Robots | null, { delayMs }: CrawlLimits): number {
  return Math.max(delayMs, (robots?.crawlDelaySeconds ?? 0) * 1000);
}

function failureOf(
  code: PoliteFailure['code'],
  policy: PoliteFailure['policy'],
  url: string,
  wait?: Wait,
): PoliteFailure {
  return { ok: false, code, policy, reason: REASONS[code], url, ...wait };
}

function later(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + Math.ceil(milliseconds));
}
