import { afterAll, beforeAll, expect, test } from 'vitest';
import { STEP } from '#app/ui/address/address.ts';
import {
  type Account,
  createAccount,
  type Role,
} from '#modules/moderation/accounts/index.server.ts';
import { contribute } from '#modules/moderation/contributions/index.server.ts';
import { contributorOf } from '#modules/moderation/contributors/index.server.ts';
import { react } from '#modules/moderation/reactions/index.server.ts';
import { db, query } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { jazzQuestion, newAccount, POTTERY } from '../fixtures/contributions.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

let server: TestServer;
const sessions = {} as Record<Role, SignedIn>;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await db('merchant').insert([
    { id: 7, name: 'Argile', host: 'argile.example' },
    { id: 8, name: 'Terre', host: 'terre.example' },
  ]);
  await db('automated_answer').insert({ question_id: 1, answer: 'Yes', gender: 'Male' });
  await db('merchant_feed').insert({ merchant_id: 7, name: 'Catalogue' });
  const ada = await newAccount('Contributor', 'ada@exemple.fr');
  const { id: idea_id } = (await db('idea').orderBy('id').first('id'))!;
  for (const draft of [POTTERY, { ...POTTERY, title: 'Un tour' }]) {
    await contribute(ada, 'generic_idea', draft);
  }
  await contribute(ada, 'question', jazzQuestion([{ idea_id, label: 'YesIsBetter' }]));
  await react(ada, [{ idea_id, question_id: 2, label: 'None' }]);
  server = await startServer({ RATE_LIMITS: 'false' });
  for (const role of ['Contributor', 'Moderator', 'Admin'] as const) {
    await createAccount(`${role}@exemple.fr`, 'correct horse', role);
    sessions[role] = await signIn(server, `${role}@exemple.fr`);
  }
  const own = (await db('account').where({ email: 'Contributor@exemple.fr' }).first('id'))!;
  const contributor = { id: own.id, type: 'Contributor' } as const;
  await contribute(contributor as Account, 'generic_idea', { ...POTTERY, title: 'Mien' });
  const [cohort] = await db('cohort')
    .insert({ name: 'Thé', contributor_id: await contributorOf(db, own.id) })
    .returning('id');
  await db('cohort_idea').insert({ cohort_id: cohort!.id, idea_id });
}, 120_000);
afterAll(() => server?.stop());

/** Pages with forms, of what was planted. */
async function pages(): Promise<Record<Role, string[]>> {
  type Table = 'contribution' | 'contributor' | 'automated_answer' | 'merchant_feed' | 'cohort';
  const id = async (table: Table) => (await db(table).orderBy('id').first('id'))?.id;
  const own = (await db('contribution').orderBy('id', 'desc').first('id'))?.id;
  const feed = `/admin/crawl/flows/${await id('merchant_feed')}`;
  const question = (await db('contribution').where({ kind: 'question' }).first('id'))?.id;
  return {
    Contributor: [
      ...['/account', '/account/password', '/account/email', '/contrib/ideas/add/generic'],
      ...['/contrib/ideas/add/merchant', '/contrib/questions/add', '/contrib/questions/enrich/1'],
      ...['/contrib/reactions/add/1', '/contrib/idea/enrich/single/0/i1', '/contrib/suggestions'],
      ...['/contrib/idea/enrich/feed/leastLabelled', `/contrib/contributions/${own}`],
      ...['/trouvaille', `/contrib/idea/cohort/${await id('cohort')}`],
      `/contrib/idea/cohort/${await id('cohort')}/labels`,
      // Its last step deletes the cohort.
      '/contrib/idea/cohort',
    ],
    Moderator: [
      ...['/mod/contributions/generic-ideas', '/mod/contributions/questions', '/mod/decisions'],
      ...[`/mod/contributions/generic-ideas/${await id('contribution')}`],
      ...[`/mod/contributions/questions/${question}`, '/mod/reaction-summaries'],
      ...[`/mod/user-reactions/${await id('contributor')}`, '/mod/idea-relations/0/i0'],
    ],
    Admin: [
      ...['/admin/merchants', '/admin/merchants/add', '/admin/crawl', '/admin/crawl/auto'],
      ...['/admin/crawl/auto?shop=7', '/admin/crawl/tester', '/admin/twins'],
      ...['/admin/crawl/flows', feed, `${feed}/file`],
      ...['/admin/automated-answers', '/admin/automated-answers/add', '/admin/analytics/spread'],
      ...[`/admin/automated-answers/${await id('automated_answer')}`, '/admin/tag/suggestions'],
      ...['/admin/automated-answers/candidates', '/admin/tag/obvious', '/admin/tag/ra'],
      ...['/admin/tag/learning', '/admin/perf'],
      // Its last step retires the shop.
      '/admin/merchants/7',
    ],
  };
}

type Fields = [name: string, value: string][];
type Posted = { address: string; fields: Fields };

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const attribute = (tag: string, name: string) =>
  unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The forms that a page posts, each with all that it could send; not those that end the session. */
function formsIn(html: string, page: string): Posted[] {
  return [...html.matchAll(/<form([^>]* method="post"[^>]*)>(.*?)<\/form>/gs)].flatMap(
    ([, head = '', inner = '']) => {
      const { pathname, search } = new URL(attribute(head, 'action') || page, server.origin + page);
      const fields = [...inner.matchAll(/<(?:input|select|textarea|button)[^>]*>/g)].flatMap(
        ([tag]): Fields => {
          const name = attribute(tag, 'name');
          return name ? [[name, attribute(tag, 'value')]] : [];
        },
      );
      const isSigningOut =
        pathname.endsWith('/signout') || fields.some(([, value]) => value === 'end-all');
      return isSigningOut ? [] : [{ address: pathname + search, fields }];
    },
  );
}

/**
 * The step that a page is at, its numbers left out: it asks to confirm something, or offers to undo it. Null for a page as it
 * usually is.
 */
function stepAt({ pathname, searchParams }: URL): string | null {
  const steps = [searchParams.get(STEP.confirm), searchParams.get(STEP.done)];
  return steps.some(Boolean) ? `${pathname} ${steps}`.replace(/\d+/g, '0') : null;
}

/** What a field of a form may hold that nobody types. */
const VALUES = ['', '\0', 'x'.repeat(9000), '99999999999999999999', '-1', '1:2:3:__proto__'];
const encoded = (fields: Fields) => String(new URLSearchParams(fields));
const FORM = 'application/x-www-form-urlencoded';

type Body = readonly [type: string, body: string];

/** Wrong bodies of a form: fields wrong, missing or repeated, fields that it does not have. */
function* wrongBodies(fields: Fields): Generator<Body> {
  const names = [...new Set(fields.map(([name]) => name))];
  for (const [place, name] of names.entries()) {
    const others = fields.filter(([each]) => each !== name);
    yield [FORM, `${encoded(others)}&${encodeURIComponent(name)}=%00%ED%A0%80`];
    yield [FORM, encoded([...others, [name, VALUES[place % VALUES.length]!]])];
    if (place % 2 === 0) yield [FORM, encoded(others)];
  }
  yield [FORM, encoded([...fields, ...fields, ...fields])];
  yield [FORM, `${encoded(fields)}&__proto__=1&constructor[prototype]=2&unknown=3&role=Admin&id=1`];
}

/** The fields in bodies of other types, and bodies that are none. */
function* otherTypes(fields: Fields): Generator<Body> {
  yield ['application/json', JSON.stringify(Object.fromEntries(fields))];
  yield ['application/json', '{"a":'.repeat(5000)];
  yield ['text/plain', encoded(fields)];
  yield ['multipart/form-data; boundary=x', partsOf(fields, '')];
  yield ['multipart/form-data; boundary=x', partsOf(fields, '; filename="a\0b"')];
  yield ['multipart/form-data; boundary=x', `--x\r\n${partsOf(fields, '').repeat(3)}`];
  yield ['multipart/form-data', partsOf(fields, '')];
  yield ['multipart/mixed; boundary=x', partsOf(fields, '')];
}

function partsOf(fields: Fields, file: string): string {
  const parts = fields.map(
    ([name, value]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\n${value}\r\n--y--\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
}

const TABLES = [
  ...['contribution', 'decision', 'user_reaction', 'reaction', 'idea', 'question', 'merchant'],
  ...[
    'question_relation',
    'automated_answer',
    'cohort',
    'cohort_idea',
    'merchant_feed',
    'crawl_site',
  ],
  ...['crawl_run', 'idea_twin', 'spread_test', 'account'],
];

/** What there is, by which half a change would be seen. */
async function everything(): Promise<string> {
  const each = TABLES.map(
    (table) =>
      `(select coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') from ${table} t)`,
  );
  const [row] = await query<{ all: string }>(
    db,
    `select concat_ws(' ', ${each.join(', ')}) as all`,
  );
  return row!.all;
}

test.each(['Contributor', 'Moderator', 'Admin'] as const)(
  'no form of a %s fails or is half done, whatever its fields and its type hold',
  async (role) => {
    const session = sessions[role];
    const seen = new Set<string>();
    let sent = 0;
    for (const page of (await pages())[role]) {
      const shown = await session.get(page);
      expect([page, shown.status]).toEqual([page, 200]);
      const html = await shown.text();
      const forms = formsIn(html, page);
      /** Adds the forms of a step of the page, once for each kind of step. */
      const follow = async (link: string) => {
        const url = new URL(link, server.origin + page);
        const step = stepAt(url);
        if (!step || seen.has(step)) return;
        seen.add(step);
        const address = url.pathname + url.search;
        forms.push(...formsIn(await session.show(address), address));
      };
      for (const [link] of html.matchAll(/<a [^>]*>/g)) await follow(attribute(link, 'href'));
      for (const { address, fields } of forms) {
        const names = new Set(fields.map(([name]) => name));
        const shape = `${address.split('?')[0]} ${[...names].sort()}`;
        if (seen.has(shape)) continue;
        seen.add(shape);
        const bodies = [...wrongBodies(fields)];
        // A route reads the bodies of all its forms in the same way.
        const path = address.split('?')[0]!;
        if (!seen.has(path)) bodies.push(...otherTypes(fields));
        seen.add(path);
        let before = await everything();
        for (const [type, body] of bodies) {
          const response = await fetch(server.origin + address, {
            method: 'POST',
            body,
            headers: {
              'accept-encoding': 'identity',
              cookie: session.cookie,
              origin: server.origin,
              'content-type': type,
            },
            redirect: 'manual',
          });
          await response.arrayBuffer();
          await follow(response.headers.get('location') ?? '');
          const asked = `${response.status} ${address} ${type} ${body.slice(0, 200)}`;
          expect(response.status, asked).toBeLessThan(500);
          const after = await everything();
          // What is rejected is rejected whole; decisions of one step are undone each by itself.
          const isWhole = !fields.some(([name]) => name === 'decisions');
          if (response.status >= 400 && isWhole) expect(after, asked).toBe(before);
          before = after;
          sent += 1;
        }
      }
    }
    expect(sent).toBeGreaterThan(50);
  },
  120_000,
);
