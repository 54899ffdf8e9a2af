import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORMS, SUBJECTS } from '#modules/catalogue/shared.ts';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
let contributor: string;
let moderator: string;
let idea: string;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  idea = String((await db('idea').first('id'))!.id);
  server = await startServer({ RATE_LIMITS: 'false' });
  contributor = await signIn('Contributor');
  moderator = await signIn('Moderator');
}, 120_000);

afterAll(() => server?.stop());

async function signIn(role: 'Contributor' | 'Moderator'): Promise<string> {
  const email = `${role}@exemple.fr`;
  await createAccount(email, 'correct horse', role);
  const response = await post('/account/signin', { email, password: 'correct horse' }, '');
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

type Fields = Record<string, string | string[]>;

function post(path: string, fields: Fields, cookie = contributor): Promise<Response> {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) body.append(name, value);
  }
  return fetch(server.origin + path, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body,
    redirect: 'manual',
  });
}

const get = async (path: string, cookie = contributor) =>
  fetch(server.origin + path, { headers: { cookie } });

function texts(about: string): Fields {
  return Object.fromEntries(
    SUBJECTS.flatMap((subject) =>
      FORMS.map((form) => [`${subject}-${form}`, `${subject} ${form} ${about}`]),
    ),
  );
}

const question = (about: string): Fields => ({
  ...texts(about),
  step: 'save',
  sentence: `Il aime ${about}`,
  category: 'TagSecondary',
  keywords: 'jazz, bebop',
  idea,
  direction: 'Yes',
  strength: 'High',
});

const drafts = async () =>
  (await db('contribution').where({ kind: 'question' }).orderBy('id').select('draft', 'state')) as {
    draft: Record<string, unknown>;
    state: string;
  }[];

test('a question waits, with the labels of its ideas; that of a moderator is asked at once', async () => {
  const waiting = await post('/contrib/questions/add', question('le jazz'));
  expect(waiting.headers.get('location')).toBe('/contrib/questions?done=proposed');
  const [{ draft, state }] = (await drafts()) as [Awaited<ReturnType<typeof drafts>>[number]];
  expect(state).toBe('waiting');
  expect(draft).toMatchObject({
    content: 'Unknown interrogative le jazz',
    keywords: ['jazz', 'bebop'],
    allow_doubt: false,
    ideas: [{ idea_id: Number(idea), label: 'YesIsNeeded' }],
  });
  const accepted = await post('/contrib/questions/add', question('le blues'), moderator);
  expect(accepted.headers.get('location')).toBe('/contrib/questions?done=accepted');
  expect(
    await db('question').where({ content: 'Unknown interrogative le blues' }).first(),
  ).toBeDefined();
});

test.each<[string, Fields, number, string]>([
  ['no idea', { idea: [] }, 422, 'Choisis des idées pour valider'],
  ['no sentence', { sentence: ' ' }, 422, 'Écris une question pour valider'],
  ['a sentence that is too long', { sentence: 'a'.repeat(400) }, 422, '300 caractères'],
  ['a text with a control character', { 'Male-negative': 'a\u0007b' }, 422, 'caractères'],
  [
    'too many keywords',
    { keywords: Array.from({ length: 80 }, (_, i) => `k${i}`).join(',') },
    422,
    'mots-clés',
  ],
  ['an idea that does not exist', { idea: '999999' }, 422, 'existe plus'],
  ['an idea that is no number', { idea: '1;drop' }, 400, ''],
  ['a category that does not exist', { category: 'Best' }, 400, ''],
])('a question with %s is rejected, and nothing is stored', async (_, fields, status, message) => {
  const before = (await drafts()).length;
  const response = await post('/contrib/questions/add', { ...question('le rap'), ...fields });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(message);
  expect((await drafts()).length).toBe(before);
});

test('fields that the form does not have change nothing', async () => {
  const extra = { state: 'accepted', contributor_id: '1', question_id: '1', ideas: '[]', id: '1' };
  await post('/contrib/questions/add', { ...question('la salsa'), ...extra });
  expect((await drafts()).at(-1)).toMatchObject({ state: 'waiting', draft: { relations: [] } });
});

test('what is typed is shown again as text, never as markup', async () => {
  const script = '"><script>alert(1)</script>';
  const typed = { ...question('x'), sentence: script, find: script, keywords: script, idea: [] };
  const html = await (await post('/contrib/questions/add', typed)).text();
  expect(html).not.toContain('<script>alert(1)');
  await post('/contrib/questions/add', { ...question(script), sentence: 'x' }, moderator);
  const list = await (await get('/contrib/questions?q=script')).text();
  expect(list).toContain('&lt;script&gt;');
  expect(list).not.toContain('<script>alert(1)');
});

test('without its texts a question is shown with those that grammar proposes, and not stored', async () => {
  const before = (await drafts()).length;
  const { step, sentence, category, idea: chosen, direction, strength } = question('le reggae');
  const bare = { step, sentence, category, idea: chosen, direction, strength } as Fields;
  const response = await post('/contrib/questions/add', bare);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Le reggae, ce n’est pas leur truc');
  expect((await drafts()).length).toBe(before);
});

async function shown(id: number, cookie = contributor): Promise<Fields> {
  const html = await (await get(`/contrib/questions/enrich/${id}`, cookie)).text();
  const version = /name="version"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '';
  const had = [...html.matchAll(/name="had" value="([^"]+)"/g)].map(([, value]) => value!);
  return {
    version,
    had,
    keep: had,
    category: 'GoodToAsk',
    keywords: '',
    ...texts(`question ${id}`),
  };
}

test('a relation that closes a cycle is refused with its path in the words of the questions', async () => {
  await db('question_relation').insert({
    question_id: 2,
    relation: 'implies',
    other_question_id: 1,
  });
  const fields = { ...(await shown(1)), step: 'save', relation: 'from-implies', other: '2' };
  const html = await (await post('/contrib/questions/enrich/1', fields, moderator)).text();
  expect(html).toContain('Ces relations se contredisent');
  expect(html).toMatch(/Oui à « [^»]*Question 2/);
  expect(await db('question_relation').where({ question_id: 1 })).toEqual([]);
});

test('what a relation would have changed is shown before it is saved', async () => {
  const fields = { ...(await shown(1)), step: 'save', relation: 'from-makesLikely', other: '3' };
  const first = await post('/contrib/questions/enrich/1', fields, moderator);
  const html = await first.text();
  expect(html).toContain('Ce que ça aurait changé');
  const seen = /name="seen"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '';
  const saved = await post('/contrib/questions/enrich/1', { ...fields, seen }, moderator);
  expect(saved.headers.get('location')).toBe('/contrib/questions?done=accepted');
  expect(await db('question_relation').where({ question_id: 1 })).toMatchObject([
    { relation: 'makesLikely', other_question_id: 3 },
  ]);
});

test('the second of two who change a question is told, and what was typed stays', async () => {
  const fields = { ...(await shown(4)), step: 'save' };
  const first = await post('/contrib/questions/enrich/4', fields, moderator);
  expect(first.status).toBe(303);
  const second = { ...fields, 'Male-affirmative': 'Il a un mot à lui' };
  const response = await post('/contrib/questions/enrich/4', second, moderator);
  expect(response.status).toBe(409);
  const html = await response.text();
  expect(html).toContain('Quelqu’un a modifié cette question');
  expect(html).toContain('value="Il a un mot à lui"');
  expect(html).toContain('Maintenant');
});

test.each(['0', '9999', '99999999999', 'a', '-1', '1.5'])(
  'the address of question « %s » leads nowhere',
  async (id) => {
    expect((await get(`/contrib/questions/enrich/${id}`)).status).toBe(404);
  },
);

test('the file has a line for each question, and no formula', async () => {
  await db('question_form')
    .where({ question_id: 2, subject: 'Unknown', form: 'interrogative' })
    .update({ text: '=1+1' });
  const response = await get('/contrib/questions?format=csv&sort=-labels');
  expect(response.headers.get('content-type')).toContain('text/csv');
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines.length).toBe(1 + (await db('question').select('id')).length);
  expect(lines.join('\n')).toContain("'=1+1");
});
