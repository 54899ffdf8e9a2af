import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '#jobs/jobs.ts';
import { signUp } from '#modules/moderation/accounts/index.server.ts';
import { signupMailKind } from '#modules/moderation/accounts/jobs.ts';
import {
  db,
  migrateDatabase,
  prepareQueues,
  setDatabaseUrl,
} from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { postAnswer, postStart } from '../fixtures/form-visitor.ts';
import { SocketVisitor } from '../fixtures/socket-visitor.ts';
import { startServer, type TestServer } from '../http/server.ts';
import { writtenMails } from '../setup/outbox.ts';
import { lockTable } from './lock-table.ts';
import { BreakableDatabase, startWorker, until, type Worker, within } from './processes.ts';

/** How long the database stays away. */
const AWAY_MS = 10_000;

let database: BreakableDatabase;
let web: TestServer;
let worker: Worker;

beforeAll(async () => {
  database = await BreakableDatabase.open();
  setDatabaseUrl(database.url);
  await migrateDatabase();
  await prepareQueues(jobs);
  await plantCatalogue(SIXTEEN_IDEAS);
  const env = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, LOG_LEVEL: 'info' };
  [web, worker] = await Promise.all([startServer(env), startWorker(env)]);
}, 120_000);

afterAll(async () => {
  await Promise.all([web?.stop(), worker?.end('SIGTERM')]);
  await database?.close();
});

const statusOf = async (path: string) => (await fetch(web.origin + path)).status;
const isReady = async () => (await statusOf('/readyz')) === 200;

async function mailIsSent(): Promise<boolean> {
  const { rows } = await db.raw('select state from pgboss.job where name = ?', [
    signupMailKind.name,
  ]);
  return rows.every(({ state }: { state: string }) => state === 'completed');
}

/** Asks for the state of a search on new sockets, as a page does, until one is answered. */
async function resumeUntilAnswered(
  sid: string,
): Promise<{ visitor: SocketVisitor; step: unknown }> {
  let found: { visitor: SocketVisitor; step: unknown } | undefined;
  await until('a socket resumes', async () => {
    const visitor = new SocketVisitor(web.origin);
    const step = await visitor.resume(sid).catch(() => null);
    found = step ? { visitor, step } : undefined;
    return step !== null;
  });
  return found!;
}

test('ten seconds without the database, in the middle of a search and of a job, lose nothing', async () => {
  const visitor = new SocketVisitor(web.origin);
  const { sid, question } = await visitor.start();
  visitor.answer(sid, question.question.id, 'Yes');
  const acknowledged = await visitor.expect('QUESTION');
  const page = await postAnswer(web.origin, await postStart(web.origin), 'Yes');
  const held = await lockTable('account');
  await signUp('ada@exemple.fr', 'correct horse');
  await held.queryWaits();

  database.kill();
  const since = performance.now();
  await until('the process says that it is not ready', async () => !(await isReady()));
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/about')).toBe(200);
  visitor.answer(sid, acknowledged.question.id, 'No');
  await expect(visitor.next()).rejects.toThrow('closed: 1011');
  const rejected = await within(
    AWAY_MS / 1000,
    Promise.all(Array.from({ length: 20 }, () => postAnswer(web.origin, page, 'No'))),
  );
  for (const { status, html } of rejected) {
    expect(status).toBe(503);
    expect(html).toContain('Erreur server. Réessaye plus tard.');
  }
  await held.release().catch(() => {});
  await pause(AWAY_MS - (performance.now() - since));
  await database.ensureRunning();

  const back = await resumeUntilAnswered(sid);
  expect(back.step).toEqual(acknowledged);
  back.visitor.answer(sid, acknowledged.question.id, 'No');
  await back.visitor.expect('QUESTION');
  const next = await postAnswer(web.origin, page, 'No');
  expect(next).toMatchObject({ status: 200, sid: page.sid });
  expect(next.questionId).not.toBe(page.questionId);
  await until('the job is done', mailIsSent, 60);
  expect(writtenMails(database.dataDir)).toHaveLength(1);
}, 120_000);

test('a database that hangs and recovers loses nothing either', async () => {
  const visitor = new SocketVisitor(web.origin);
  const { sid, question } = await visitor.start();
  database.freeze();
  visitor.answer(sid, question.question.id, 'Yes');
  await until('the process says that it is not ready', async () => !(await isReady()));
  expect(await statusOf('/healthz')).toBe(200);
  const idea = '/share?idea=0:1';
  await until('pages say that they cannot be had', async () => (await statusOf(idea)) === 503);
  const others = async () => {
    for (let asked = 0; asked < 20; asked += 1) expect(await statusOf(idea)).toBe(503);
    expect((await postStart(web.origin)).status).toBe(503);
  };
  // At once: were each to wait for a connection of its own, they would take a hundred seconds.
  await within(20, others());
  database.thaw();
  expect(await visitor.expect('QUESTION')).toMatchObject({
    answered: [{ question_id: question.question.id }],
  });
  await until('the process is ready', isReady);
}, 60_000);

test('a change of the catalogue is applied after all that, and every failure was handled', async () => {
  await db('question_form').where({ question_id: 1 }).update({ text: 'Reformulée ?' });
  await until('the new words are shown', async () => {
    const visitor = new SocketVisitor(web.origin);
    const { sid, question } = await visitor.start();
    let step = question;
    while (step.question.id !== 1) {
      visitor.answer(sid, step.question.id, 'Yes');
      step = await visitor.expect('QUESTION');
    }
    visitor.close();
    return step.question.content === 'Reformulée ?';
  });
  const output = web.output() + worker.output();
  expect(output).not.toMatch(/unhandled|uncaught/i);
  expect(web.process.exitCode).toBeNull();
  expect(worker.process.exitCode).toBeNull();
});
