import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FORMS, SUBJECTS } from '#modules/catalogue/shared.ts';
import { currentStep, startSession } from '#modules/engine/session/index.server.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db, RATE_LIMITS, rateLimit } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { POTTERY } from '../fixtures/contributions.ts';
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
async function exhaust(name: keyof typeof RATE_LIMITS, key: string, left = 0): Promise<void> {
  await rateLimit({ [name]: key }, RATE_LIMITS[name].points - left);
}

test('signing in to one’s own account between guesses resets no counter', async () => {
  const network = newNetwork();
  await exhaust('sign_in', network, 4);
  const statuses: number[] = [];
  for (let round = 0; round < 4; round++) {
    statuses.push(await guess(network, `ada${round}@exemple.fr`), await signIn(network, EVE));
  }
  expect(statuses).toEqual([401, 303, 401, 303, 401, 303, 401, 429]);
});

test('failed sign-ins to one account are limited, and successful ones do not count', async () => {
  const network = newNetwork();
  const { sign_in_first: own, sign_in_more: shared } = RATE_LIMITS;
  await exhaust('sign_in_more', ADA, 1);
  for (let round = 0; round < own.points + shared.points; round++) {
    expect(await signIn(network, EVE)).toBe(303);
  }
  const statuses: number[] = [];
  for (let round = 0; round < own.points + 2; round++) statuses.push(await guess(network, ADA));
  expect(statuses).toEqual([...Array(own.points + 1).fill(401), 429]);
});

test('a blocked network blocks no other, and other networks cannot block an owner', async () => {
  const limited = newNetwork();
  await exhaust('sign_in', limited);
  for (let round = 0; round < 30; round++) expect(await guess(limited, ADA)).toBe(429);
  // Other networks have used up the limit that they share for the account.
  await exhaust('sign_in_more', ADA);
  const attacker = newNetwork();
  await exhaust('sign_in_first', `${attacker} ${ADA}`);
  expect(await guess(attacker, ADA)).toBe(429);
  const home = newNetwork();
  expect(await guess(home, ADA)).toBe(401);
  expect(await signIn(home, ADA)).toBe(303);
});

test('a blocked sign-up or mail does not count against the mailbox', async () => {
  const limited = newNetwork();
  const fields = { email: 'new@exemple.fr', password: PASSWORD };
  await exhaust('sign_up', limited);
  await exhaust('email', limited);
  const mail = (network: string) => post('/email/0:i1', network, { email: fields.email });
  for (let round = 0; round < 6; round++) {
    expect((await post('/account/signup', limited, fields)).status).toBe(429);
    expect((await mail(limited)).status).toBe(429);
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

/** Asks for something of the square from a network. */
function askSquare(path: string, network: string, body?: unknown): Promise<Response> {
  return fetch(server.origin + path, {
    headers: { 'x-forwarded-for': network, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
}

test('too many squares get the page that asks to wait, with what was typed', async () => {
  const network = newNetwork();
  await exhaust('square', network, 1);
  const ask = () => askSquare('/square?q=jardin', network);
  expect((await ask()).status).toBe(200);
  const limited = await ask();
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await limited.text();
  expect(html).toContain('Trop de demandes à la suite');
  expect(html).toContain('value="jardin"');
});

test('too many calls of the square get a 429 with Retry-After, bad ones counted', async () => {
  const network = newNetwork();
  await exhaust('square', network, 1);
  const ask = () => askSquare('/api/public/square/q?t=', network);
  expect((await ask()).status).toBe(422);
  const limited = await ask();
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await db('search_session').where('screen', 'square').first()).toBeUndefined();
});

test('a square that takes sixty reactions counts for seven texts', async () => {
  const r = JSON.stringify(Array(60).fill('BadIdea:0:i1'));
  for (const [left, status] of [
    [7, 200],
    [6, 429],
  ] as const) {
    const network = newNetwork();
    await exhaust('square', network, left);
    const response = await askSquare('/api/public/square/r', network, { t: 'jardin', r });
    expect(response.status).toBe(status);
  }
});

const QUESTION = Object.fromEntries(
  SUBJECTS.flatMap((subject) =>
    FORMS.map((form) => [`${subject}-${form}`, 'Le jazz lui plaît-il ?']),
  ),
);

const STATEMENT = { category: 'TagMain', direction: 'Yes', strength: 'Low' };

/** Posts a form of an account that has reached a limit. */
async function postBeyond(
  limit: keyof typeof RATE_LIMITS,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  const signedIn = await post('/account/signin', newNetwork(), { email: EVE, password: PASSWORD });
  const cookie = signedIn.headers.get('set-cookie')!.split(';', 1)[0]!;
  const account = (await db('account').where('email', EVE).first('id'))!;
  await exhaust(limit, String(account.id));
  return await fetch(server.origin + path, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newNetwork() },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

test.each<[keyof typeof RATE_LIMITS, string, Record<string, string>]>([
  [
    'idea_add',
    '/contrib/ideas/add/generic',
    {
      title: 'Un bol',
      content: 'Un bol',
      ageMin: '18',
      ageMax: '71',
      priceMin: '20',
      priceMax: '50',
    },
  ],
  [
    'question_add',
    '/contrib/questions/add',
    {
      ...QUESTION,
      ...STATEMENT,
      step: 'save',
      sentence: 'Il aime le jazz',
    },
  ],
  [
    'question_edit',
    '/contrib/questions/enrich/1',
    { ...QUESTION, category: 'TagMain', version: 'x', step: 'save' },
  ],
  ['product_page_account', '/contrib/ideas/add/merchant', { url: 'https://boutique.example/bol' }],
  ['cohort_fill', '/contrib/idea/cohort', { name: 'Un bol' }],
  ['cohort_edit', '/contrib/idea/cohort', { intent: 'restore', id: '1' }],
])(
  'an account that reached %s is told so, and nothing more of it is stored',
  async (limit, path, fields) => {
    const idea = String((await db('idea').first('id'))!.id);
    const response = await postBeyond(limit, path, {
      ...fields,
      ...(limit === 'question_add' && { idea }),
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const table of ['contribution', 'product_page', 'cohort'] as const) {
      expect(await db(table).first()).toBeUndefined();
    }
  },
);

test('an account that changes what it proposed too often is told so, and nothing changes', async () => {
  const { id: account_id } = (await db('account').where('email', EVE).first('id'))!;
  const [contributor] = await db('contributor').insert({ account_id }).returning('id');
  const proposed = { kind: 'generic_idea', contributor_id: contributor!.id } as const;
  const [waiting] = await db('contribution')
    .insert({ ...proposed, draft: JSON.stringify(POTTERY) as never })
    .returning('id');
  const path = `/contrib/contributions/${waiting!.id}`;
  const withdrawal = { intent: 'withdraw', confirmed: 'withdraw', version: '1' };
  const response = await postBeyond('contribution_edit', path, withdrawal);
  expect(response.status).toBe(429);
  expect(await db('contribution').first('state')).toEqual({ state: 'waiting' });
});

test('a question that is looked at too often is told so in its form, which keeps all that was typed', async () => {
  const idea = (await db('idea').first('id', 'title'))!;
  const fields = { ...QUESTION, 'Male-negative': 'Un texte à lui', idea: String(idea.id) };
  const typed = {
    ...fields,
    ...STATEMENT,
    step: 'propose',
    sentence: 'Il aime le jazz',
    keywords: 'bebop',
  };
  const response = await postBeyond('question_draft', '/contrib/questions/add', typed);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await response.text();
  expect(page).toContain('Tu vas très vite');
  for (const kept of ['Un texte à lui', 'Il aime le jazz', 'bebop']) {
    expect(page).toContain(`value="${kept}"`);
  }
  expect(page).toContain(`name="idea" value="${idea.id}"`);
});

test('an idea that is looked at too often is told so in its form, which keeps all that was typed', async () => {
  const typed = {
    title: 'Un bol bleu',
    content: 'Chez un potier',
    icon: 'teapot',
    labels: '1:None',
  };
  const response = await postBeyond('idea_draft', '/contrib/ideas/add/generic', {
    ...typed,
    preview: '1',
  });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await response.text();
  expect(page).toContain('Souffle un peu');
  expect(page).toContain('value="Un bol bleu"');
  expect(page).toContain('>Chez un potier</textarea>');
  expect(page).toMatch(/value="teapot"[^>]* checked|checked[^>]* value="teapot"/);
  expect(page).toContain('name="labels" value="1:None"');
});
