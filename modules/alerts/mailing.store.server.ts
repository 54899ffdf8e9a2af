import type { AlertPreferences } from '#modules/engine/alert-score/index.server.ts';
import {
  type AlertMailRow,
  type AlertRow,
  type Database,
  type Day,
  execute,
  query,
} from '#modules/platform/index.server.ts';

/** Deletes the mails of earlier days that were never sent; their ideas wait for a mail again. */
export async function deleteUnsentMails(database: Database, before: Day): Promise<number> {
  const rowCount = await execute(
    database,
    `delete from alert_mail where id in (
       select id from alert_mail
       where day < ? and sent_at is null and bounced_at is null for update skip locked)`,
    [before],
  );
  return rowCount;
}

export type MailPlan = {
  day: Day;
  now: Date;
  /** Matches from before then are not mailed any more. */
  since: Date;
  /** How many ideas a mail has at most. */
  mostIdeas: number;
  limit: number;
};

const WAITS = `
  match.mail_id is null and match.matched_at > :since
  and exists (select from catalogue_idea as idea where idea.id = match.idea_id and idea.available)`;

/**
 * Plans the day's mail of some alerts that have ideas waiting and none yet, with their best ideas. @returns the mails.
 */
export async function insertMails(database: Database, plan: MailPlan): Promise<number[]> {
  const planned = await query<Pick<AlertMailRow, 'id'>>(
    database,
    `insert into alert_mail (alert_id, day, created_at)
     select id, :day, :now from alert
     where state = 'active' and expires_at > :now
       and exists (select from alert_match as match where match.alert_id = alert.id and ${WAITS})
       and not exists (select from alert_mail where alert_mail.alert_id = alert.id and day = :day)
     order by id limit :limit
     on conflict do nothing
     returning id`,
    plan,
  );
  const ids = planned.map(({ id }) => id);
  await execute(
    database,
    `update alert_match set mail_id = best.mail_id
     from (select match.alert_id, match.idea_id, mail.id as mail_id,
                  row_number() over (partition by match.alert_id order by score desc, match.idea_id) as place
           from alert_mail as mail join alert_match as match on match.alert_id = mail.alert_id
           where mail.id = any(:ids) and ${WAITS}) as best
     where place <= :mostIdeas
       and alert_match.alert_id = best.alert_id and alert_match.idea_id = best.idea_id`,
    { ...plan, ids },
  );
  return ids;
}

/** A mail that is to be sent now. */
export type DueMail = Omit<AlertPreferences, 'answers'> &
  Pick<AlertMailRow, 'alert_id'> &
  Pick<AlertRow, 'token_nonce' | 'expires_at'> & {
    /** That of an active alert is never null. */
    email: string;
    /** The best first. */
    idea_ids: number[];
  };

/** A mail of that day that has not been sent; null when there is nothing to send. */
export async function findDueMail(
  database: Database,
  id: number,
  { day, now }: { day: Day; now: Date },
): Promise<DueMail | null> {
  const rows = await query<DueMail>(
    database,
    `select alert.id as alert_id, token_nonce, email, expires_at,
            gender, age_months, price_min_cents, price_max_cents, occasion,
            array(select idea_id::float8 from alert_match
                  where mail_id = mail.id order by score desc, idea_id) as idea_ids
     from alert_mail as mail join alert on alert.id = mail.alert_id
     where mail.id = ? and day = ? and sent_at is null and bounced_at is null
       and state = 'active' and expires_at > ?`,
    [id, day, now],
  );
  return rows[0] ?? null;
}

/** Has an alert opened by another token, if it is another one. */
export async function renewToken(
  database: Database,
  alertId: number,
  tokenHash: Buffer,
): Promise<void> {
  await database('alert')
    .where({ id: alertId })
    .whereNot('token_hash', tokenHash)
    .update({ token_hash: tokenHash });
}

export async function markSent(database: Database, id: number, now: Date): Promise<void> {
  await database('alert_mail').where({ id }).update({ sent_at: now });
}

/** Records that a mailbox rejected a mail for good, and pauses the alert. */
export async function markBounced(database: Database, id: number, now: Date): Promise<void> {
  const [mail] = await database('alert_mail')
    .where({ id })
    .update({ bounced_at: now })
    .returning('alert_id');
  if (!mail) return;
  await database('alert')
    .where({ id: mail.alert_id, state: 'active' })
    .update({ state: 'paused', pause_reason: 'bounced' });
}
