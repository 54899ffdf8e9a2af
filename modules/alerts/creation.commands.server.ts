import {
  type SearchAnswers,
  scoreThreshold,
  searchAnswers,
} from '#modules/engine/alert-score/index.server.ts';
import { isEmail, isSameAddress } from '#modules/moderation/accounts/shared.ts';
import {
  after,
  before,
  type Duration,
  db,
  deriveToken,
  hashToken,
  newNonce,
  now,
  RETENTION,
  writeMails,
} from '#modules/platform/index.server.ts';
import * as store from './alerts.store.server.ts';
import { alertValidationMailKind } from './jobs.ts';
import type { AlertCreation, AlertRecipient, SortableAnswer } from './shared.ts';

/**
 * Until when an alert can be created from a search: the link to an older search, such as one in a browser's history,
 * shows nothing.
 */
const SEARCH_OPEN: Duration = { days: 7 };
/** Answers of less importance, in bits, begin under the marker. */
const MIN_IMPORTANCE_BITS = 0.01;

export type InitAlertResult =
  | { ok: true; recipient: AlertRecipient; answers: SortableAnswer[] }
  | { ok: false; reason: 'unknown_session' };

/**
 * The recipient of a search, and the answers that an alert can be made of, the most informative first; there may be
 * none.
 */
export async function initAlert(sid: string): Promise<InitAlertResult> {
  const search = await openSearch(sid);
  if (!search) return { ok: false, reason: 'unknown_session' };
  const answers = search.answers.map(({ question_id, answer, content, importance }) => ({
    question_id,
    a: answer,
    ignore: importance < MIN_IMPORTANCE_BITS,
    question_content: content,
    server_importance: importance,
  }));
  answers.sort((a, b) => b.server_importance - a.server_importance);
  const { gender, age_months, price_min_cents, price_max_cents } = search.recipient;
  const recipient = {
    gender,
    ageMonths: age_months,
    priceMinCents: price_min_cents,
    priceMaxCents: price_max_cents,
  };
  return { ok: true, recipient, answers };
}

/**
 * How many alerts may wait for one mailbox, each with a mail of its own: enough for its owner's searches of two days,
 * few enough that others cannot flood it.
 */
const WAITING_MAX = 3;

/**
 * Why an alert is not created: also when its answers are none that the search has, or all of those are ignored, or when as many
 * alerts as may wait already wait for the mailbox.
 */
export type AlertRejection =
  | 'invalid_email'
  | 'unknown_session'
  | 'wrong_answers'
  | 'no_answer'
  | 'too_many_waiting';
export type CreateAlertResult =
  /** Only the owner of the address gets the token: null until the address is validated by mail. */
  | { ok: true; needsValidation: boolean; token: string | null }
  | { ok: false; reason: AlertRejection };

/**
 * Creates an alert from a search. It is active at once for the validated address of a signed-in account; any other
 * gets a validation mail. Until then the address is unproven, so other requests for its mailbox do not change a waiting
 * alert; an identical request returns the waiting one.
 *
 * @param accountEmail the address of the signed-in account.
 */
export async function createAlert(
  creation: AlertCreation,
  accountEmail: string | null,
): Promise<CreateAlertResult> {
  const { email } = creation;
  if (!isEmail(email)) return { ok: false, reason: 'invalid_email' };
  const search = await openSearch(creation.session_id);
  if (!search) return { ok: false, reason: 'unknown_session' };
  const answers = chooseAnswers(search, creation);
  if (!answers) return { ok: false, reason: 'wrong_answers' };
  // A search without answers makes an alert for its recipient alone.
  if (answers.length === 0 && search.answers.length > 0) return { ok: false, reason: 'no_answer' };

  const isOwn = isSameAddress(accountEmail, email);
  const nonce = newNonce();
  const token = deriveToken('alert', nonce);
  const start = now();
  const alert: store.NewAlert = {
    ...search.recipient,
    state: isOwn ? 'active' : 'waiting',
    email,
    token_hash: hashToken(token),
    token_nonce: nonce,
    score_threshold: scoreThreshold({ ...search.recipient, answers }),
    created_at: start,
    expires_at: after(start, isOwn ? RETENTION.alert : RETENTION.unconfirmedAlert),
  };
  return await db.transaction(async (transaction) => {
    if (isOwn) {
      await store.insertAlert(transaction, alert, answers);
      return { ok: true, needsValidation: false, token };
    }
    const { waiting, hasSame } = await store.countWaiting(transaction, alert, answers);
    if (!hasSame && waiting >= WAITING_MAX) return { ok: false, reason: 'too_many_waiting' };
    if (!hasSame) {
      const alertId = await store.insertAlert(transaction, alert, answers);
      await writeMails(transaction, alertValidationMailKind, [{ alertId }]);
    }
    return { ok: true, needsValidation: true, token: null };
  });
}

async function openSearch(sid: string): Promise<SearchAnswers | null> {
  const search = await searchAnswers(sid);
  return search && search.startedAt > before(now(), SEARCH_OPEN) ? search : null;
}

/** The answers that matter, the weightiest first; null when the search has not all of them. */
function chooseAnswers(
  { answers }: SearchAnswers,
  { answers: chosen }: AlertCreation,
): store.NewAnswer[] | null {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]));
  const asked = new Set(chosen.map(({ question_id }) => question_id));
  const known = chosen.every(
    ({ question_id, answer }) => given.get(question_id)?.answer === answer,
  );
  if (!known || asked.size < chosen.length) return null;
  return chosen
    .filter(({ user_importance }) => user_importance > 0)
    .sort((a, b) => b.user_importance - a.user_importance)
    .map(({ question_id, answer }) => ({
      question_id,
      answer,
      server_importance: given.get(question_id)!.importance,
    }));
}
