import type { Database } from '#modules/platform/index.server.ts';

/** A file of an account's data, without its content. */
export type ExportState = { isReady: boolean; expiresAt: Date };

/** Stores that a file is to be made, in place of an earlier one of the account, locked by the caller. @returns its id. */
export async function replaceExport(
  database: Database,
  request: { accountId: number; now: Date; expiresAt: Date },
): Promise<number> {
  await database('account_export').where({ account_id: request.accountId }).delete();
  const [row] = await database('account_export')
    .insert({
      account_id: request.accountId,
      created_at: request.now,
      expires_at: request.expiresAt,
    })
    .returning('id');
  if (!row) throw new Error('An export was not stored');
  return row.id;
}

/** The account whose file is still to be made; null when it was made, replaced or has ended. */
export async function findDueExport(database: Database, id: number): Promise<number | null> {
  const row = await database('account_export').where({ id, content: null }).first('account_id');
  return row?.account_id ?? null;
}

export async function storeContent(
  database: Database,
  id: number,
  content: string,
  now: Date,
): Promise<void> {
  await database('account_export').where({ id }).update({ content, ready_at: now });
}

/** The file of an account, made or in the making; null when there is none. */
export async function findExportState(
  database: Database,
  accountId: number,
  now: Date,
): Promise<ExportState | null> {
  const row = await database('account_export')
    .where({ account_id: accountId })
    .where('expires_at', '>', now)
    .first('ready_at', 'expires_at');
  return row ? { isReady: row.ready_at !== null, expiresAt: row.expires_at } : null;
}

/** The content of an account's file; null when there is none to be had. */
export async function findContent(
  database: Database,
  accountId: number,
  now: Date,
): Promise<string | null> {
  const row = await database('account_export')
    .where({ account_id: accountId })
    .where('expires_at', '>', now)
    .first('content');
  return row?.content ?? null;
}

export async function deleteExpiredExports(database: Database, now: Date): Promise<number> {
  return await database('account_export').where('expires_at', '<=', now).delete();
}
