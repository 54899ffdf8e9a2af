import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { RATE_LIMITS } from '#modules/platform/index.server.ts';
import { newRequestContext, requestContext } from '../request-context.server.ts';
import { defineForm } from './define-form.server.ts';
import { hiddenField } from './fields.server.ts';
import { handleCall } from './handle-call.server.ts';
import { handlePost } from './handle-post.server.ts';

type Renamed = { ok: true; title: string } | { ok: false; reason: 'taken' | 'gone' };

const rename = vi.fn(async (title: string): Promise<Renamed> => ({ ok: true, title }));

const form = defineForm({
  schema: z.object({
    title: z.string({ error: 'Écris un titre.' }).max(9, 'Il est trop long.'),
    password: z.string({ error: 'Il manque.' }),
    tags: z.array(z.string()).default([]),
  }),
  limits: (_, { network }) => ({ search_step: network }),
  run: ({ title }, _caller, ideaId: number) => rename(`${ideaId} ${title}`),
  rejections: {
    too_many: 'Attends un peu.',
    taken: { field: 'title', message: 'Il est pris.', status: 409 },
    gone: 'Elle n’est plus là.',
  },
  failed: 'C’est raté.',
});

let network = 0;

/** A request from a network of its own for each test. */
function asked(
  body: BodyInit | null,
  path = 'http://localhost/',
): { request: Request; context: RouterContextProvider } {
  const context = new RouterContextProvider();
  context.set(requestContext, newRequestContext(`192.0.2.${network}`));
  return { request: new Request(path, { method: 'POST', body }), context };
}

const fields = (values: string[][]) => new URLSearchParams(values);
const FILLED = { title: 'Thé', password: 'secret' };
const TYPED = [...Object.entries(FILLED), ['tags', 'a'], ['tags', 'b']];

const post = (values: string[][]) => handlePost(form, asked(fields(values)), () => 'done', 7);
const call = (body: unknown) =>
  handleCall(form, asked(JSON.stringify(body)), { done: ({ title }) => Response.json(title) }, 7);

beforeEach(() => {
  network += 1;
  rename.mockClear();
});

test('a page and a call run the same form with what the route knows', async () => {
  expect(await post(TYPED)).toBe('done');
  expect(await (await call(FILLED)).json()).toBe('7 Thé');
  expect(rename.mock.calls).toEqual([['7 Thé'], ['7 Thé']]);
});

test('fields that the schema rejects are shown again with their messages, and nothing runs', async () => {
  expect(
    await post([
      ['title', 'Thé au jasmin'],
      ['tags', 'a'],
      ['tags', 'b'],
    ]),
  ).toMatchObject({
    data: {
      errors: { title: ['Il est trop long.'], password: ['Il manque.'] },
      typed: { title: 'Thé au jasmin', tags: ['a', 'b'] },
    },
    init: { status: 422 },
  });
  const response = await call({ title: 3 });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: { code: 'unprocessable' } });
  expect(rename).not.toHaveBeenCalled();
});

test('a rejection is shown beside its field or above the form, with its status', async () => {
  rename.mockResolvedValueOnce({ ok: false, reason: 'taken' });
  expect(await post(TYPED)).toMatchObject({
    data: { errors: { title: ['Il est pris.'] }, typed: { title: 'Thé', tags: ['a', 'b'] } },
    init: { status: 409 },
  });
  rename.mockResolvedValueOnce({ ok: false, reason: 'gone' });
  expect(await post(TYPED)).toMatchObject({ data: { errors: { '': ['Elle n’est plus là.'] } } });
  rename.mockResolvedValueOnce({ ok: false, reason: 'taken' });
  const response = await call(FILLED);
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { error: { message: 'Il est pris.' } },
  ]);
});

test('a password is never shown again', async () => {
  rename.mockResolvedValueOnce({ ok: false, reason: 'gone' });
  expect(JSON.stringify(await post(TYPED))).not.toContain('secret');
});

test('pages and calls are counted together, and only where the form could be read', async () => {
  for (let asked = 0; asked < 3; asked += 1) await post([]);
  for (let used = 0; used < RATE_LIMITS.search_step.points; used += 2) {
    expect(await post(TYPED)).toBe('done');
    expect((await call(FILLED)).status).toBe(200);
  }
  expect(await post(TYPED)).toMatchObject({
    data: { errors: { '': ['Attends un peu.'] }, typed: { title: 'Thé' } },
    init: { status: 429, headers: { 'Retry-After': expect.stringMatching(/^[1-9]/) } },
  });
  const response = await call(FILLED);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a limit of requests counts those that cannot be read too', async () => {
  const limited = defineForm({
    schema: z.object({ title: z.string() }),
    requestLimits: ({ network }) => ({ search_step: network }),
    run: async () => true,
    rejections: {},
  });
  const status = async () =>
    (await handleCall(limited, asked('{}'), { done: () => Response.json(true) })).status;
  const { points } = RATE_LIMITS.search_step;
  for (let used = 0; used < points; used += 1) expect(await status()).toBe(422);
  expect(await status()).toBe(429);
});

test('where running the form fails, all that was typed is kept', async () => {
  rename.mockRejectedValueOnce(new Error('the database is unreachable'));
  expect(await post(TYPED)).toMatchObject({
    data: { errors: { '': ['C’est raté.'] }, typed: { title: 'Thé' } },
    init: { status: 500 },
  });
});

test('a hidden field with a value that nobody typed is a bad request', async () => {
  const buttons = defineForm({
    schema: z.object({ intent: hiddenField(z.enum(['pause', 'resume'])) }),
    run: async ({ intent }) => intent,
    rejections: {},
  });
  const press = (intent: string) =>
    handlePost(buttons, asked(fields([['intent', intent]])), (pressed) => pressed);
  expect(await press('pause')).toBe('pause');
  await expect(press('erase')).rejects.toMatchObject({ code: 'bad_request' });
});

test('a form without fields is posted without a body', async () => {
  const button = defineForm({ schema: z.object({}), run: async () => 'done', rejections: {} });
  expect(await handlePost(button, asked(null), (result) => result)).toBe('done');
});

test('a union of forms takes the fields of all its variants', async () => {
  const moves = defineForm({
    schema: z.discriminatedUnion('intent', [
      z.object({ intent: z.literal('answer'), answer: z.string() }),
      z.object({ intent: z.literal('undo') }),
    ]),
    run: async (move) => move,
    rejections: {},
  });
  const posted = asked(
    fields([
      ['intent', 'answer'],
      ['answer', 'Yes'],
      ['other', 'x'],
    ]),
  );
  expect(await handlePost(moves, posted, (move) => move)).toEqual({
    intent: 'answer',
    answer: 'Yes',
  });
});

test('the types hold a form together', () => {
  const schema = z.object({ title: z.string() });
  const run = async (): Promise<Renamed> => ({ ok: false, reason: 'gone' });
  // @ts-expect-error the reason « taken » has no message
  defineForm({ schema, run, rejections: { gone: 'x' } });
  // @ts-expect-error the form has no field « name »
  defineForm({ schema, run, rejections: { gone: 'x', taken: { field: 'name', message: 'x' } } });
  // @ts-expect-error the route does not pass the idea
  const incomplete = () => handlePost(form, asked(''), () => 'done');
  expect(incomplete).toBeTypeOf('function');
});
