import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db, query } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { startServer, type TestServer } from './server.ts';
import { signIn } from './signed-in.ts';

/** The address of a visitor, which TEST-NET-3 has and nobody uses (RFC 5737). */
const VISITOR = '203.0.113.77';
const PASSWORD = 'correct horse';

let server: TestServer;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  server = await startServer({ TRUST_PROXY: 'true', LOG_LEVEL: 'trace' });
}, 120_000);

afterAll(() => server?.stop());

function ask(path: string, fields?: Record<string, string>): Promise<Response> {
  return fetch(server.origin + path, {
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    headers: { origin: server.origin, 'x-forwarded-for': VISITOR, 'user-agent': 'Agent/77' },
    redirect: 'manual',
  });
}

/** What a visitor without an account can do: read, search, answer, share, ask for an alert, try a password. */
async function visit(): Promise<Response[]> {
  const pages = [
    '/',
    '/noel',
    '/square?q=caf%C3%A9',
    '/articles',
    '/share?idea=0%3Ai0',
    '/contrib/',
  ];
  const read = await Promise.all(pages.map((path) => ask(path)));
  const recipient = { gender: 'Female', age: '30', price_min: '10', price_max: '90' };
  const start = await ask('/search', {
    intent: 'start',
    ...recipient,
    hints: '',
    from_location: '/',
  });
  const [, sid = ''] = /name="sid" value="([^"]+)"/.exec(await start.clone().text()) ?? [];
  expect(sid).not.toBe('');
  return [
    ...read,
    start,
    await ask('/search', { intent: 'resume', sid }),
    await ask('/email/0%3Ai0', { email: 'ami@exemple.fr' }),
    await ask('/account/signin', { email: 'ada@exemple.fr', password: 'wrong horse' }),
  ];
}

test('a visitor gets no cookie, whoever signs in gets one', async () => {
  const answers = await visit();
  expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  await createAccount('ada@exemple.fr', PASSWORD, 'Contributor');
  const signedIn = await ask('/account/signin', { email: 'ada@exemple.fr', password: PASSWORD });
  expect(signedIn.headers.getSetCookie()).toHaveLength(1);
  const { get } = await signIn(server, 'ada@exemple.fr');
  expect((await get('/contrib/')).headers.getSetCookie()).toEqual([]);
});

test('the address of a visitor is neither stored nor logged', async () => {
  await visit();
  await expect.poll(() => server.output()).toContain('/search');
  expect(server.output()).not.toContain(VISITOR);
  const tables = await query<{ name: string }>(
    db,
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(
      db,
      `select 1 from ${name} as stored where stored::text like :visitor or stored::text like '%Agent/77%' limit 1`,
      { visitor: `%${VISITOR}%` },
    );
    if (rows.length > 0) found.push(name);
  }
  expect(found).toEqual([]);
});

test('two accounts with one password have two hashes, and the password is in neither', async () => {
  await createAccount('bob@exemple.fr', PASSWORD, 'Contributor');
  await createAccount('eve@exemple.fr', PASSWORD, 'Contributor');
  const rows = await db('account').select('password_hash');
  expect(new Set(rows.map((row) => row.password_hash)).size).toBe(rows.length);
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});
