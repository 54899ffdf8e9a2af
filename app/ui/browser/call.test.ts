import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GENERIC_ERROR, NETWORK_ERROR, SERVER_ERROR } from '../text/errors.ts';
import { call } from './call.ts';
import { countPending, pushError } from './queries.ts';

vi.mock('./queries.ts', () => ({ countPending: vi.fn(), pushError: vi.fn() }));

const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', answers);
  vi.mocked(countPending).mockClear();
  vi.mocked(pushError).mockClear();
});

afterEach(() => vi.unstubAllGlobals());

test('a call counts as pending until its answer is there', async () => {
  let answer = (_: Response) => {};
  answers.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const result = call('/api/public/square/f', { json: { s: 'abc' } });
  expect(vi.mocked(countPending).mock.calls).toEqual([[1]]);
  answer(Response.json({ sid: 'abc' }));
  expect(await result).toEqual({ ok: true, status: 200, body: { sid: 'abc' } });
  expect(vi.mocked(countPending).mock.calls).toEqual([[1], [-1]]);
  expect(answers).toHaveBeenCalledWith(
    '/api/public/square/f',
    expect.objectContaining({ method: 'POST', body: '{"s":"abc"}' }),
  );
});

test.each([
  [401, /^Accès refusé/],
  [403, /^Accès refusé/],
  [404, GENERIC_ERROR],
  [422, GENERIC_ERROR],
  [500, SERVER_ERROR],
  [503, SERVER_ERROR],
])('a call answered with %i shows its message in the bar', async (status, message) => {
  answers.mockResolvedValue(Response.json(null, { status }));
  expect(await call('/')).toMatchObject({ ok: false, status });
  expect(pushError).toHaveBeenCalledExactlyOnceWith(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
  expect(countPending).toHaveBeenLastCalledWith(-1);
});

test('a server out of reach is reported without a status', async () => {
  answers.mockRejectedValue(new TypeError('failed to fetch'));
  expect(await call('/')).toEqual({ ok: false, status: null, message: NETWORK_ERROR });
  expect(pushError).toHaveBeenCalledExactlyOnceWith(NETWORK_ERROR);
});

test('a silent call leaves its failure to the page', async () => {
  answers.mockResolvedValue(new Response('', { status: 500 }));
  expect(await call('/', { silent: true })).toMatchObject({ message: SERVER_ERROR });
  expect(pushError).not.toHaveBeenCalled();
});

test('an answer in plain text is read as text', async () => {
  answers.mockResolvedValue(new Response('Ton alerte est lancée.'));
  expect(await call('/')).toMatchObject({ body: 'Ton alerte est lancée.' });
});
