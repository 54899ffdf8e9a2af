import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ServerMessage } from '#modules/engine/shared.ts';
import { signUp } from '#modules/moderation/accounts/index.server.ts';
import { signupMailKind } from '#modules/moderation/accounts/jobs.ts';
import { db } from '#modules/platform/index.server.ts';
import { buildIfStale } from '../../bin/build.ts';
import { Child } from '../../bin/supervision/child.ts';
import { webHealth } from '../../bin/supervision/health.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { SocketVisitor } from '../fixtures/socket-visitor.ts';
import { startServer, type TestServer } from '../http/server.ts';
import { lockTable } from './lock-table.ts';
import { startWorker, until } from './processes.ts';

const webs: TestServer[] = [];

beforeAll(() => plantCatalogue(SIXTEEN_IDEAS));
afterEach(async () => {
  await Promise.all(webs.splice(0).map((web) => web.stop()));
});

async function startWeb(env: Record<string, string> = {}): Promise<TestServer> {
  const web = await startServer(env);
  webs.push(web);
  return web;
}

/** Brings a search one step further on a new socket of a process, where it must be at the step where it was left. */
async function resumeAndMove(
  web: TestServer,
  sid: string,
  left: ServerMessage,
): Promise<ServerMessage> {
  const visitor = new SocketVisitor(web.origin);
  expect(await visitor.resume(sid)).toEqual(left);
  if (left.type === 'QUESTION') {
    visitor.answer(sid, left.question.id, left.question.id % 2 ? 'Yes' : 'No');
  } else if (left.type === 'IDEA') {
    const feedback = { flow_id: sid, idea_key: left.idea.key, aaq: left.aaq };
    visitor.send({ type: 'IDEA_FEEDBACK', ...feedback, feedback: 'BadIdea' });
  }
  const step = await visitor.next();
  visitor.close();
  return step;
}

async function storedAnswers(sid: string) {
  return await db('search_event')
    .where({ session_id: sid, kind: 'answer' })
    .orderBy('seq')
    .select('question_id', 'answer');
}

test('on two web processes and two workers a search changes process at every step, jobs are done, and one of each may exit', async () => {
  const [one, other, worker, second] = await Promise.all([
    startWeb(),
    startWeb(),
    startWorker(),
    startWorker(),
  ]);
  const visitor = new SocketVisitor(one.origin);
  const { sid, question } = await visitor.start();
  await signUp('ada@exemple.fr', 'correct horse');
  let step: ServerMessage = question;
  for (const web of [other, one, other, one, other]) step = await resumeAndMove(web, sid, step);
  expect(await one.stop()).toBe(0);
  expect(await worker.end('SIGTERM')).toBe(0);
  await signUp('grace@exemple.fr', 'correct horse');
  step = await resumeAndMove(other, sid, step);
  const third = await startWeb();
  for (const web of [third, other, third]) step = await resumeAndMove(web, sid, step);
  expect(step.type).toBe('IDEA');
  await until('both sign-up mails are sent', async () => {
    const { rows } = await db.raw('select state from pgboss.job where name = ?', [
      signupMailKind.name,
    ]);
    return rows.length === 2 && rows.every(({ state }: { state: string }) => state === 'completed');
  });
  await second.end('SIGTERM');
}, 90_000);

test('two processes that answer the same question at once make one step, the same for both', async () => {
  const [one, other] = await Promise.all([startWeb(), startWeb()]);
  const tabs = [new SocketVisitor(one.origin), new SocketVisitor(other.origin)] as const;
  const { sid, question } = await tabs[0].start();
  expect(await tabs[1].resume(sid)).toEqual(question);
  let step: ServerMessage = question;
  let answered = 0;
  while (step.type === 'QUESTION') {
    tabs[0].answer(sid, step.question.id, 'Yes');
    tabs[1].answer(sid, step.question.id, 'No');
    answered += 1;
    const [seen, seenByOther]: ServerMessage[] = await Promise.all([
      tabs[0].next(),
      tabs[1].next(),
    ]);
    expect(seenByOther).toEqual(seen);
    expect(await storedAnswers(sid)).toHaveLength(answered);
    step = seen!;
  }
  expect(step.type).toBe('IDEA');
}, 60_000);

test.each([
  ['is lost with it, and can be given again', { inserted: false }],
  ['is stored once, when it had reached the database', { inserted: true }],
])(
  'killed in mid-step, the answer under way %s',
  async (_, { inserted }) => {
    const web = await startWeb();
    const before = new SocketVisitor(web.origin);
    const { sid, question } = await before.start();
    before.answer(sid, question.question.id, 'Yes');
    const acknowledged = await before.expect('QUESTION');

    const held = await lockTable('search_event');
    before.answer(sid, acknowledged.question.id, 'No');
    await held.queryWaits();
    web.process.kill('SIGKILL');
    if (!inserted) await held.terminateQueries();
    await held.release();

    const again = await startWeb({ PORT: new URL(web.origin).port });
    const after = new SocketVisitor(again.origin);
    let step = await after.resume(sid);
    if (!inserted) {
      expect(step).toEqual(acknowledged);
      after.answer(sid, acknowledged.question.id, 'No');
      step = await after.next();
    }
    expect(step).toMatchObject({ type: 'QUESTION', step: acknowledged.step + 1 });
    expect(await storedAnswers(sid)).toEqual([
      { question_id: question.question.id, answer: 'Yes' },
      { question_id: acknowledged.question.id, answer: 'No' },
    ]);
  },
  60_000,
);

test('a web process that no longer answers is killed, and another replaces it', async () => {
  await buildIfStale();
  const reasons: string[] = [];
  const child = new Child({
    name: 'web',
    args: [join(import.meta.dirname, '../../app/shell/server.ts')],
    env: () => ({ ...process.env, NODE_ENV: 'production', PRODUCTION: 'false', PORT: '0' }),
    onRestart: (reason) => reasons.push(reason),
    health: webHealth('127.0.0.1', 500),
  });
  await child.start();
  const frozen = child.pid ?? 0;
  process.kill(frozen, 'SIGSTOP');
  await until('another one is ready', () => child.pid !== frozen && reasons.length > 0);
  expect(reasons[0]).toBe('sans réponse');
  expect(() => process.kill(frozen, 0)).toThrow('ESRCH');
  await child.stop();
}, 60_000);
