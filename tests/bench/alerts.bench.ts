// What it takes to compare a thousand new ideas with ten thousand alerts, and to plan the mails that follow.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobs } from '#jobs/jobs.ts';
import { matchAlerts, planAlertMails } from '#modules/alerts/index.server.ts';
import { db, prepareQueues } from '#modules/platform/index.server.ts';
import { fillLargeCatalogue } from '../fixtures/large-catalogue.ts';
import { addArrivedIdeas, fillAlerts } from '../fixtures/many-alerts.ts';
import { mailThroughKills } from './alert-kills.ts';
import { openDatabase } from './database.ts';
import { bench } from './harness.ts';

const IDEAS = 20_000;
const NEW_IDEAS = 1000;
const ALERTS = 10_000;
const ANSWERS = 20;

const folder = mkdtempSync(join(tmpdir(), 'trouvaille-bench-alerts-'));
const closeDatabase = await openDatabase(join(folder, 'data'));
await prepareQueues(jobs);
await fillLargeCatalogue(IDEAS);
// Reads how far the catalogue's events are, while no alert can be interested in what came.
await matchAlerts();
await fillAlerts(ALERTS, ANSWERS);

/** Does a task, watching the memory meanwhile. */
async function watched(task: () => Promise<unknown>): Promise<{ seconds: number; mib: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const began = performance.now();
  await task();
  clearInterval(timer);
  return { seconds: (performance.now() - began) / 1000, mib: (most - before) / 2 ** 20 };
}

async function count(table: string): Promise<number> {
  const row = await db(table).count().first();
  return Number(row?.count);
}

await bench('alerts', async ({ figure }) => {
  await addArrivedIdeas(NEW_IDEAS);
  const first = await watched(() => matchAlerts());
  figure('10,000 alerts × 1,000 new ideas', first.seconds, 's', { atMost: 30 });
  figure('memory that takes', first.mib, 'MiB');
  figure('ideas found for an alert, mean', (await count('alert_match')) / ALERTS, '');

  await addArrivedIdeas(NEW_IDEAS);
  const again = await watched(() => matchAlerts());
  figure('the same again, nothing new', again.seconds, 's', { atMost: 30 });

  await addArrivedIdeas(3 * NEW_IDEAS);
  const large = await watched(() => matchAlerts());
  figure('10,000 alerts × 3,000 new ideas ÷ 3', large.seconds / 3, 's', { atMost: 30 });
  figure('memory that takes beyond the first', large.mib, 'MiB', { atMost: 64 });

  const plan = await watched(() => planAlertMails());
  const mails = await count('alert_mail');
  figure('planning the mails of a day', plan.seconds, 's');
  figure('mails planned', mails, '');
  await planAlertMails();
  figure('mails planned when asked again', (await count('alert_mail')) - mails, '', { atMost: 0 });

  const { kills, most, repeated, without } = await mailThroughKills(400);
  figure(`400 alerts, ${kills} workers killed: different mails an alert got, most`, most, '', {
    atMost: 1,
  });
  figure('mails sent again under the same Message-ID', repeated, '');
  figure('alerts that got none', without, '', { atMost: 0 });
});

await closeDatabase();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
