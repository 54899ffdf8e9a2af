import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { config } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { SocketVisitor } from '../fixtures/socket-visitor.ts';
import { startServer, type TestServer } from '../http/server.ts';
import { writtenMails } from '../setup/outbox.ts';
import { startWorker, until, type Worker } from './processes.ts';

let web: TestServer;
let worker: Worker;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await createAccount('ada@exemple.fr', 'correct horse', 'Contributor');
  const clock = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'jumping-clock.ts')}` };
  [web, worker] = await Promise.all([startServer(clock), startWorker(clock)]);
}, 120_000);

afterAll(() => Promise.all([web?.stop(), worker?.end('SIGTERM')]));

/** Moves the clocks of both processes, ahead the first time, back the second. */
async function jump(): Promise<void> {
  for (const { process, output } of [web, worker]) {
    const before = output().split('clock jumped').length;
    process.kill('SIGUSR2');
    await until('the clock has jumped', () => output().split('clock jumped').length > before);
  }
}

function post(path: string, fields: Record<string, string>): Promise<Response> {
  const { origin } = web;
  return fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin },
    redirect: 'manual',
  });
}

async function signIn(password: string): Promise<Response> {
  return await post('/account/signin', { email: 'ada@exemple.fr', password });
}

async function whoIs(cookie: string): Promise<number> {
  return (await fetch(`${web.origin}/api/account/info`, { headers: { cookie } })).status;
}

/** Signs up, and reads the link that the worker sends. */
async function linkFor(email: string): Promise<string> {
  const before = writtenMails(config.dataDir);
  const { status } = await post('/account/signup', { email, password: 'correct horse' });
  expect(status).toBeLessThan(400);
  const fresh = () => writtenMails(config.dataDir).find((file) => !before.includes(file));
  await until('the mail is sent', () => fresh() !== undefined);
  const mail = readFileSync(fresh()!, 'utf8').replaceAll('=\r\n', '');
  return /\/account\/validation\/[\w-]+/.exec(mail)![0];
}

test('a clock that jumps an hour ahead and back ends no search, no sign-in and no link', async () => {
  const visitor = new SocketVisitor(web.origin);
  let { sid, question } = await visitor.start();
  const signedIn = await signIn('correct horse');
  const cookie = signedIn.headers.get('set-cookie')!.split(';', 1)[0]!;
  const links = [await linkFor('b@exemple.fr')];

  for (const email of ['c@exemple.fr', 'd@exemple.fr']) {
    await jump();
    visitor.answer(sid, question.question.id, 'Yes');
    question = await visitor.expect('QUESTION');
    expect(await whoIs(cookie)).toBe(200);
    links.push(await linkFor(email));
  }
  expect(question.step).toBe(3);
  for (const link of links) expect((await fetch(web.origin + link)).status).toBe(200);
}, 60_000);

test('what was blocked an hour ahead stays blocked for a while at most, and other visitors are never', async () => {
  await jump();
  let rejected: Response;
  do rejected = await signIn('wrong');
  while (rejected.status === 401);
  expect(rejected.status).toBe(429);
  await jump();
  const wait = Number((await signIn('correct horse')).headers.get('retry-after') ?? 0);
  expect(wait).toBeLessThanOrEqual(75 * 60);
  await new SocketVisitor(web.origin).start();
}, 60_000);
