import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createAccount,
  type Role,
  setLocked,
  setRole,
} from '#modules/moderation/accounts/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { addressOf, patterns } from './routes.ts';
import { startServer, type TestServer } from './server.ts';

type Visitor = Role | 'NonLogged';
const VISITORS: readonly Visitor[] = ['NonLogged', 'Contributor', 'Moderator', 'Admin'];

let server: TestServer;
const cookies: Record<Visitor, string> = {
  NonLogged: '',
  Contributor: '',
  Moderator: '',
  Admin: '',
};

beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'false' });
  for (const role of ['Contributor', 'Moderator', 'Admin'] as const) {
    const email = `${role}@exemple.fr`;
    await createAccount(email, 'correct horse', role);
    const response = await fetch(`${server.origin}/account/signin`, {
      method: 'POST',
      body: new URLSearchParams({ email, password: 'correct horse' }),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    cookies[role] = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  }
}, 120_000);

afterAll(() => server?.stop());

/** Written independently of the table of access rules, after the specification. */
function mayUse(visitor: Visitor, pattern: string): boolean {
  const rank = VISITORS.indexOf(visitor);
  const [first, second, third] = pattern.split('/').slice(pattern.startsWith('/api/') ? 2 : 1);
  const own = [undefined, 'password', 'email', 'export'];
  if (pattern.startsWith('/account') && own.includes(second) && !third) return rank >= 1;
  if (first === 'admin') return rank >= 3;
  if (first === 'mod') return rank >= 2;
  if (first === 'contrib' && second) return rank >= 1;
  return true;
}

/** Asks for an answer that is not compressed. */
function ask(path: string, visitor: Visitor, method = 'GET'): Promise<Response> {
  return fetch(server.origin + path, {
    method,
    headers: {
      'accept-encoding': 'identity',
      ...(cookies[visitor] && { cookie: cookies[visitor] }),
      'sec-fetch-site': 'same-origin',
    },
    redirect: 'manual',
  });
}

for (const pattern of patterns) {
  test(`${pattern} is open to the roles that may use it, and to no others`, async () => {
    for (const visitor of VISITORS) {
      if (pattern.endsWith('/signout')) continue;
      for (const method of ['GET', 'POST']) {
        const address = addressOf(pattern);
        const response = await ask(address, visitor, method);
        // Read to its end, so that its connection serves the next request too.
        await response.arrayBuffer();
        const { status, headers } = response;
        const location = headers.get('location') ?? '';
        const rejected = [401, 403].includes(status) || location.startsWith('/account/signin?to=');
        // An empty sign-in form is rejected for another reason.
        if (pattern !== '/account/signin') {
          expect(rejected, `${method} ${address} as ${visitor}: ${status}`).toBe(
            !mayUse(visitor, pattern),
          );
        }
        expect(status).toBeLessThan(500);
      }
    }
  });
}

/** What each role finds in the header and the footer, after the specification. */
const LINKS: Record<Visitor, { header: string[]; footer: string[] }> = {
  NonLogged: { header: ['/account/signin', '/account/signup'], footer: [] },
  Contributor: { header: ['/account'], footer: [] },
  Moderator: { header: ['/mod', '/account'], footer: ['/mod'] },
  Admin: { header: ['/contrib/idea/search', '', '/admin', '/account'], footer: ['/mod', '/admin'] },
};

test.each(VISITORS)(
  'the header and the footers lead a %s where the role may go',
  async (visitor) => {
    const { header, footer } = LINKS[visitor];
    const linksIn = (html: string, tag: string) => {
      const [, part = ''] = new RegExp(`<${tag}[ >](.*?)</${tag}>`, 's').exec(html) ?? [];
      return [...part.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, address]) => address);
    };
    const about = await (await ask('/about', visitor)).text();
    expect(linksIn(about, 'header')).toEqual(['/', ...header]);
    const everyone = ['/square', '/trouvailles', '/articles', '/about', '/contrib/'];
    expect(linksIn(about, 'footer')).toEqual([...everyone, ...footer]);
    // Home has a footer of its own. It is kept in memory for visitors, and must be that of who asks all the same.
    for (const path of ['/', '/noel']) {
      const home = await (await ask(path, visitor)).text();
      expect(linksIn(home, 'footer')).toEqual([...everyone, ...footer]);
      expect(home).not.toContain('<header');
    }
    // Who is signed in is told on pages to contribute, moderate and administer, and on « about » alone.
    const bot = await (await ask('/bot', visitor)).text();
    expect(linksIn(bot, 'header')).toEqual(['/']);
  },
);

test.each([
  ['is demoted', () => setRole('Admin@exemple.fr', 'Moderator'), 403],
  ['is promoted again', () => setRole('Admin@exemple.fr', 'Admin'), 200],
  ['is locked', () => setLocked('Admin@exemple.fr', true), 303],
  ['is unlocked, signed out as it is', () => setLocked('Admin@exemple.fr', false), 303],
])('the very next request knows that an admin %s', async (_, change, status) => {
  await createAccount('second@exemple.fr', 'correct horse', 'Admin');
  await change();
  expect((await ask('/admin/testui', 'Admin')).status).toBe(status);
});

test('a sign-in ends at sign-out, by form and by call', async () => {
  const info = async () => (await ask('/api/account/info', 'Contributor')).json();
  expect(await info()).toEqual({ email: 'Contributor@exemple.fr', account_type: 2 });
  const foreign = await fetch(`${server.origin}/api/account/signout`, {
    headers: { cookie: cookies.Contributor, 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  const called = await ask('/api/account/signout', 'Contributor');
  expect(await called.json()).toBe(true);
  expect(called.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(await (await ask('/api/account/signout', 'Contributor')).json()).toBeNull();
  expect(await info()).toEqual({ email: '', account_type: 3 });

  const left = await ask('/account/signout', 'Moderator', 'POST');
  expect([left.status, left.headers.get('location')]).toEqual([303, '/#deconnecte']);
  expect(left.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(left.headers.get('set-cookie')).toMatch(/^trouvaille=; Max-Age=0;/);
  expect(await (await ask('/api/account/info', 'Moderator')).json()).toMatchObject({
    account_type: 3,
  });
});

test('a failed sign-up says so and keeps the typed address; an unknown link offers to start again', async () => {
  const failed = 'Oops, impossible de créer le compte.';
  await db.raw('alter table account_signup rename to account_signup_away');
  const body = new URLSearchParams({ email: 'nouvelle@exemple.fr', password: 'correct horse' });
  const response = await fetch(`${server.origin}/account/signup`, { method: 'POST', body });
  await db.raw('alter table account_signup_away rename to account_signup');
  expect(response.status).toBe(500);
  const page = await response.text();
  expect(page).toContain(failed);
  expect(page).toContain('value="nouvelle@exemple.fr"');
  expect(page).not.toContain('correct horse');

  const closed = await ask(`/account/validation/${'A'.repeat(43)}`, 'NonLogged');
  expect(closed.status).toBe(404);
  const card = await closed.text();
  expect(card).toContain(failed);
  expect(card).toMatch(/href="\/account\/signup"[^>]*>Recommencer/);
});
