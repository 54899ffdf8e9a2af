import { afterAll, beforeAll, expect, test } from 'vitest';
import { findQuestion } from '#modules/catalogue/questions/index.server.ts';
import { FORMS, SUBJECTS } from '#modules/catalogue/shared.ts';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { startServer, type TestServer } from './server.ts';
import { signIn } from './signed-in.ts';

let server: TestServer;
let contributor: string;
let moderator: string;
let idea: string;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  idea = String((await db('idea').first('id'))!.id);
  server = await startServer({ RATE_LIMITS: 'false' });
  contributor = await newVisitor('Contributor');
  moderator = await newVisitor('Moderator');
}, 120_000);

afterAll(() => server?.stop());

async function newVisitor(role: 'Contributor' | 'Moderator'): Promise<string> {
  const email = `${role}@exemple.fr`;
  await createAccount(email, 'correct horse', role);
  return (await signIn(server, email)).cookie;
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

/** What a page of a form says it was made from. */
function readForm(html: string): { version: string; first: string } {
  const fieldOf = (name: string) =>
    new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(html)?.[1] ?? '';
  return { version: fieldOf('version'), first: fieldOf('first').replaceAll('&quot;', '"') };
}

async function shown(id: number, cookie = contributor): Promise<Fields> {
  const html = await (await get(`/contrib/questions/enrich/${id}`, cookie)).text();
  const had = [...html.matchAll(/name="had" value="([^"]+)"/g)].map(([, value]) => value!);
  return {
    ...readForm(html),
    had,
    keep: had,
    category: 'GoodToAsk',
    keywords: '',
    ...texts(`question ${id}`),
  };
}

test('a relation that closes a cycle is rejected with its path in the words of the questions', async () => {
  await db('question_relation').insert({
    question_id: 2,
    relation: 'implies',
    other_question_id: 1,
  });
  const fields = { ...(await shown(1)), step: 'save', relation: 'from-implies', other: '2' };
  const html = await (await post('/contrib/questions/enrich/1', fields, moderator)).text();
  expect(html).toContain('Ces relations se contredisent');
  expect(html).toMatch(/Oui à «\u00a0[^»]*Question 2/);
  expect(await db('question_relation').where({ question_id: 1 })).toEqual([]);
});

test('what a relation would have changed is shown before it is saved', async () => {
  const fields = { ...(await shown(1)), step: 'save', relation: 'from-makesLikely', other: '3' };
  const first = await post('/contrib/questions/enrich/1', fields, moderator);
  const html = await first.text();
  expect(html).toContain('Ce que ça aurait changé');
  expect(html).toContain('Ce site n’a pas de personnes décrites');
  const seen = /name="seen"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '';
  const saved = await post('/contrib/questions/enrich/1', { ...fields, seen }, moderator);
  expect(saved.headers.get('location')).toBe('/contrib/questions?done=accepted');
  expect(await db('question_relation').where({ question_id: 1 })).toMatchObject([
    { relation: 'makesLikely', other_question_id: 3 },
  ]);
});

test('what a relation would get wrong for a described person is shown with the name, if there is one', async () => {
  const people = ['Odile, 86 ans', null, '<b>Enzo</b>'].map((name, i) => ({ id: `p${i}`, name }));
  await db('described_person').insert(people);
  await db('described_answer').insert(
    people.flatMap(({ id: person_id }) => [
      { person_id, question_id: 4, answer: 'Yes' as const },
      { person_id, question_id: 3, answer: 'No' as const },
    ]),
  );
  const fields = { ...(await shown(4)), step: 'preview', relation: 'from-implies', other: '3' };
  const html = await (await post('/contrib/questions/enrich/4', fields)).text();
  expect(html).toContain('Pour les 3 personnes décrites');
  expect(html).toContain('dont 3 à tort');
  expect(html).toMatch(
    /À «\u00a0Question 3[^<]*la relation répondrait oui, alors que c’est non pour\u00a0:<\/p>/,
  );
  expect(html).toMatch(/<li>Odile, 86 ans<\/li><li>&lt;b&gt;Enzo&lt;\/b&gt;<\/li><\/ul>/);
  await db('described_person').delete();
});

const ENRICHED = '/contrib/questions/enrich/4';

test('the second of two who change a question is told, chooses where both changed, and takes over the rest', async () => {
  await post(ENRICHED, { ...(await shown(4)), step: 'save' }, moderator);
  const fields = { ...(await shown(4)), step: 'save' };
  const others = { 'Male-negative': 'Lui non', 'Female-affirmative': 'Elle oui', keywords: 'bleu' };
  expect((await post(ENRICHED, { ...fields, ...others }, moderator)).status).toBe(303);
  const own = { 'Male-affirmative': 'Mot à moi', 'Male-negative': 'Non', keywords: 'vert' };
  const late = await post(ENRICHED, { ...fields, ...own }, moderator);
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain('Quelqu’un a modifié cette question');
  for (const value of ['Mot à moi', 'Elle oui', 'Non', 'vert']) {
    expect(html).toContain(`value="${value}"`);
  }
  expect(html).toContain('Repris de l’autre version\u00a0: Pour une femme, oui.');
  expect(
    [...html.matchAll(/name="choice-([\w-]+)"[^>]*value="theirs"/g)].map(([, name]) => name),
  ).toEqual(['keywords', 'Male-negative']);
  const again = {
    ...{ ...fields, ...own, ...readForm(html), 'Female-affirmative': 'Elle oui' },
    ...{ 'choice-Male-negative': 'theirs', 'choice-keywords': 'mine' },
  };
  expect((await post(ENRICHED, again, moderator)).status).toBe(303);
  const { forms, keywords } = (await findQuestion(4))!;
  expect([forms.Male.affirmative, forms.Male.negative, forms.Female.affirmative, keywords]).toEqual(
    ['Mot à moi', 'Lui non', 'Elle oui', ['vert']],
  );
});

test('a proposed change of a question is reviewed field by field', async () => {
  const fields = { ...(await shown(5)), step: 'save', keywords: 'rouge' };
  expect((await post('/contrib/questions/enrich/5', fields)).status).toBe(303);
  const { id } = (await db('contribution').orderBy('id', 'desc').first('id'))!;
  const html = await (await get(`/mod/contributions/questions/${id}`, moderator)).text();
  expect(html).toMatch(/<dt>Mots-clés<\/dt>.*?<del>[^<]*<\/del>.*?<ins>rouge<\/ins>/);
  expect(html).not.toContain('Ses quinze textes');
});

test('of a change that waits and what somebody else made of the question since, who has to choose does', async () => {
  const path = '/contrib/questions/enrich/3';
  await post(path, { ...(await shown(3)), step: 'save' }, moderator);
  const fields = { ...(await shown(3)), step: 'save' };
  const proposed = { keywords: 'rouge', 'Male-negative': 'Lui non' };
  await post(path, { ...fields, ...proposed });
  await post(path, { ...fields, keywords: 'vert', 'Female-negative': 'Elle non' }, moderator);
  const { id, version } = (await db('contribution')
    .where({ state: 'waiting' })
    .orderBy('id', 'desc')
    .first('id', 'version'))!;

  const queue = '/mod/contributions/questions';
  const rejected = await post(queue, { decide: `accept:${id}:${version}` }, moderator);
  expect([rejected.status, await rejected.text()]).toEqual([
    409,
    expect.stringContaining('ouvre «\u00a0Modifier\u00a0» pour choisir'),
  ]);
  for (const [page, cookie] of [
    [`${queue}/${id}`, moderator],
    [`/contrib/contributions/${id}`, contributor],
  ] as const) {
    const html = await (await get(page, cookie)).text();
    expect(html).toContain('Repris de la question d’aujourd’hui\u00a0: Pour une femme, non.');
    expect(html).toMatch(/Au départ.*\(vide\).*Proposé.*rouge.*Aujourd’hui.*vert/s);
    const choices = [...html.matchAll(/type="radio" name="([\w-]+)"/g)].map(([, name]) => name);
    expect(choices).toEqual(['question-keywords', 'question-keywords']);
    expect(html).toContain('value="Elle non"');
    expect(html).toContain('value="Lui non"');
  }

  const own = `/contrib/contributions/${id}`;
  const html = await (await get(own)).text();
  const sent = {
    ...{ ...fields, ...proposed, ...readForm(html), 'Female-negative': 'Elle non' },
    question: /name="question" value="([^"]+)"/.exec(html)?.[1] ?? '',
    intent: 'save',
  };
  await post(path, { ...(await shown(3)), keywords: 'bleu', step: 'save' }, moderator);
  const late = await post(own, { ...sent, 'Male-negative': 'Lui, non merci' });
  expect(late.status).toBe(409);
  const told = await late.text();
  expect(told).toContain('value="Lui, non merci"');
  expect(told).toMatch(/Au départ.*\(vide\).*Proposé.*rouge.*Aujourd’hui.*bleu/s);
  const question = /name="question" value="([^"]+)"/.exec(told)?.[1] ?? '';
  const again = {
    ...{ ...sent, ...readForm(told), question, 'question-keywords': 'now' },
    ...{ 'Male-negative': 'Lui, non merci', 'Female-negative': 'Female negative question 3' },
  };
  const saved = await post(own, again);
  expect(saved.headers.get('location')).toBe(`${own}?done=saved`);

  const accept = { decide: `accept:${id}:${version + 1}` };
  expect((await post(queue, accept, moderator)).status).toBe(303);
  const { keywords, forms } = (await findQuestion(3))!;
  expect([keywords, forms.Male.negative, forms.Female.negative]).toEqual([
    ['bleu'],
    'Lui, non merci',
    // The moderator's second change took back what was written there.
    'Female negative question 3',
  ]);
});

test('a relation of a change that contradicts another by now is left out', async () => {
  const path = '/contrib/questions/enrich/2';
  const fields = { ...(await shown(2)), step: 'save', relation: 'from-implies', other: '4' };
  const first = await (await post(path, fields)).text();
  const seen = /name="seen"[^>]*value="([^"]+)"/.exec(first)?.[1] ?? '';
  expect((await post(path, { ...fields, seen })).status).toBe(303);
  const { id, version } = (await db('contribution').orderBy('id', 'desc').first('id', 'version'))!;
  const edge = { question_id: 4, relation: 'implies', other_question_id: 2 } as const;
  await db('question_relation').insert(edge);

  const address = `/mod/contributions/questions/${id}`;
  const html = await (await get(address, moderator)).text();
  const question = /name="question" value="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(html).toContain('name="relation" checked="" value="2 implies 4"');
  const sent = {
    ...{ ...fields, ...readForm(html), question, version: String(version) },
    ...{ intent: 'accept', relation: '2 implies 4' },
  };
  const rejected = await post(address, sent, moderator);
  expect([rejected.status, await rejected.text()]).toEqual([
    422,
    expect.stringContaining('des liens qui se contredisent'),
  ]);
  expect((await post(address, { ...sent, relation: [] }, moderator)).status).toBe(303);
  expect(await db('question_relation').where(edge)).toHaveLength(1);
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
