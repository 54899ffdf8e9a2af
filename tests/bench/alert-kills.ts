import { setTimeout as pause } from 'node:timers/promises';
import { planAlertMailsJob } from '#modules/alerts/jobs.ts';
import { databaseUrl, db, enqueue } from '#modules/platform/index.server.ts';
import { startWorker, until } from '../faults/processes.ts';
import { TestMailServer } from '../fixtures/mail-server.ts';
import { fillAlerts } from '../fixtures/many-alerts.ts';

const KILLS = 8;
/** Each worker runs a little longer than the one before, so that they are killed at different moments. */
const FIRST_RUN_MS = 100;
const RUN_INCREMENT_MS = 150;

/**
 * Has the day's mails of some alerts planned and sent by workers that are killed one after the other, planning again
 * after each, and counts what a mail server received.
 */
export async function mailThroughKills(alerts: number) {
  await db('alert').delete();
  await db.raw('delete from pgboss.job');
  await fillAlerts(alerts, 1);
  await db.raw(
    `insert into alert_match (alert_id, idea_id, score, matched_at)
     select alert.id, idea.id, 1, now() from alert, (select id from idea where available limit 3) as idea`,
  );
  const server = await TestMailServer.open();
  const env = { DATABASE_URL: databaseUrl(), SMTP_URL: server.url, LOG_LEVEL: 'error' };
  for (let kill = 0; kill < KILLS; kill++) {
    await enqueue(db, planAlertMailsJob, {});
    const worker = await startWorker(env);
    await pause(FIRST_RUN_MS + kill * RUN_INCREMENT_MS);
    await worker.end('SIGKILL');
  }
  const last = await startWorker(env);
  await until('every mail has left', async () => (await unsent()) === 0, 300);
  await last.end('SIGTERM');
  await server.close();
  const byAddress = Map.groupBy(server.mails, ({ to }) => to?.[0]?.address);
  const idsByAddress = [...byAddress.values()].map(
    (mails) => new Set(mails.map(({ messageId }) => messageId)).size,
  );
  return {
    kills: KILLS,
    most: Math.max(...idsByAddress),
    repeated: server.mails.length - idsByAddress.reduce((sum, ids) => sum + ids, 0),
    without: alerts - byAddress.size,
  };
}

async function unsent(): Promise<number> {
  const { rows } = await db.raw(
    `select count(*) from alert
     where not exists (select from alert_mail where alert_id = alert.id and sent_at is not null)`,
  );
  return Number(rows[0].count);
}
