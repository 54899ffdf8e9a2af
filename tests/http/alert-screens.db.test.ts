import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertByToken } from '#modules/alerts/index.server.ts';
import { planAlertMailsJob } from '#modules/alerts/jobs.ts';
import type { SortableAnswer } from '#modules/alerts/shared.ts';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db, enqueue } from '#modules/platform/index.server.ts';
import { startWorker, until, type Worker } from '../faults/processes.ts';
import { plantAlert } from '../fixtures/alerts.ts';
import { TestMailServer } from '../fixtures/mail-server.ts';
import { searchAnswering } from '../fixtures/search.ts';
import {
  smallCatalogue,
  smallCatalogueWithTea,
  writeCatalogue,
} from '../fixtures/small-catalogue.ts';
import { startServer, type TestServer } from './server.ts';

const CLI = join(import.meta.dirname, '../../bin/cli.ts');
const run = promisify(execFile);

let site: TestServer;
let worker: Worker;
let mailServer: TestMailServer;
let sid: string;

beforeAll(async () => {
  mailServer = await TestMailServer.open();
  await importCatalogue(await writeCatalogue(smallCatalogue()));
  await refreshSnapshot();
  sid = await searchAnswering({ 1: 'Yes', 3: 'No' });
  site = await startServer({ RATE_LIMITS: 'false' });
  worker = await startWorker({ SMTP_URL: mailServer.url });
}, 120_000);

afterAll(async () => {
  await worker?.end('SIGTERM');
  await site?.stop();
  await mailServer?.close();
});

beforeEach(async () => {
  await db('alert').delete();
  mailServer.mails.length = 0;
});

async function firstMail() {
  await until('a mail has come', () => mailServer.mails.length > 0);
  return mailServer.mails.shift()!;
}

/** Imports a tea in addition to the ideas that are there, and plans the day's mails. */
async function importTea(
  key: string,
  importing: (folder: string) => Promise<unknown> = importCatalogue,
) {
  await importing(await writeCatalogue(smallCatalogueWithTea(key)));
  await enqueue(db, planAlertMailsJob, {});
}

const importByCommand = (folder: string) =>
  run(process.execPath, [CLI, 'catalogue', 'import', folder]);

const post = (path: string, fields: [string, string][], headers: Record<string, string> = {}) =>
  fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });

test('a visitor creates an alert by its form, is mailed a new idea and unsubscribes with one click', async () => {
  const visited: Response[] = [];
  const pageAfter = async (response: Response) => {
    visited.push(response);
    const next = response.headers.get('location');
    const page = next ? await fetch(new URL(next, site.origin)) : response;
    visited.push(page);
    return await page.text();
  };
  const email = 'ada@exemple.fr';
  const created = await post(`/alert/create/${sid}`, [['email', email]]);
  expect(await pageAfter(created)).toContain('Un message t’y attend');

  const validation = await firstMail();
  expect(validation.to?.[0]?.address).toBe(email);
  const path = /\/alert\/validation\/[\w-]{43}/.exec(validation.text ?? '')?.[0] ?? '';
  // A scanner of mails that opens the link validates nothing.
  expect((await fetch(site.origin + path)).status).toBe(200);
  expect(await db('alert').select('state')).toEqual([{ state: 'waiting' }]);
  expect(await pageAfter(await post(path, []))).toContain('Ton alerte est lancée');

  await importTea('vert', importByCommand);
  const mail = await firstMail();
  expect(mail.subject).toBe('Une idée pour ton cadeau\u202f: Du thé vert');
  const list = mail.headers.find((header) => header.key === 'list-unsubscribe')?.value ?? '';
  const { pathname } = new URL(list.slice(1, -1));
  // Reading the page of the link ends nothing.
  for (let reads = 0; reads < 2; reads += 1) {
    expect(await pageAfter(await fetch(site.origin + pathname))).toContain('Ton alerte est lancée');
  }
  const clicked = await post(pathname, [['List-Unsubscribe', 'One-Click']]);
  expect(clicked.status).toBe(200);
  expect(await pageAfter(await fetch(site.origin + pathname))).toContain('C’est arrêté');
  expect(visited.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
}, 120_000);

test('a call creates an alert, which is validated by its mail, is sent new ideas, and ends by one click', async () => {
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

  const validation = await firstMail();
  const [, token = ''] = /\/alert\/validation\/([\w-]{43})/.exec(validation.text ?? '') ?? [];
  const validated = await fetch(`${site.origin}/api/public/alert/validate/${token}`);
  expect(validated.status).toBe(200);

  await importTea('blanc');
  const mail = await firstMail();
  expect(mail.subject).toBe('Une idée pour ton cadeau\u202f: Du thé blanc');
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
  expect(mailServer.mails).toEqual([]);
  expect(worker.output()).not.toMatch(/job failed/);
}, 120_000);

test('the owner of an account gets no validation mail', async () => {
  await createAccount('ada@exemple.fr', 'correct horse', 'Contributor');
  const account: [string, string][] = [
    ['email', 'ada@exemple.fr'],
    ['password', 'correct horse'],
  ];
  const signedIn = await post('/account/signin', account);
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const own = { cookie, 'sec-fetch-site': 'same-origin' };
  const form = await fetch(`${site.origin}/alert/create/${sid}`, { headers: own });
  expect(await form.text()).toContain('value="ada@exemple.fr"');
  const created = await post(`/alert/create/${sid}`, [['email', 'ada@exemple.fr']], own);
  expect(created.headers.get('location')).toBe(`/alert/create/${sid}?created=notNeeded`);
  expect(await db('alert').select('state')).toEqual([{ state: 'active' }]);
});

test.each<[string, [string, string][], number, RegExp]>([
  ['no address', [], 422, /Écris ton adresse/],
  ['an address that is none', [['email', 'ada@']], 422, /value="ada@"/],
  ['an address that writes a header', [['email', 'a@b.fr\r\nBcc: c@d.fr']], 422, /il y faut un @/],
  ['an order in which nothing counts', [['order', 'line']], 422, /au moins une réponse/],
  [
    'a row that is none',
    [
      ['move', 'up:99999999999'],
      ['email', 'ada'],
    ],
    200,
    /value="ada"/,
  ],
  [
    'a move that is none',
    [
      ['move', 'sideways:1'],
      ['email', 'ada'],
    ],
    200,
    /value="ada"/,
  ],
  [
    'a step that is none',
    [
      ['step', '../..'],
      ['email', '<b>'],
    ],
    200,
    /value="&lt;b&gt;"/,
  ],
])('%s makes no alert, and the form comes back as it was', async (_, fields, status, words) => {
  const response = await post(`/alert/create/${sid}`, fields);
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(words);
  expect(await db('alert').select()).toEqual([]);
});

test('an unknown search has no form and makes no alert', async () => {
  for (const wrong of ['exemple', 'A'.repeat(22), '%27%20or%201=1']) {
    const path = `/alert/create/${wrong}`;
    expect((await fetch(site.origin + path)).status).toBe(404);
    expect((await post(path, [['email', 'ada@exemple.fr']])).status).toBe(404);
  }
});

test('the pages of an alert are hidden from caches, search engines and referrers', async () => {
  const { token } = await plantAlert();
  for (const path of [`/alert/create/${sid}`, `/alert/manage/${token}`]) {
    const response = await fetch(site.origin + path);
    expect(response.headers.get('cache-control')).toMatch(/no-store|private, no-cache/);
    // No page gets the whole address, not even our own.
    expect(response.headers.get('referrer-policy')).toBe('strict-origin');
    const html = await response.text();
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toMatch(/@exemple\.fr.*ada|ada\d*@exemple/);
  }
});

test('a link that is too old shows what to do', async () => {
  for (const [path, words] of [
    ['validation', 'Il faut recréer l’alerte'],
    ['manage', 'Nouvelle recherche'],
  ]) {
    const old = await fetch(`${site.origin}/alert/${path}/${'A'.repeat(43)}`);
    expect(old.status).toBe(404);
    expect(await old.text()).toContain(words);
  }
});

test('forms of an alert’s page do what they say, and nothing else', async () => {
  const { token } = await plantAlert();
  const path = `/alert/manage/${token}`;
  const state = async () => (await alertByToken(token))?.state;
  for (const intent of ['', 'delete', '__proto__', 'waiting']) {
    expect((await post(path, [['intent', intent]])).status).toBe(400);
  }
  for (const [intent, becomes] of [
    ['pause', 'paused'],
    ['pause', 'paused'],
    ['resume', 'active'],
    ['found', 'ended'],
    ['resume', 'ended'],
  ] as const) {
    const { status, headers } = await post(path, [['intent', intent]]);
    expect([status, headers.get('location'), await state()]).toEqual([303, path, becomes]);
  }
  expect((await post(`${path}x`, [['intent', 'found']])).status).toBe(404);
  const foreign = { origin: 'https://evil.example' };
  expect((await post(path, [['intent', 'found']], foreign)).status).toBe(403);
});
