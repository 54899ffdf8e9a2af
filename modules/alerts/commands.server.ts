import {
  after,
  before,
  db,
  earlierClock,
  hashToken,
  now,
  RETENTION,
} from '#modules/platform/index.server.ts';
import * as store from './alerts.store.server.ts';
import { deleteWaitingMatches } from './matching.store.server.ts';
import type { EndReason } from './shared.ts';

export type TokenResult = { ok: true } | { ok: false; reason: 'unknown_token' };
const UNKNOWN: TokenResult = { ok: false, reason: 'unknown_token' };

/** Activates an alert for a year. Idempotent; a paused or ended one stays as it is. */
export async function validateAlert(token: string): Promise<TokenResult> {
  const hash = hashToken(token);
  const instant = now();
  const end = after(instant, RETENTION.alert);
  if (await store.activateAlert(db, hash, 'waiting', instant, end)) return { ok: true };
  const found = await store.findAlert(db, hash, instant);
  return found?.state === 'active' ? { ok: true } : UNKNOWN;
}

/** Pauses an alert until it is resumed. */
export async function pauseAlert(token: string): Promise<TokenResult> {
  const hash = hashToken(token);
  if (await store.pauseAlert(db, hash, 'asked', now())) return { ok: true };
  return (await store.findAlert(db, hash, now()))?.state === 'paused' ? { ok: true } : UNKNOWN;
}

/** Resumes a paused alert, also one whose mails bounced. */
export async function resumeAlert(token: string): Promise<TokenResult> {
  const hash = hashToken(token);
  if (await store.activateAlert(db, hash, 'paused', now())) return { ok: true };
  return (await store.findAlert(db, hash, now()))?.state === 'active' ? { ok: true } : UNKNOWN;
}

/** Ends an alert for good, and deletes its address and what it looked for. Idempotent. */
export async function endAlert(token: string, reason: EndReason): Promise<TokenResult> {
  const hash = hashToken(token);
  const instant = now();
  const eraseAt = after(instant, RETENTION.endedAlert);
  const ended = await db.transaction((transaction) =>
    store.endAlert(transaction, hash, reason, { now: instant, eraseAt }),
  );
  return ended || (await store.findAlert(db, hash, instant)) ? { ok: true } : UNKNOWN;
}

/**
 * Deletes expired alerts (not validated, a year old, or ended for a month) and the matches that waited too long for a
 * mail. @returns how many.
 */
export async function deleteExpiredAlerts(): Promise<{ alerts: number; matches: number }> {
  const instant = await earlierClock();
  return {
    alerts: await store.deleteExpiredAlerts(db, instant),
    matches: await deleteWaitingMatches(db, before(instant, RETENTION.unmailedIdea)),
  };
}
