import type { Database } from '../database/database.server.ts';
import { query } from '../database/query.server.ts';
import type { MailRow } from '../schema.ts';

export type NewMails = {
  kind: string;
  /** What each mail is composed from. */
  mails: readonly object[];
  now: Date;
  expiresAt: Date;
};

/** Stores mails that are to be sent. @returns their ids. */
export async function insertMails(
  database: Database,
  { kind, mails, now, expiresAt }: NewMails,
): Promise<string[]> {
  const rows = await query<Pick<MailRow, 'id'>>(
    database,
    `insert into mail (kind, data, created_at, expires_at)
     select ?, data, ?, ? from jsonb_array_elements(?::jsonb) as data returning id`,
    [kind, now, expiresAt, JSON.stringify(mails)],
  );
  return rows.map(({ id }) => id);
}

/** A mail that is still to be sent; null when it has been sent or given up. */
export async function findMail(
  database: Database,
  id: string,
): Promise<Pick<MailRow, 'kind' | 'data'> | null> {
  return (await database('mail').where({ id }).first('kind', 'data')) ?? null;
}

export async function deleteMail(database: Database, id: string): Promise<void> {
  await database('mail').where({ id }).delete();
}

/** @returns how many. */
export async function deleteMailsExpiredBy(database: Database, date: Date): Promise<number> {
  return await database('mail').where('expires_at', '<=', date).delete();
}
