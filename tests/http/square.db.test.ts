import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { startServer, type TestServer } from './server.ts';

const STARTER = fileURLToPath(new URL('../../content/catalogue', import.meta.url));
const ENV = { pw: 360, ph: 640, dpi: 2, ua: 'Mozilla/5.0 Firefox/150.0', uv: '0.30' };

let server: TestServer;

beforeAll(async () => {
  const result = await importCatalogue(STARTER);
  expect(result).toMatchObject({ ok: true });
  server = await startServer({ RATE_LIMITS: 'false' });
}, 120_000);

afterAll(() => server?.stop());

type SquareResult = { sid: string; ideas: [Idea, Idea | null][] };
type Idea = { key: { merchant_id: number; id_within_merchant: string }; title: string };

const call = (name: string) => `${server.origin}/api/public/square/${name}`;

function post(name: string, body: unknown): Promise<Response> {
  return fetch(call(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function ask(parameters: Record<string, string>): Promise<Response> {
  return fetch(`${call('q')}?${new URLSearchParams(parameters)}`);
}

async function resultOf(response: Promise<Response>): Promise<SquareResult> {
  const answer = await response;
  expect(answer.status).toBe(200);
  return (await answer.json()) as SquareResult;
}

const names = ({ ideas }: SquareResult) => ideas.map(([{ key }]) => key.id_within_merchant);

async function rejectionOf(response: Promise<Response>): Promise<[number, string]> {
  const answer = await response;
  const { error } = (await answer.json()) as { error: { message: string } };
  expect(error.message).toMatch(/\p{L}/u);
  return [answer.status, (error as unknown as { code: string }).code];
}

test('a text gets a session and nine pairs; a reaction changes the grid, a click is stored', async () => {
  const first = await resultOf(
    ask({ t: 'bougie parfumee', e: JSON.stringify(ENV), l: '?q=bougie' }),
  );
  expect(first.sid).toMatch(/^[\w-]{22}$/);
  expect(first.ideas).toHaveLength(9);
  expect(first.ideas[0]).toHaveLength(2);
  const [idea, second] = first.ideas[0]!;
  const r = JSON.stringify([`BadIdea:${idea.key.merchant_id}:${idea.key.id_within_merchant}`]);
  const refined = await resultOf(post('r', { t: 'bougie parfumee', r, os: first.sid, e: ENV }));
  expect(names(refined)[0]).toBe(second?.key.id_within_merchant);
  expect(refined.sid).not.toBe(first.sid);
  const { merchant_id: m, id_within_merchant: i } = refined.ideas[1]![0].key;
  const clicked = await post('f', { s: refined.sid, f: 'ClickedOnIdea', m, i });
  expect([clicked.status, await clicked.json()]).toEqual([200, true]);
  const events = await db('search_event').where({ session_id: refined.sid }).orderBy('seq');
  expect(events.map(({ feedback }) => feedback)).toEqual(['BadIdea', 'ClickedOnIdea']);
  expect(await db('search_session').where({ id: refined.sid }).first()).toMatchObject({
    origin_id: first.sid,
    page_size: 'small',
    browser: 'Firefox',
  });
});

test('nothing but an empty body is needed for what usually pleases', async () => {
  expect((await resultOf(post('r', {}))).ideas).toHaveLength(9);
});

test('a text that matches nothing gets an empty result without error', async () => {
  for (const t of [
    'xyzzy',
    '礼物送给妈妈',
    'подарок',
    '🎁🎁🎁',
    "' or 1=1 --",
    '<script>',
    '\0x\u202e',
  ]) {
    expect((await resultOf(ask({ t }))).ideas, t).toEqual([]);
  }
});

test('a text that is too long is cut', async () => {
  const { sid, ideas } = await resultOf(ask({ t: `jardin ${'é'.repeat(1500)}` }));
  expect(ideas).toHaveLength(9);
  const session = await db('search_session').where({ id: sid }).first();
  expect(session?.hints).toHaveLength(300);
});

describe('what cannot be read', () => {
  test.each([
    ['a missing text', {}],
    ['an empty text', { t: ' \t' }],
    ['a sid that is none', { t: 'jardin', sid: "' or 1=1 --" }],
    ['an environment that is no JSON', { t: 'jardin', e: '{' }],
    ['an environment of wrong types', { t: 'jardin', e: '{"pw":"x"}' }],
    ['an oversized place', { t: 'jardin', l: 'x'.repeat(2001) }],
  ])('is rejected by q: %s', async (_, parameters) => {
    expect(await rejectionOf(ask(parameters as Record<string, string>))).toEqual([
      422,
      'unprocessable',
    ]);
  });

  test.each<[string, string, unknown, number]>([
    ['r', 'no JSON', '{"t":', 400],
    ['r', 'nothing', '', 400],
    ['r', 'a list', [], 422],
    ['r', 'null', null, 422],
    ['r', 'a number for a text', { t: 3 }, 422],
    ['r', 'a list for the reactions', { t: 'x', r: ['BadIdea:0:x'] }, 422],
    ['r', 'an origin that is none', { t: 'x', os: '../../etc' }, 422],
    [
      'r',
      'an endless environment',
      '{"t":"x","e":{"pw":1e999,"ph":1,"dpi":1,"ua":"","uv":""}}',
      422,
    ],
    ['f', 'no JSON', 'clicked', 400],
    ['f', 'nothing but a session', { s: 'A'.repeat(22) }, 422],
    ['f', 'another feedback', { s: 'A'.repeat(22), f: 'GoodIdea', m: 0, i: 'x' }, 422],
    [
      'f',
      'a merchant that is a text',
      { s: 'A'.repeat(22), f: 'ClickedOnIdea', m: '0', i: 'x' },
      422,
    ],
    [
      'f',
      'an unknown session',
      { s: 'A'.repeat(22), f: 'ClickedOnIdea', m: 0, i: 'mortier-granit' },
      404,
    ],
  ])('is rejected by %s: %s', async (name, _, body, status) => {
    expect((await rejectionOf(post(name, body)))[0]).toBe(status);
  });

  test('is left out of reactions and of the starting idea', async () => {
    const usual = names(await resultOf(post('r', { t: 'jardin' })));
    for (const r of [
      '[',
      '{}',
      '[1,null,{}]',
      '["Nope:0:x","BadIdea","BadIdea:x:y","BadIdea:0:nope"]',
    ]) {
      expect(names(await resultOf(post('r', { t: 'jardin', r, h: 'nope' }))), r).toEqual(usual);
    }
  });

  test('stores nothing', async () => {
    const count = async () => Number((await db('search_session').count())[0]!.count);
    const before = await count();
    await ask({ t: '' });
    await post('r', { t: 3 });
    expect(await count()).toBe(before);
  });
});

test('an unknown sid gets a new session', async () => {
  const { sid } = await resultOf(ask({ t: 'jardin', sid: 'A'.repeat(22) }));
  expect(sid).not.toBe('A'.repeat(22));
});
