import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signInCookie } from '#app/shell/sign-in-cookie.server.ts';
import { createUpgrades } from '#app/shell/upgrades.server.ts';
import { sockets } from '#app/sockets.server.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import {
  type Account,
  createAccount,
  endAllSignIns,
  setLocked,
  setRole,
} from '#modules/moderation/accounts/index.server.ts';
import { db, RATE_LIMITS, rateLimit } from '#modules/platform/index.server.ts';
import { signedInAs } from '../../../../tests/fixtures/accounts.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../../tests/fixtures/catalogue.ts';
import { SocketVisitor, START } from '../../../../tests/fixtures/socket-visitor.ts';

const { closeSockets, handleUpgrade } = createUpgrades(sockets);

const server = createServer();
const clients: Client[] = [];

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
  server.on('upgrade', (request, socket, head) => {
    if (!handleUpgrade(request, socket, head)) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  await closeSockets();
  server.close();
});

async function allowDoubt(allow_doubt: boolean): Promise<void> {
  await db('question').update({ allow_doubt });
  await refreshSnapshot();
}

class Client extends SocketVisitor {
  constructor(headers: Record<string, string> = {}) {
    super(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, headers);
    clients.push(this);
  }

  /** Answers as someone who wants idea `i` would, up to the idea. */
  async searchFor(i: number) {
    let { sid, question: step } = await this.start();
    for (;;) {
      const { id } = step.question;
      this.answer(sid, id, (i >> (id - 1)) & 1 ? 'Yes' : 'No');
      const message = await this.next();
      if (message.type === 'IDEA') return { sid, message };
      step = message as typeof step;
    }
  }
}

describe('a search over a raw WebSocket', () => {
  test('goes from the start to an accepted idea', async () => {
    const client = new Client();
    const { sid, message } = await client.searchFor(6);
    expect(message).toMatchObject({
      aaq: false,
      idea: { title: 'Idée i6', reasons: { length: 3 } },
      // Newest last, each as the statement that its chip shows.
      answered: { length: 4 },
    });
    const given = message.answered.map(({ question_id, content }) => [question_id, content]);
    expect(given).toContainEqual([2, 'Male affirmative 2']);
    expect(given).toContainEqual([1, 'Male negative 1']);
    const feedback = { flow_id: sid, idea_key: message.idea.key, aaq: false };
    client.send({ type: 'IDEA_FEEDBACK', ...feedback, feedback: 'SawIdea' });
    client.send({ type: 'IDEA_FEEDBACK', ...feedback, feedback: 'GoodIdea' });
    expect(await client.next()).toMatchObject({ type: 'END', idea: message.idea, kept: [] });
  });

  test('keeps a good idea when the search goes on, takes it back, and rejects one never shown', async () => {
    const client = new Client();
    const { sid, message } = await client.searchFor(6);
    const { key } = message.idea;
    const feedback = { type: 'IDEA_FEEDBACK', flow_id: sid, feedback: 'GoodIdea', aaq: true };
    client.send({ ...feedback, idea_key: key });
    const judged = [{ key, title: 'Idée i6', feedback: 'GoodIdea', after: 4 }];
    const next = await client.next();
    expect(next).toMatchObject({ kept: [{ key }], judged });
    const never = { merchant_id: 0, id_within_merchant: 'nowhere' };
    client.send({ ...feedback, idea_key: never });
    expect(await client.next()).toMatchObject({
      type: 'ERROR',
      code: 'wrong_answer',
      // The current step may be an idea.
      message: expect.not.stringContaining('question'),
    });
    expect(await client.next()).toEqual(next);
    client.send({ type: 'UNDO', flow_id: sid, question_id: null, idea_key: key });
    expect(await client.next()).toMatchObject({
      type: 'IDEA',
      idea: { key },
      kept: [],
      judged: [],
    });
  });

  test('words questions for the recipient, and sends the answers so far', async () => {
    const client = new Client();
    const { sid, question } = await client.start();
    expect(question).toMatchObject({
      question: { content: `Male interrogative ${question.question.id}`, is_tag: false },
      answered: [],
      step: 1,
    });
    client.send({
      type: 'ANSWER',
      flow_id: sid,
      question_id: question.question.id,
      answer: 'ProbablyNo',
    });
    expect(await client.expect('QUESTION')).toMatchObject({
      answered: [{ question_id: question.question.id, answer: 'ProbablyNo' }],
      step: 2,
    });
  });

  test('is resumed at the same step by another socket', async () => {
    const { sid, question } = await new Client().start();
    for (const resume of [
      { type: 'START_SYNC', start: null, flow_id: sid },
      { type: 'START_SYNC', start: START, flow_id: sid },
      { type: 'GET_CURRENT_STEP', id: sid },
    ]) {
      const other = new Client();
      other.send(resume);
      expect(await other.next()).toEqual(question);
    }
  });

  test('starts by START_SYNC when there is nothing to resume', async () => {
    const client = new Client();
    client.send({ type: 'START_SYNC', start: START, flow_id: null });
    await client.expect('FLOW_ID');
    await client.expect('QUESTION');
  });

  test('an unknown session is invalid, and so is resuming nothing', async () => {
    const client = new Client();
    client.send({ type: 'START_SYNC', start: null, flow_id: null });
    client.send({ type: 'START_SYNC', start: START, flow_id: 'unknown' });
    client.send({ type: 'GET_CURRENT_STEP', id: 'A'.repeat(22) });
    client.send({ type: 'ANSWER', flow_id: '', question_id: 1, answer: 'Yes' });
    client.send({ type: 'UNDO', flow_id: 'nope', question_id: null });
    client.send({ type: 'IHC', id: 'nope', n: 3 });
    for (let i = 0; i < 6; i++) expect(await client.next()).toEqual({ type: 'INVALID_FLOW_ID' });
  });

  test('takes an answer back', async () => {
    const client = new Client();
    const { sid, question } = await client.start();
    const { id } = question.question;
    client.send({ type: 'ANSWER', flow_id: sid, question_id: id, answer: 'Yes' });
    await client.expect('QUESTION');
    client.send({ type: 'UNDO', flow_id: sid, question_id: null });
    expect(await client.expect('QUESTION')).toMatchObject({ question: { id }, answered: [] });
  });

  test('announces a reset before the next step', async () => {
    const client = new Client();
    const { sid, message } = await client.searchFor(2);
    client.send({
      type: 'IDEA_FEEDBACK',
      flow_id: sid,
      idea_key: message.idea.key,
      feedback: 'Reset',
      aaq: false,
    });
    expect(await client.next()).toEqual({ type: 'R' });
    expect(['QUESTION', 'IDEA']).toContain((await client.next()).type);
  });

  test('sends as many highlights as there is room for, now and after each step', async () => {
    const client = new Client();
    const { sid, question } = await client.start();
    client.send({ type: 'IHC', n: 3, id: sid });
    expect((await client.expect('IH')).ideas).toHaveLength(3);
    client.send({
      type: 'ANSWER',
      flow_id: sid,
      question_id: question.question.id,
      answer: 'Yes',
    });
    await client.expect('QUESTION');
    expect((await client.expect('IH')).ideas).toHaveLength(3);
  });

  test('feedback on an idea that the search cannot have shown is rejected, and the current step is sent again', async () => {
    const client = new Client();
    const { sid, question } = await client.start();
    client.send({
      type: 'IDEA_FEEDBACK',
      flow_id: sid,
      idea_key: { merchant_id: 0, id_within_merchant: 'nowhere' },
      feedback: 'SawIdea',
      aaq: false,
    });
    expect(await client.expect('ERROR')).toMatchObject({ code: 'wrong_answer' });
    expect(await client.next()).toEqual(question);
  });
});

describe('bad frames', () => {
  const good = { type: 'ANSWER', flow_id: 'x', question_id: 1, answer: 'Yes' };
  test.each([
    ['text that is no JSON', '{"type":'],
    ['an empty frame', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['an unknown type', { type: 'DROP TABLE' }],
    ['no type', {}],
    ['a missing field', { ...good, answer: undefined }],
    ['a wrong answer', { ...good, answer: 'Maybe' }],
    ['a wrong type of field', { ...good, question_id: '1' }],
    ['a fraction for an id', { ...good, question_id: 1.5 }],
    ['a field too many', { ...good, admin: true }],
    ['too many highlights', { type: 'IHC', n: 10, id: 'x' }],
    ['a negative metric', { type: 'M', f: 'x', k: 'time', v: -1 }],
    ['a metric that no page measures', { type: 'M', f: 'x', k: 'anything', v: 1 }],
    ['a metric name with markup', { type: 'M', f: 'x', k: '<b>', v: 1 }],
    ['an age before birth', { type: 'FLOW_ID', start: { ...START, age: -1 } }],
    ['a budget upside down', { type: 'FLOW_ID', start: { ...START, price_min_cents: 10_001 } }],
    ['hints without end', { type: 'FLOW_ID', start: { ...START, hints: 'é'.repeat(301) } }],
    ['a start that is a string', { type: 'FLOW_ID', start: 'please' }],
    ['a prototype trick', '{"type":"IHC","n":1,"id":"x","__proto__":{"a":1}}'],
  ])('%s is rejected in French and the socket stays open', async (_, frame) => {
    const client = new Client();
    client.send(frame);
    expect(await client.next()).toEqual({
      type: 'ERROR',
      code: 'bad_message',
      message: 'Ce message n’est pas compréhensible.',
    });
    await client.start();
  });

  test.each([
    { type: 'FLOW_ID', start: { ...START, age: 96 } },
    { type: 'START_SYNC', start: { ...START, age: 179 }, flow_id: null },
  ])('a search for a child is rejected with a message of its own (%j)', async (frame) => {
    const client = new Client();
    client.send(frame);
    expect(await client.next()).toEqual({
      type: 'ERROR',
      code: 'children',
      message: 'Trouvaille ne propose pas encore de cadeaux pour les enfants.',
    });
  });

  test('hints are kept without what no keyboard types', async () => {
    const client = new Client();
    client.send({ type: 'FLOW_ID', start: { ...START, hints: 'un\0 thé\ud800' } });
    const { id } = await client.expect('FLOW_ID');
    expect((await db('search_session').where({ id }).first())?.hints).toBe('un thé');
  });

  test('prices beyond the slider go to its ends', async () => {
    const client = new Client();
    const beyond = { ...START, price_min_cents: -500, price_max_cents: 50_000 };
    client.send({ type: 'FLOW_ID', start: beyond });
    const { id } = await client.expect('FLOW_ID');
    expect(await db('search_session').where({ id }).first()).toMatchObject({
      price_min_cents: 0,
      price_max_cents: 20_000,
    });
  });

  test('a binary frame is rejected', async () => {
    const client = new Client();
    await once(client.socket, 'open');
    client.socket.send(Buffer.from(JSON.stringify({ type: 'GET_CURRENT_STEP', id: 'x' })));
    expect(await client.expect('ERROR')).toMatchObject({ code: 'bad_message' });
  });

  test('a frame over 16 KiB is rejected', async () => {
    const client = new Client();
    client.send({ type: 'GET_CURRENT_STEP', id: 'x'.repeat(17_000) });
    expect(await client.expect('ERROR')).toMatchObject({ code: 'too_large' });
  });

  test('a frame that is too large to be read closes the socket, after the reason was sent', async () => {
    const client = new Client();
    client.send({ type: 'GET_CURRENT_STEP', id: 'x'.repeat(70_000) });
    expect(await client.expect('ERROR')).toMatchObject({ code: 'too_large' });
    await expect(client.next()).rejects.toThrow('the socket closed: 1009');
  });

  test.each([
    ['is demoted', ({ email }) => setRole(email, 'Contributor')],
    ['is locked', ({ email }) => setLocked(email, true)],
    ['is signed out everywhere', ({ id }) => endAllSignIns(id)],
  ] as [string, (account: Account) => Promise<unknown>][])(
    'an admin sees debug frames until the account %s',
    async (what, change) => {
      await createAccount('other@exemple.fr', 'correct horse', 'Admin');
      const { token, ...account } = await signedInAs(
        `${what.replaceAll(' ', '.')}@exemple.fr`,
        'Admin',
      );
      const cookie = await signInCookie.serialize(token);
      const admin = new Client({ cookie, 'sec-fetch-site': 'same-origin' });
      const { sid, question } = await admin.start();
      await admin.expect('DEBUG_INFO');
      await change(account);
      admin.answer(sid, question.question.id, 'Yes');
      const next = await admin.expect('QUESTION');
      admin.answer(sid, next.question.id, 'Yes');
      await admin.expect('QUESTION');
    },
  );

  test('an answer that its question no longer takes is rejected, and the question is sent as it is now', async () => {
    await allowDoubt(true);
    const client = new Client();
    const { sid, question } = await client.start();
    expect(question.question.allow_doubt).toBe(true);
    await allowDoubt(false);
    client.answer(sid, question.question.id, 'ProbablyYes');
    expect(await client.expect('ERROR')).toMatchObject({ code: 'wrong_answer' });
    expect(await client.next()).toEqual({
      ...question,
      question: { ...question.question, allow_doubt: false },
    });
  });

  test('Good for a question that is no tag is rejected', async () => {
    const client = new Client();
    const { sid, question } = await client.start();
    client.send({
      type: 'ANSWER',
      flow_id: sid,
      question_id: question.question.id,
      answer: 'Good',
    });
    expect(await client.expect('ERROR')).toMatchObject({ code: 'wrong_answer' });
  });

  test('a flood of frames is rejected, then closed with 1008, and other sockets are not affected', async () => {
    const flood = new Client();
    const other = new Client();
    const { sid, question } = await other.start();
    for (let i = 0; i < 1000; i++) flood.send({ type: 'GET_CURRENT_STEP', id: 'x' });
    const [code] = await once(flood.socket, 'close');
    expect(code).toBe(1008);
    other.send({ type: 'GET_CURRENT_STEP', id: sid });
    expect(await other.next()).toEqual(question);
  });

  test('a page of another site gets no socket', async () => {
    const otherSite = new Client({ origin: 'https://ailleurs.example' });
    const [, response] = await once(otherSite.socket, 'unexpected-response');
    expect(response.statusCode).toBe(403);
  });

  test('a network that sends moves faster than people do is rejected, and its search stays as it was', async () => {
    const client = new Client();
    const { sid, question } = await client.start();
    await rateLimit({ search_step: '127.0.0.1' }, RATE_LIMITS.search_step.points);
    client.answer(sid, question.question.id, 'Yes');
    expect(await client.expect('ERROR')).toMatchObject({ code: 'too_many_steps' });
    expect(await client.resume(sid)).toEqual(question);
  });
});
