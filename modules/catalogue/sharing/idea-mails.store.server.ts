import type { Database } from '#modules/platform/index.server.ts';

/** Stores an idea that is to be sent to an address; returns its number. */
export async function insertIdeaMail(
  database: Database,
  mail: { ideaId: number; email: string; now: Date },
): Promise<number> {
  const [row] = await database('idea_mail')
    .insert({ idea_id: mail.ideaId, email: mail.email, created_at: mail.now })
    .returning('id');
  if (!row) throw new Error('A mail was not stored');
  return row.id;
}

/** What to send and where; null when it has left already. */
export async function findIdeaMail(
  database: Database,
  id: number,
): Promise<{ ideaId: number; email: string } | null> {
  const row = await database('idea_mail').where({ id }).first('idea_id', 'email');
  return row ? { ideaId: row.idea_id, email: row.email } : null;
}

export async function deleteIdeaMail(database: Database, id: number): Promise<void> {
  await database('idea_mail').where({ id }).delete();
}

/** @returns how many. */
export async function deleteIdeaMailsBefore(database: Database, date: Date): Promise<number> {
  return await database('idea_mail').where('created_at', '<', date).delete();
}
