import { describeAnswers } from '#modules/engine/alert-score/index.server.ts';
import { db, hashToken, now } from '#modules/platform/index.server.ts';
import { findAlert, selectAnswers } from './alerts.store.server.ts';
import type { AlertView } from './shared.ts';

/** The alert that a token opens, in whatever state; null when there is none, or it has expired. */
export async function alertByToken(token: string): Promise<AlertView | null> {
  const alert = await findAlert(db, hashToken(token), now());
  if (!alert) return null;
  const answers = describeAnswers(alert, await selectAnswers(db, alert.id));
  return {
    state: alert.state,
    pauseReason: alert.pause_reason,
    endReason: alert.end_reason,
    maskedEmail: alert.email && mask(alert.email),
    gender: alert.gender,
    ageMonths: alert.age_months,
    priceMinCents: alert.price_min_cents,
    priceMaxCents: alert.price_max_cents,
    answers: answers.map(({ content }) => content),
    createdAt: alert.created_at,
    expiresAt: alert.expires_at,
  };
}

/** Enough of an address for its owner to recognise it: mails get forwarded. */
function mask(email: string): string {
  return email.replace(/^(.).*@/su, '$1…@');
}
