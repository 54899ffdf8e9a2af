import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { currentStep, startSession } from '#modules/engine/session/index.server.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db, RATE_LIMITS, rateLimit } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { START } from '../fixtures/search.ts';
import { startServer, type TestServer } from './server.ts';

const PASSWORD = 'correct horse';
const ADA = 'ada@exemple.fr';
const EVE = 'eve@exemple.fr';

let server: TestServer;
let networks = 0;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
  for (const email of [ADA, EVE]) await createAccount(email, PASSWORD, 'Contributor');
  server = await startServer({ TRUST_PROXY: 'true' });
}, 120_000);

afterAll(() => server?.stop());
beforeEach(() => db('rate_limit').delete());

/** A network without earlier requests. */
function newNetwork(): string {
  networks += 1;
  return `198.51.${networks >> 8}.${networks & 255}`;
}

function post(path: string, network: string, fields: Record<string, string>): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    headers: { 'x-forwarded-for': network },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

const signIn = async (network: string, email: string, password = PASSWORD) =>
  (await post('/account/signin', network, { email, password })).status;
const guess = (network: string, email: string) => signIn(network, email, 'a guess');

/** Uses up what a limit still grants a key, short of so many uses. */
async function useUp(name: keyof typeof RATE_LIMITS, key: string, left = 0): Promise<void> {
  await rateLimit({ [name]: key }, RATE_LIMITS[name].points - left);
}

test('signing in to one’s own account between guesses resets no counter', async () => {
  const network = newNetwork();
  await useUp('sign_in', network, 4);
  const statuses: number[] = [];
  for (let round = 0; round < 4; round++) {
    statuses.push(await guess(network, `ada${round}@exemple.fr`), await signIn(network, EVE));
  }
  expect(statuses).toEqual([401, 303, 401, 303, 401, 303, 401, 429]);
});

test('failed sign-ins to one account are limited, and successful ones do not count', async () => {
  const network = newNetwork();
  const { sign_in_first: own, sign_in_more: shared } = RATE_LIMITS;
  await useUp('sign_in_more', ADA, 1);
  for (let round = 0; round < own.points + shared.points; round++) {
    expect(await signIn(network, EVE)).toBe(303);
  }
  const statuses: number[] = [];
  for (let round = 0; round < own.points + 2; round++) statuses.push(await guess(network, ADA));
  expect(statuses).toEqual([...Array(own.points + 1).fill(401), 429]);
});

test('a blocked network blocks no other, and other networks cannot block an owner', async () => {
  const refused = newNetwork();
  await useUp('sign_in', refused);
  for (let round = 0; round < 30; round++) expect(await guess(refused, ADA)).toBe(429);
  // Other networks have used up the limit that they share for the account.
  await useUp('sign_in_more', ADA);
  const attacker = newNetwork();
  await useUp('sign_in_first', `${attacker} ${ADA}`);
  expect(await guess(attacker, ADA)).toBe(429);
  const home = newNetwork();
  expect(await guess(home, ADA)).toBe(401);
  expect(await signIn(home, ADA)).toBe(303);
});

test('a blocked sign-up or mail does not count against the mailbox', async () => {
  const refused = newNetwork();
  const fields = { email: 'new@exemple.fr', password: PASSWORD };
  await useUp('sign_up', refused);
  await useUp('email', refused);
  const mail = (network: string) => post('/email/0:i1', network, { email: fields.email });
  for (let round = 0; round < 6; round++) {
    expect((await post('/account/signup', refused, fields)).status).toBe(429);
    expect((await mail(refused)).status).toBe(429);
  }
  const home = newNetwork();
  expect((await post('/account/signup', home, fields)).status).toBe(303);
  expect((await mail(home)).status).toBe(303);
});

test('a network that answers faster than people do gets a 429, and its search stays as it was', async () => {
  const network = newNetwork();
  const { sid, step } = await startSession(START);
  if (step.kind !== 'question') throw new Error('a question was expected');
  const move = (search: string) =>
    post('/search', network, {
      intent: 'answer',
      sid: search,
      question_id: String(step.question.id),
      answer: 'Yes',
    });
  for (let sent = 0; sent < RATE_LIMITS.search_step.points; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, () => move('A'.repeat(22))));
  }
  const response = await move(sid);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await response.text();
  expect(page).toContain('Doucement');
  expect(page).toContain(step.question.content);
  expect(await currentStep(sid)).toEqual(step);
  const resumed = await post('/search', network, { intent: 'resume', sid });
  expect(resumed.status).toBe(200);
  expect((await post('/search', newNetwork(), { intent: 'undo', sid })).status).toBe(200);
});
