import type { FetchOutcome } from '#modules/platform/outbound/index.server.ts';
import { nextOpening, type Window } from './window.ts';

/** When and how often a host may be asked. */
export type CrawlLimits = {
  /** Null where a person asks: at any hour. */
  window: Window | null;
  /** Between the end of a request and the next, in milliseconds. */
  delayMs: number;
  /** Requests in a day; null where a person asks. */
  dailyBudget: number | null;
};

/** What is remembered of a host. */
export type HostState = { nextAllowedAt: Date; failures: number; askedToday: number };

export type WaitCause = 'window' | 'delay' | 'slow_down' | 'budget';
export type Wait = { until: Date; cause: WaitCause };

const LONGEST_BACK_OFF_MS = 6 * 60 * 60 * 1000;
/** A site that says that it is too much, and not for how long, is left for this long at first. */
const SLOW_DOWN_MS = 60_000;
const FAILURE_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * When a host may be asked next, if not now.
 *
 * @param tomorrow when the next day begins, and its budget.
 */
export function waitFor(
  host: HostState,
  { window, dailyBudget }: CrawlLimits,
  now: Date,
  tomorrow: Date,
): Wait | null {
  const isSpent = dailyBudget !== null && host.askedToday >= dailyBudget;
  let until = isSpent ? tomorrow : now;
  let cause: WaitCause = 'budget';
  if (host.nextAllowedAt > until) {
    until = host.nextAllowedAt;
    cause = host.failures > 0 ? 'slow_down' : 'delay';
  }
  const opening = window && nextOpening(window, until);
  if (opening && opening > until) {
    until = opening;
    cause = 'window';
  }
  return until > now ? { until, cause } : null;
}

/** How a host stands after an answer: failures in a row double what is waited, up to six hours. */
export function afterAnswer(
  outcome: FetchOutcome,
  failures: number,
  delayMs: number,
): { failures: number; waitMs: number } {
  if (outcome.ok || outcome.policy === 'stop') return { failures: 0, waitMs: delayMs };
  const doubled = 2 ** Math.min(failures, 20);
  const isSlowDown = outcome.policy === 'slow_down';
  const unit = isSlowDown ? Math.max(delayMs, SLOW_DOWN_MS) : Math.max(delayMs, FAILURE_MS) * 2;
  const backOff = Math.min(unit * doubled, LONGEST_BACK_OFF_MS);
  const asked = outcome.retryAfterSeconds;
  return {
    failures: failures + 1,
    // What the site asks for counts, but one that keeps failing is not asked at the same pace.
    waitMs: Math.max(delayMs, asked === undefined ? backOff : asked * 1000 * Math.min(doubled, 8)),
  };
}

/** When the day after begins in Paris. */
export function nextDay(now: Date): Date {
  const lastMinute = new Date(Math.ceil((now.getTime() + 1) / MINUTE_MS) * MINUTE_MS);
  return nextOpening({ start: 0, end: 1 }, lastMinute);
}
