import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Criteria } from './store.ts';

const criteria: Criteria = {
  gender: 'Female',
  age: 360,
  priceMinCents: 2000,
  priceMaxCents: 10_000,
  hints: 'la mer',
  startStep: 'hints',
  hasChosenGender: true,
};

let storage: Map<string, string>;
let page: EventTarget & { visibilityState: string; documentElement: { dataset: DOMStringMap } };

beforeEach(() => {
  vi.resetModules();
  storage = new Map();
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const stored = () => JSON.parse(storage.get('trouvaille') ?? 'null');

test('the state is saved when the page is hidden, not before', async () => {
  const { updateState } = await import('./store.ts');
  updateState({ criteria });
  expect(stored()).toBeNull();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(stored()).toMatchObject({ version: '0.30', criteria, flowId: null });
});

test('who is signed in is stored until a page answers that no account is: the visit then ends', async () => {
  const { clientState, rememberAccount, updateState } = await import('./store.ts');
  updateState({ criteria });
  rememberAccount({ email: '', type: 'NonLogged' });
  expect(clientState().criteria).toEqual(criteria);
  rememberAccount({ email: 'ada@exemple.fr', type: 'Moderator' });
  expect(stored().account).toEqual({ email: 'ada@exemple.fr', account_type: 1 });
  rememberAccount({ email: '', type: 'NonLogged' });
  expect(clientState()).toMatchObject({ account: null, criteria: null });
  expect(storage.size).toBe(0);
});

test('a search that begins or ends is saved at once', async () => {
  const { updateState } = await import('./store.ts');
  updateState({ flowId: 'abc' });
  expect(stored().flowId).toBe('abc');
  updateState({ flowId: null });
  expect(stored().flowId).toBeNull();
});

test('clearing deletes everything, in storage too', async () => {
  const { clearState, clientState, updateState } = await import('./store.ts');
  updateState({ criteria, flowId: 'abc' });
  clearState();
  expect(stored()).toBeNull();
  expect(clientState().criteria).toBeNull();
});

test('what another version stored is ignored', async () => {
  storage.set('trouvaille', JSON.stringify({ version: '0.29', criteria }));
  const { clientState, startPayload } = await import('./store.ts');
  expect(clientState().criteria).toBeNull();
  expect(startPayload()).toBeNull();
});

test.each(['{', '[]', '"text"', 'null'])('storage that holds %s is ignored', async (text) => {
  storage.set('trouvaille', text);
  const { clientState } = await import('./store.ts');
  expect(clientState().criteria).toBeNull();
});

test('a page without storage works without memory', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { clientState, updateState } = await import('./store.ts');
  updateState({ flowId: 'abc' });
  expect(clientState().flowId).toBe('abc');
});

test('the stored criteria become the payload that starts a session', async () => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 640);
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('navigator', { userAgent: 'Navigateur' });
  const { startPayload, updateState } = await import('./store.ts');
  updateState({ criteria: { ...criteria, priceMinCents: 1999.6 }, fromLocation: '/noel' });
  expect(startPayload()).toEqual({
    gender: 'Female',
    age: 360,
    price_min_cents: 1999,
    price_max_cents: 10_000,
    from_location: '/noel',
    hints: 'la mer',
    env: { pw: 360, ph: 640, dpi: 192, ua: 'Navigateur', uv: '0.30' },
  });
});
