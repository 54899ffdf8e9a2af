import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_SQUARE } from '../address.ts';

const SID = 'A'.repeat(22);
const TEA = { merchant_id: 0, id_within_merchant: 'tea' };
const calls = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  calls.mockReset();
  vi.stubGlobal('fetch', calls);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('location', { search: '?q=mer', hash: '#coin' });
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 740);
  vi.stubGlobal('devicePixelRatio', 1);
});

afterEach(() => vi.unstubAllGlobals());

test('words alone are asked for by q, reactions by r, and the session is stored', async () => {
  const { openSquareSession } = await import('./square-session.ts');
  const { clientState } = await import('#app/features/visit/store.ts');
  calls.mockImplementation(async () => Response.json({ sid: SID, ideas: [] }));
  const words = { ...EMPTY_SQUARE, text: 'mer' };
  expect(await openSquareSession(words, null)).toBe(SID);
  expect(clientState().squareSid).toBe(SID);
  await openSquareSession({ ...words, highlight: TEA }, SID);
  const [asked, reacted] = calls.mock.calls;
  expect(new URL(asked![0], 'http://localhost').searchParams.get('t')).toBe('mer');
  expect(reacted![0]).toBe('/api/public/square/r');
  expect(JSON.parse(String(reacted![1].body))).toMatchObject({
    t: 'mer',
    h: '0:tea',
    os: SID,
    l: '?q=mer#coin',
  });
});

test('a session that could not be opened is not kept', async () => {
  const { openSquareSession } = await import('./square-session.ts');
  const { clientState, updateState } = await import('#app/features/visit/store.ts');
  for (const query of [EMPTY_SQUARE, { ...EMPTY_SQUARE, text: 'mer' }]) {
    updateState({ squareSid: SID });
    calls.mockResolvedValueOnce(Response.json({ error: {} }, { status: 500 }));
    expect(await openSquareSession(query, SID)).toBeNull();
    expect(clientState().squareSid).toBeNull();
  }
});
