import { afterAll, beforeAll, expect, test } from 'vitest';
import { planAlertMailsJob } from '#modules/alerts/jobs.ts';
import type { SortableAnswer } from '#modules/alerts/shared.ts';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { db, enqueue } from '#modules/platform/index.server.ts';
import { startWorker, until, type Worker } from '../faults/lab.ts';
import { TestMailServer } from '../fixtures/mail-server.ts';
import { searchAnswering } from '../fixtures/search.ts';
import {
  smallCatalogue,
  smallCatalogueWithTea,
  writeCatalogue,
} from '../fixtures/small-catalogue.ts';
import { startServer, type TestServer } from './server.ts';

let site: TestServer;
let worker: Worker;
let mailServer: TestMailServer;

beforeAll(async () => {
  mailServer = await TestMailServer.open();
  await importCatalogue(await writeCatalogue(smallCatalogue()));
  await refreshSnapshot();
  site = await startServer();
  worker = await startWorker({ SMTP_URL: mailServer.url });
}, 120_000);

afterAll(async () => {
  await worker?.end('SIGTERM');
  await site?.stop();
  await mailServer?.close();
});

/** Imports a tea idea in addition to those that are there, and plans the day's mails. */
async function importTea(key: string): Promise<void> {
  const folder = await writeCatalogue(smallCatalogueWithTea(key));
  expect(await importCatalogue(folder)).toMatchObject({ ok: true });
  await enqueue(db, planAlertMailsJob, {});
}

async function mailNumber(count: number) {
  await until(`mail ${count} has come`, () => mailServer.mails.length === count);
  return mailServer.mails[count - 1]!;
}

test('an alert is created, validated by its mail, is sent new ideas, and ends by one click', async () => {
  const sid = await searchAnswering({ 1: 'Yes', 3: 'No' });
  const init = await fetch(`${site.origin}/api/public/alert/creation-init/${sid}`);
  const { answers } = (await init.json()) as { answers: SortableAnswer[] };
  const created = await fetch(`${site.origin}/api/public/alert/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      session_id: sid,
      email: 'ada@exemple.fr',
      answers: answers.map(({ question_id, a, server_importance }) => ({
        ...{ question_id, answer: a, server_importance },
        user_importance: question_id === 1 ? 2 : 1,
      })),
    }),
  });
  expect(await created.json()).toBe(false);

  const validation = await mailNumber(1);
  const [, token = ''] = /\/alert\/validation\/([\w-]{43})/.exec(validation.text ?? '') ?? [];
  const validated = await fetch(`${site.origin}/api/public/alert/validate/${token}`);
  expect(validated.status).toBe(200);

  await importTea('vert');
  const mail = await mailNumber(2);
  expect(mail.subject).toBe('Une idée pour ton cadeau\u202f: Du thé vert');
  const link = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const { pathname } = new URL(link.slice(1, -1));
  const clicked = await fetch(site.origin + pathname, {
    method: 'POST',
    headers: { origin: 'https://webmail.example' },
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(clicked.status).toBe(200);
  expect(await db('alert').select('state', 'email')).toEqual([{ state: 'ended', email: null }]);

  await db('alert_mail').delete();
  await importTea('noir');
  await until('every job is done that is due', async () => {
    const { rows } = await db.raw(
      `select from pgboss.job where state <> 'completed' and start_after <= now()`,
    );
    return rows.length === 0;
  });
  expect(mailServer.mails).toHaveLength(2);
  expect(worker.output()).not.toMatch(/job failed/);
}, 120_000);
