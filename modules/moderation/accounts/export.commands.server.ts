import { after, db, enqueue, now, RETENTION } from '#modules/platform/index.server.ts';
import * as accounts from './accounts.store.server.ts';
import { findEmailChangeOf } from './email-changes.store.server.ts';
import { insertEvent, selectEvents } from './events.store.server.ts';
import * as store from './exports.store.server.ts';
import { accountExportJob } from './jobs.ts';
import type { Account, DataExporter } from './shared.ts';
import { selectSignIns } from './sign-ins.store.server.ts';

/** Has the worker write the file of all that is kept about the owner of an account, in place of an earlier one. */
export async function requestExport(accountId: number): Promise<void> {
  await db.transaction(async (transaction) => {
    if (!(await accounts.lockAccount(transaction, accountId))) return;
    const start = now();
    const exportId = await store.replaceExport(transaction, {
      accountId,
      now: start,
      expiresAt: after(start, RETENTION.accountExport),
    });
    await insertEvent(transaction, accountId, 'export_requested', start);
    await enqueue(transaction, accountExportJob(), { exportId });
  });
}

/** Writes a file that is still to be made: what the export's job does. Each exporter fills the part of its name. */
export async function writeExport(id: number, exporters: readonly DataExporter[]): Promise<void> {
  const accountId = await store.findDueExport(db, id);
  const account = accountId === null ? null : await accounts.findAccount(db, accountId);
  if (!account) return;
  const { passwordHash: _, isLocked: __, ...owner } = account;
  const parts: Record<string, unknown> = { site: 'Trouvaille', date: now() };
  for (const { part, read } of exporters) parts[part] = await read(owner);
  await store.storeContent(db, id, `${JSON.stringify(parts, null, 2)}\n`, now());
}

/** The content of an account's file, as JSON; null when there is none to be had. */
export async function exportedData(accountId: number): Promise<string | null> {
  return await store.findContent(db, accountId, now());
}

/** The part of the file that this room keeps. */
export async function exportAccount({ id, email, type }: Account): Promise<unknown> {
  const instant = now();
  const signIns = await selectSignIns(db, id, instant);
  const events = await selectEvents(db, id);
  return {
    adresse: email,
    role: type,
    cree_le: await accounts.findCreation(db, id),
    nouvelle_adresse_a_valider: await findEmailChangeOf(db, id, instant),
    mot_de_passe: 'haché et salé : personne ne peut le relire',
    connexions: signIns.map(({ createdAt, expiresAt, browser }) => ({
      depuis: createdAt,
      jusqu_au: expiresAt,
      navigateur: browser,
    })),
    evenements: events.map(({ kind, createdAt }) => ({ date: createdAt, evenement: kind })),
  };
}
