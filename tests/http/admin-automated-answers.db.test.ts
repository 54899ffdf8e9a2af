import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { type PlantedCatalogue, plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { postStart } from '../fixtures/form-visitor.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const RULES = '/admin/automated-answers';
const CATALOGUE: PlantedCatalogue = { ...SIXTEEN_IDEAS, relations: [[2, 'impliesNot', 1]] };

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  await plantCatalogue(CATALOGUE);
  const { email } = await newAccount('Admin');
  server = await startServer();
  admin = await signIn(server, email);
}, 120_000);
afterAll(() => server?.stop());
beforeEach(() => db('automated_answer').delete());

const FIELDS = { step: 'save', question: 'Question 1 ?', answer: 'Yes' };

/** Posts the form of a rule; lines of conditions are « question=yes ». */
function send(path: string, fields: Record<string, string>, conditions: string[] = []) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const condition of conditions) {
    const [question = '', answer = 'yes'] = condition.split('=');
    body.append('condition', question);
    body.append('condition_answer', answer);
  }
  return admin.post(path, body);
}
const add = (fields: Record<string, string> = {}, conditions: string[] = []) =>
  send(`${RULES}/add`, { ...FIELDS, ...fields }, conditions);
const decisionOf = (response: Response) =>
  /done=\w+\.(\d+)/.exec(response.headers.get('location') ?? '')?.[1] ?? '';
const stored = () => db('automated_answer').orderBy('id').select('*');
const versionOf = async (id: number) =>
  /name="version" value="(\d+)"/.exec(await admin.show(`${RULES}/${id}`))?.[1] ?? '';

async function plantRule(rule: object = {}): Promise<number> {
  const [row] = await db('automated_answer')
    .insert({ question_id: 1, answer: 'Yes', ...rule })
    .returning('id');
  return row!.id;
}

test('a rule is added with every condition, logged, and undone', async () => {
  const fields = {
    ...{ gender: 'Male', occasion: 'christmas', age_min: '18', age_max: '24' },
    ...{ budget_min: '20', budget_max: '49,90', hint_words: 'vélo, <b>course</b> à pied,vélo' },
  };
  const added = await add(fields, ['', '#3=no', 'Question 2 ?=no']);
  expect(added.status).toBe(303);
  expect(await stored()).toEqual([
    {
      id: expect.any(Number),
      ...{ question_id: 1, answer: 'Yes', gender: 'Male', occasion: 'christmas', paused: false },
      ...{
        age_min_months: 216,
        age_max_months: 299,
        budget_min_cents: 2000,
        budget_max_cents: 4990,
      },
      ...{ hint_words: ['vélo', '<b>course</b> à pied'], conditions: [-2, -3] },
    },
  ]);
  const html = await admin.show(RULES);
  expect(html).toContain('budget de 20\u00a0€ à 49,9\u00a0€');
  expect(html).toContain('&lt;b&gt;course');
  const [decision] = await db('decision').where({ subject: 'automated_answer' });
  expect(decision).toMatchObject({ action: 'accepted', before: null });
  const undone = await admin.post(RULES, { intent: 'undo', undo: decisionOf(added) });
  expect(undone.status).toBe(303);
  expect(await stored()).toEqual([]);
  expect((await admin.post(RULES, { intent: 'undo', undo: decisionOf(added) })).status).toBe(303);
});

test('a rule is seen by the next search within seconds, as an answer to remove', async () => {
  await add({ hint_words: 'patins' }, []);
  const rule =
    /value="1" data-answer="Yes" data-origin="profile"[^>]*><span[^>]*>[^<]*<\/span><span[^>]* title="Male affirmative 1"/;
  let html = '';
  for (let tries = 0; tries < 40 && !rule.test(html); tries += 1) {
    ({ html } = await postStart(server.origin, { hints: 'des patins' }));
  }
  expect(html).toMatch(rule);
});

test('what is wrong is said beside its field, and stays typed', async () => {
  const rejected = async (fields: Record<string, string>, conditions: string[] = []) => {
    const response = await add(fields, conditions);
    return { status: response.status, html: await response.text() };
  };
  const cases: [Record<string, string>, string[], string][] = [
    [{ question: 'Question 9 ?' }, [], 'Choisis une question de la liste.'],
    [{ question: '' }, [], 'Choisis une question de la liste.'],
    [{ answer: '' }, [], 'Choisis une réponse.'],
    [{ age_min: 'trente' }, [], 'Un nombre d’années, de 0 à 120.'],
    [{ age_min: '121' }, [], 'Un nombre d’années, de 0 à 120.'],
    [{ age_min: '40', age_max: '30' }, [], 'Le plus grand âge est au-dessous du plus petit.'],
    [{ budget_max: '-1' }, [], 'Un montant en euros'],
    [{ budget_min: '50', budget_max: '20' }, [], 'Le plus grand budget est au-dessous'],
    [{ hint_words: '…, !' }, [], 'Écris de vrais mots'],
    [{ hint_words: 'x'.repeat(301) }, [], '300 caractères au plus.'],
    [{}, ['Question 9 ?'], 'Choisis des questions de la liste.'],
    [{}, ['3', 'Question 3 ?=no'], 'La même question y est deux fois.'],
    [{}, ['1'], 'Une règle ne peut dépendre de la question'],
    [{}, Array.from({ length: 21 }, () => '3'), '20 réponses au plus.'],
  ];
  for (const [fields, conditions, message] of cases) {
    const { status, html } = await rejected({ gender: 'Couple', ...fields }, conditions);
    expect([message, status]).toEqual([message, 422]);
    expect(html).toContain(message);
    expect(html).toMatch(/<option value="Couple" selected=""/);
  }
  expect(await stored()).toEqual([]);
});

test('a rule that a relation contradicts is rejected, with the path', async () => {
  for (const step of ['preview', 'save']) {
    const rejected = await add({ step }, ['2']);
    expect(rejected.status).toBe(409);
    const html = await rejected.text();
    expect(html).toContain('Cette règle contredit les relations entre questions.');
    expect(html).toContain(
      'Oui à «\u00a0Question 2 ?\u00a0» entraîne non à «\u00a0Question 1 ?\u00a0»',
    );
  }
  expect(await stored()).toEqual([]);
});

test('so is one that another rule contradicts, and one that is there already', async () => {
  const id = await plantRule({ gender: 'Female' });
  const rejected = await add({ answer: 'No', age_min: '30' });
  expect(rejected.status).toBe(409);
  expect(await rejected.text()).toContain(`href="${RULES}/${id}"`);
  const twice = await add({ gender: 'Female', answer: 'No' });
  expect(twice.status).toBe(409);
  expect(await twice.text()).toContain('Il y a déjà une règle');
});

test('what a rule would have changed is shown before it is saved', async () => {
  const shown = await add({ step: 'preview', gender: 'Male' });
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('Ce que la règle aurait changé');
  expect(await stored()).toEqual([]);
});

test('a rule is changed unless somebody was quicker; months that were not typed stay', async () => {
  const id = await plantRule({ age_max_months: 290 });
  const fields = { ...FIELDS, version: await versionOf(id), age_max: '24', answer: 'No' };
  expect((await send(`${RULES}/${id}`, fields)).status).toBe(303);
  expect(await stored()).toMatchObject([{ answer: 'No', age_max_months: 290 }]);
  const stale = await send(`${RULES}/${id}`, { ...fields, answer: 'IDontKnow', age_max: '50' });
  expect(stale.status).toBe(409);
  const html = await stale.text();
  expect(html).toContain('Quelqu’un a changé cette règle entre-temps');
  expect(html).toContain('value="50"');
  expect(html).toContain(`name="version" value="${await versionOf(id)}"`);
  expect(await stored()).toMatchObject([{ answer: 'No', age_max_months: 290 }]);
});

test('a rule is paused and resumed, once however often that is sent', async () => {
  const id = await plantRule();
  const post = (intent: string) => admin.post(RULES, { intent, rule: String(id) });
  const both = await Promise.all([post('pause'), post('pause')]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect(new Set(both.map(decisionOf)).size).toBe(1);
  expect(await stored()).toMatchObject([{ paused: true }]);
  expect(await admin.show(`${RULES}?state=paused`)).toContain('Question 1 ?');
  expect(await admin.show(`${RULES}?state=active`)).toContain('Aucune règle de ce genre.');
  await plantRule({ answer: 'No', gender: 'Male' });
  const resumed = await post('resume');
  expect(resumed.status).toBe(409);
  expect(await resumed.text()).toContain('Cette règle en contredit une autre');
});

test('a rule is deleted once that is confirmed, and returns with its number when it is undone', async () => {
  const id = await plantRule({ conditions: [3] });
  const before = await stored();
  const version = await versionOf(id);
  const path = `${RULES}/${id}`;
  const asked = await admin.post(path, { intent: 'delete', version });
  expect(asked.headers.get('location')).toContain('confirm=delete');
  const stale = { intent: 'delete', version: '1', confirmed: 'delete' };
  expect((await admin.post(path, stale)).status).toBe(409);
  const done = await admin.post(path, { intent: 'delete', version, confirmed: 'delete' });
  expect(done.status).toBe(303);
  expect(await stored()).toEqual([]);
  expect((await admin.get(path)).status).toBe(404);
  await admin.post(RULES, { intent: 'undo', undo: decisionOf(done) });
  expect(await stored()).toEqual(before);
});

test('a change is not undone over a later one', async () => {
  const id = await plantRule();
  const paused = await admin.post(RULES, { intent: 'pause', rule: String(id) });
  await db('automated_answer').where({ id }).update({ answer: 'No' });
  const undone = await admin.post(RULES, { intent: 'undo', undo: decisionOf(paused) });
  expect(undone.status).toBe(409);
  expect(await stored()).toMatchObject([{ answer: 'No', paused: true }]);
});

test('a candidate fills the form, or is dismissed for good', async () => {
  const [candidate] = await db('answer_candidate')
    .insert({
      ...{ question_id: 1, answer: 'No', gender: 'Couple', conditions: [-3] },
      ...{ answered: 40, agreed: 38, base_rate: 0.5 },
    })
    .returning('id');
  const page = await admin.show(`${RULES}/candidates`);
  expect(page).toContain('95\u00a0%');
  expect(page).toContain('×\u00a01,9');
  const form = await admin.show(`${RULES}/add?from=${candidate!.id}`);
  expect(form).toMatch(/<option value="Couple" selected=""/);
  expect(form).toContain('value="Question 3 ?"');
  const post = () =>
    admin.post(`${RULES}/candidates`, { intent: 'dismiss', rule: String(candidate!.id) });
  const dismissed = await post();
  expect(dismissed.status).toBe(303);
  expect(decisionOf(await post())).toBe(decisionOf(dismissed));
  expect(await admin.show(`${RULES}/candidates`)).toContain('Aucune proposition');
  const undone = await admin.post(`${RULES}/candidates`, {
    intent: 'undo',
    undo: decisionOf(dismissed),
  });
  expect(undone.status).toBe(303);
  expect(await admin.show(`${RULES}/candidates`)).toContain('95\u00a0%');
  await db('answer_candidate').delete();
});

test('lists are files too, and take any address', async () => {
  await plantRule({ gender: 'Female' });
  const file = await admin.show(`${RULES}?format=csv`);
  expect(file).toContain('Question 1 ?;Oui;une femme;en vigueur');
  expect((await admin.get(`${RULES}/candidates?format=csv`)).status).toBe(200);
  const hostile = new URLSearchParams({ q: '\0%_', sort: 'constructor', page: '-1', state: 'x' });
  for (const path of [RULES, `${RULES}/candidates`]) {
    expect((await admin.get(`${path}?${hostile}`)).status).toBe(200);
  }
  expect((await admin.get(`${RULES}/add?from=99999999999999`)).status).toBe(200);
});

test('what nobody can have typed is a bad request or does not exist', async () => {
  const id = await plantRule();
  for (const fields of [
    {},
    { intent: 'erase' },
    { intent: 'pause' },
    { intent: 'pause', rule: '9e99' },
    { intent: 'undo', undo: 'x' },
  ]) {
    expect((await admin.post(RULES, fields as Record<string, string>)).status).toBe(400);
  }
  expect((await send(`${RULES}/${id}`, { ...FIELDS, step: 'x' })).status).toBe(400);
  expect((await add({ gender: 'Robot' })).status).toBe(400);
  expect((await add({}, ['3=maybe'])).status).toBe(400);
  expect((await admin.post(RULES, { intent: 'pause', rule: '999999' })).status).toBe(404);
  for (const wrong of ['0', '9999999999', '-1', 'x', '1.0']) {
    expect((await admin.get(`${RULES}/${wrong}`)).status).toBe(404);
  }
});

test.each(['Moderator', 'Contributor'] as const)('a %s may not enter', async (type) => {
  const other = await signIn(server, (await newAccount(type)).email);
  for (const path of [RULES, `${RULES}/add`, `${RULES}/candidates`, `${RULES}/1`]) {
    expect((await other.get(path)).status).toBe(403);
    expect((await other.post(path, FIELDS)).status).toBe(403);
  }
});
