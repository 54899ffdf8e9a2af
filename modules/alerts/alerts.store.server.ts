import type { AlertPreferences } from '#modules/engine/alert-score/index.server.ts';
import {
  type AlertAnswerRow,
  type AlertRow,
  type Database,
  execute,
  query,
} from '#modules/platform/index.server.ts';
import type { EndReason, PauseReason } from './shared.ts';

/** An alert to be stored; its answers in the order of their weight. */
export type NewAlert = Omit<AlertPreferences, 'answers'> &
  Pick<AlertRow, 'token_hash' | 'token_nonce' | 'score_threshold' | 'created_at' | 'expires_at'> & {
    state: 'waiting' | 'active';
    email: string;
  };
export type NewAnswer = Pick<AlertAnswerRow, 'question_id' | 'answer' | 'server_importance'>;

/** Stores an alert. @returns its id. */
export async function insertAlert(
  database: Database,
  alert: NewAlert,
  answers: readonly NewAnswer[],
): Promise<number> {
  const [row] = await database('alert').insert(alert).returning('id');
  if (!row) throw new Error('an alert was not stored');
  const ranked = answers.map((answer, rank) => ({ alert_id: row.id, rank, ...answer }));
  if (ranked.length > 0) await database('alert_answer').insert(ranked);
  return row.id;
}

/**
 * How many alerts wait for the mailbox of an address to validate them, and whether one of them is identical. No
 * other transaction adds one until this one ends.
 */
export async function countWaiting(
  database: Database,
  alert: NewAlert,
  answers: readonly NewAnswer[],
): Promise<{ waiting: number; hasSame: boolean }> {
  const { email, created_at, gender, age_months, price_min_cents, price_max_cents, occasion } =
    alert;
  await execute(database, 'select pg_advisory_xact_lock(hashtext(mailbox_of(?)))', [email]);
  const said = answers.map(({ question_id, answer }) => `${question_id} ${answer}`);
  const [counted] = await query<{ waiting: number; hasSame: boolean }>(
    database,
    `select count(*) as waiting, coalesce(bool_or(
       (gender::text, age_months, price_min_cents, price_max_cents, coalesce(occasion, ''))
         = (:gender, :age_months, :price_min_cents, :price_max_cents, coalesce(:occasion, ''))
       and array(select question_id || ' ' || answer from alert_answer where alert_id = alert.id order by rank)
         = :said::text[]), false) as "hasSame"
     from alert where state = 'waiting' and expires_at > :created_at and mailbox_of(email) = mailbox_of(:email)`,
    { gender, age_months, price_min_cents, price_max_cents, occasion, said, created_at, email },
  );
  return counted!;
}

/** An alert as it is stored, without its answers. */
export type StoredAlert = Omit<AlertRow, 'token_hash' | 'token_nonce' | 'score_threshold'>;

/** The alert that a token opens, in whatever state; null when it is unknown or has expired. */
export async function findAlert(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<StoredAlert | null> {
  const row = await openedBy(database, tokenHash, now).first(
    ...['id', 'state', 'email', 'pause_reason', 'end_reason', 'created_at', 'expires_at'],
    ...['gender', 'age_months', 'price_min_cents', 'price_max_cents', 'occasion'],
  );
  return row ?? null;
}

export async function selectAnswers(
  database: Database,
  alertId: number,
): Promise<Pick<AlertAnswerRow, 'question_id' | 'answer'>[]> {
  return await database('alert_answer')
    .where({ alert_id: alertId })
    .orderBy('rank')
    .select('question_id', 'answer');
}

/** Activates an alert until a date, if it is in a certain state. @returns whether it was. */
export async function activateAlert(
  database: Database,
  tokenHash: Buffer,
  from: 'waiting' | 'paused',
  now: Date,
  expiresAt?: Date,
): Promise<boolean> {
  const changed = await openedBy(database, tokenHash, now)
    .where({ state: from })
    .update({ state: 'active', pause_reason: null, ...(expiresAt && { expires_at: expiresAt }) });
  return changed > 0;
}

export async function pauseAlert(
  database: Database,
  tokenHash: Buffer,
  reason: PauseReason,
  now: Date,
): Promise<boolean> {
  const changed = await openedBy(database, tokenHash, now)
    .where({ state: 'active' })
    .update({ state: 'paused', pause_reason: reason });
  return changed > 0;
}

/** Ends an alert and deletes its address, its answers and its matches. */
export async function endAlert(
  database: Database,
  tokenHash: Buffer,
  reason: EndReason,
  { now, eraseAt }: { now: Date; eraseAt: Date },
): Promise<boolean> {
  const [row] = await openedBy(database, tokenHash, now)
    .whereNot({ state: 'ended' })
    .update({
      state: 'ended',
      end_reason: reason,
      pause_reason: null,
      email: null,
      expires_at: eraseAt,
    })
    .returning('id');
  if (!row) return false;
  await database('alert_answer').where({ alert_id: row.id }).delete();
  await database('alert_match').where({ alert_id: row.id }).delete();
  return true;
}

/** Deletes an alert that will not be validated. */
export async function deleteWaitingAlert(database: Database, id: number): Promise<void> {
  await database('alert').where({ id, state: 'waiting' }).delete();
}

/** Deletes expired alerts. @returns how many. */
export async function deleteExpiredAlerts(database: Database, now: Date): Promise<number> {
  return await database('alert').where('expires_at', '<=', now).delete();
}

/** Where the mail that asks for a validation goes, and what its token is made of; null when it has expired. */
export async function findValidation(
  database: Database,
  id: number,
  now: Date,
): Promise<{ email: string; nonce: Buffer } | null> {
  const row = await database('alert')
    .where({ id, state: 'waiting' })
    .where('expires_at', '>', now)
    .first('email', 'token_nonce');
  return row?.email ? { email: row.email, nonce: row.token_nonce } : null;
}

function openedBy(database: Database, tokenHash: Buffer, now: Date) {
  return database('alert').where('token_hash', tokenHash).where('expires_at', '>', now);
}
