import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FORMS, SUBJECTS } from '#modules/catalogue/shared.ts';
import type { Role } from '#modules/moderation/accounts/index.server.ts';
import { contribute, type Kind } from '#modules/moderation/contributions/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { jazzQuestion, newAccount, POTTERY } from '../fixtures/contributions.ts';
import { startServer, type TestServer } from './server.ts';
import { signIn } from './signed-in.ts';

const QUEUE = '/mod/contributions/generic-ideas';
const ADD = '/contrib/ideas/add/generic';

let server: TestServer;
const people = { ada: 'Contributor', bob: 'Contributor', camille: 'Moderator' } as const;
type Person = keyof typeof people;
const cookies = {} as Record<Person, string>;
const accounts = {} as Record<Person, Awaited<ReturnType<typeof newAccount>>>;

beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'false' });
  for (const [person, role] of Object.entries(people) as [Person, Role][]) {
    accounts[person] = await newAccount(role, `${person}@exemple.fr`);
    cookies[person] = (await signIn(server, `${person}@exemple.fr`)).cookie;
  }
}, 120_000);
afterAll(() => server?.stop());

beforeEach(async () => {
  await db('decision').delete();
  await db('contribution').delete();
  await plantCatalogue(SIXTEEN_IDEAS);
});

function headersOf(person: Person | null) {
  return { ...(person && { cookie: cookies[person] }), 'sec-fetch-site': 'same-origin' };
}

function get(person: Person | null, path: string): Promise<Response> {
  return fetch(server.origin + path, { headers: headersOf(person), redirect: 'manual' });
}

function post(
  person: Person | null,
  path: string,
  fields: Record<string, string> | [string, string][],
): Promise<Response> {
  const body = new URLSearchParams(fields);
  const headers = headersOf(person);
  return fetch(server.origin + path, { method: 'POST', body, headers, redirect: 'manual' });
}

const FIELDS = {
  title: POTTERY.title,
  content: POTTERY.content,
  description: POTTERY.description,
  gender: 'Unknown',
  ageMin: '18',
  ageMax: '71',
  priceMin: '20',
  priceMax: '50,50',
  icon: 'text',
  pattern: 'dots',
};

async function waiting(draft = POTTERY): Promise<{ id: number; version: number }> {
  const result = await contribute(accounts.ada, 'generic_idea', draft);
  if (!result.ok) throw new Error(result.reason);
  return result.contribution;
}

const stored = () => db('contribution').first();
const decideOn = ({ id, version }: { id: number; version: number }, what = 'accept') =>
  post('camille', QUEUE, { decide: `${what}:${id}:${version}` });

test('a proposed idea waits as its own contributor’s, whatever else the form says', async () => {
  const extra = { state: 'accepted', contributor_id: '1', kind: 'question', version: '9', id: '1' };
  const response = await post('ada', ADD, { ...FIELDS, ...extra });
  expect([response.status, response.headers.get('location')]).toEqual([303, `${ADD}?done=waiting`]);
  expect(await stored()).toMatchObject({
    kind: 'generic_idea',
    state: 'waiting',
    version: 1,
    draft: { ...POTTERY, image: 'text.dots.webp', priceMaxCents: 5050 },
  });
  const owner = await db('contributor').first('account_id');
  expect(owner).toEqual({ account_id: accounts.ada.id });
});

test.each([
  ['nothing typed', { title: '', content: '' }, 'Il manque l’idée'],
  ['a text too long', { content: 'é'.repeat(2001) }, '2000 signes au plus'],
  ['ages the wrong way round', { ageMin: '50', ageMax: '20' }, 'Le second âge est plus petit'],
  ['a price in words', { priceMin: 'cher' }, 'Un prix en euros'],
  ['a gender that is none', { gender: 'Robot' }, 'à qui ce cadeau va'],
  ['a paper that is none', { pattern: 'lava' }, 'Choisis un papier'],
  ['a picture that does not exist', { icon: 'teapot+x' }, 'Cette image n’existe pas'],
  ['a picture from elsewhere', { icon: '//evil.example/x.png' }, 'Cette image n’existe pas'],
  ['a NUL character', { content: 'a\0b' }, 'un signe que nous ne savons pas garder'],
])(
  'an idea with %s gets a message beside its field, and all that was typed',
  async (_, wrong, message) => {
    const response = await post('ada', ADD, { ...FIELDS, ...wrong });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(message);
    expect(html).toContain(`>${FIELDS.description}</textarea>`);
    expect(await stored()).toBeUndefined();
  },
);

test('first labels are kept with the idea, one for each question; what is no label is left out', async () => {
  const labels = ['1:YesIsBetter', '1:NoIsNeeded', '2:', '3:Peut-être', '0:None', '-1:None'];
  const fields = Object.entries(FIELDS) as [string, string][];
  await post('ada', ADD, [...fields, ...labels.map((each): [string, string] => ['labels', each])]);
  expect((await stored())?.draft).toMatchObject({
    labels: [{ question_id: 1, label: 'NoIsNeeded' }],
  });
});

test('a draft’s picture is drawn for contributors alone, and only of icons that exist', async () => {
  const drawn = async (person: Person | null, image: string) =>
    (await get(person, `/img/${image}`)).status;
  expect(await drawn('ada', 'teapot.rays.webp')).toBe(200);
  expect(await drawn(null, 'teapot.rays.webp')).toBe(404);
  expect(await drawn('ada', 'no-such-icon.rays.webp')).toBe(404);
  expect((await get('ada', '/contrib/icons/teapot')).headers.get('content-type')).toBe(
    'image/svg+xml',
  );
  expect((await get('ada', '/contrib/icons/..%2f..%2fpackage.json')).status).toBe(404);
});

test('a body without end is not read', async () => {
  expect((await post('ada', ADD, { ...FIELDS, content: 'a'.repeat(70_000) })).status).toBe(413);
});

test('without scripts a preview keeps what is typed, shows similar ideas and stores nothing', async () => {
  const response = await post('ada', ADD, { ...FIELDS, title: 'Idée i3', preview: '1' });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('value="Idée i3"');
  expect(html).toContain('de 20 à 50,50');
  expect(await stored()).toBeUndefined();
});

test('markup in any text of an idea or a question is shown as text', async () => {
  const bad = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const draft = {
    ...POTTERY,
    title: bad,
    description: bad,
    content: `javascript:alert(1)//${bad}`,
  };
  const idea = await waiting(draft);
  const ids: number[] = await db('idea').limit(1).pluck('id');
  const question = jazzQuestion([{ idea_id: ids[0]!, label: 'YesIsBetter' }]);
  await contribute(accounts.ada, 'question', {
    ...question,
    content: bad,
    keywords: [bad.replace(';', '').slice(0, 60)],
  });
  const shown = [
    await get('camille', QUEUE),
    await get('camille', `${QUEUE}/${idea.id}`),
    await get('camille', '/mod/contributions/questions'),
    await get('camille', `${QUEUE}?q=${encodeURIComponent(bad)}`),
    await decideOn(idea),
    await get('camille', '/mod/decisions'),
    await get('ada', '/account'),
  ];
  for (const response of shown) {
    expect(response.status).toBeLessThan(400);
    const html = await response.text();
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('href="javascript:');
  }
});

test('an idea that is sent twice is proposed once, also by a moderator, whose ideas are accepted at once', async () => {
  for (const person of ['ada', 'camille'] as const) {
    const sent = await Promise.all([1, 2, 3].map(() => post(person, ADD, FIELDS)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
  }
  expect(await db('contribution').orderBy('id').pluck('state')).toEqual(['waiting', 'accepted']);
  expect(await db('decision').count().first()).toEqual({ count: 1 });
  expect((await post('ada', ADD, { ...FIELDS, title: 'Un autre atelier' })).status).toBe(303);
  expect(await db('contribution').count().first()).toEqual({ count: 3 });
});

test.each([
  ['contributions/generic-ideas', 'Plus une idée à relire'],
  ['contributions/merchant-ideas', 'Aucun produit n’attend'],
  ['contributions/questions', 'Pas de question en attente'],
  ['reaction-summaries', 'Toutes les réactions sont relues'],
  ['user-reactions', 'Plus personne n’attend'],
])('the queue %s says in its own words that it is empty', async (queue, words) => {
  expect(await (await get('camille', `/mod/${queue}`)).text()).toContain(words);
});

test('a moderator accepts a row, and undoes it once', async () => {
  const idea = await waiting();
  const accepted = await decideOn(idea);
  const location = accepted.headers.get('location') ?? '';
  expect([accepted.status, location]).toEqual([303, expect.stringMatching(/\?done=accept\.\d+$/)]);
  const page = await (await get('camille', location)).text();
  expect(page).toContain('C’est fait');
  const decisions = location.split('.').at(-1)!;
  expect((await post('camille', QUEUE, { decisions })).status).toBe(303);
  expect(await stored()).toMatchObject({ state: 'waiting' });
  const again = await post('camille', '/mod/decisions', { decisions });
  expect(again.status).toBe(303);
  await db('decision').update({ undone_by: accounts.bob.id });
  const late = await post('camille', '/mod/decisions', { decisions });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('C’était déjà annulé');
});

test('decisions are a file too, of those that the filters let through', async () => {
  await decideOn(await waiting({ ...POTTERY, title: '=1+1' }));
  await decideOn(await waiting(), 'remove');
  const file = await get('camille', '/mod/decisions?format=csv&sort=at&action=accepted');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="decisions.csv"');
  const [head, line, ...others] = (await file.text()).trim().split('\r\n');
  expect(head).toBe('Quand;Quoi;Sur;Par;Travail de;État');
  expect(line).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d;acceptée;'=1\+1;camille;n° \d+;en vigueur$/);
  expect(others).toEqual([]);
  expect((await get('ada', '/mod/decisions?format=csv')).status).toBe(403);
});

test('several are decided at once; who comes second is told who was first', async () => {
  const one = await waiting();
  const other = await waiting({ ...POTTERY, title: 'Atelier de raku' });
  const third = await waiting({ ...POTTERY, title: 'Bols' });
  await decideOn(other, 'remove');
  const seen = [one, other, third].map(({ id, version }): [string, string] => [
    'seen',
    `${id}:${version}`,
  ]);
  const response = await post('camille', QUEUE, [['decide', 'accept'], ...seen]);
  expect(response.status).toBe(409);
  const html = await response.text();
  expect(html).toContain('a déjà été supprimée par camille');
  expect(html).toContain('C’est fait\u00a0: 2 acceptées');
  expect(await db('contribution').where('state', 'accepted').pluck('id')).toEqual([
    one.id,
    third.id,
  ]);
  expect(await (await post('camille', QUEUE, { decide: 'accept' })).text()).toContain(
    'Coche d’abord',
  );
});

test('of several decisions those are undone that still can be, and what is left is told', async () => {
  const acceptAll = async (titles: string[]) => {
    const seen: [string, string][] = [];
    for (const title of titles) {
      const { id, version } = await waiting({ ...POTTERY, title });
      seen.push(['seen', `${id}:${version}`]);
    }
    const done = await post('camille', QUEUE, [['decide', 'accept'], ...seen]);
    const decisions = done.headers.get('location')!.split('.').at(-1)!;
    return {
      decisions,
      each: decisions.split('-'),
      ids: seen.map(([, value]) => value.split(':')[0]!),
    };
  };
  const states = (ids: string[]) =>
    db('contribution').whereIn('id', ids).orderBy('id').pluck('state');

  const first = await acceptAll([POTTERY.title, 'Atelier de raku', 'Bols']);
  await post('camille', '/mod/decisions', { decisions: first.each[1]! });
  expect((await post('camille', QUEUE, { decisions: first.decisions })).status).toBe(303);
  expect(await states(first.ids)).toEqual(['waiting', 'waiting', 'waiting']);
  const none = await post('camille', QUEUE, { decisions: first.decisions });
  expect(none.status).toBe(303);

  const second = await acceptAll(['Un four', 'Un tour', 'De la terre']);
  const version = (await db('contribution').where('id', second.ids[1]!).first('version'))!.version;
  await decideOn({ id: Number(second.ids[1]), version }, 'remove');
  const some = await post('camille', QUEUE, { decisions: second.decisions });
  expect(some.status).toBe(409);
  expect(await some.text()).toContain('Une partie seulement est annulée');
  expect(await states(second.ids)).toEqual(['waiting', 'deleted', 'waiting']);
});

test.each([
  ['publish'],
  ['accept:1'],
  ['accept:1:'],
  ['accept:x:1'],
  [`accept:${'9'.repeat(40)}:1`],
])('the button %s does not exist', async (decide) => {
  expect((await post('camille', QUEUE, { decide })).status).toBe(400);
});

test('an edit that comes second keeps what was typed, and is saved when it is sent again', async () => {
  const idea = await waiting();
  const address = `${QUEUE}/${idea.id}`;
  const fields = { ...FIELDS, icon: 'teapot', title: 'Mon titre', intent: 'save' };
  await decideOn(idea);
  const late = await post('camille', address, { ...fields, version: String(idea.version) });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain('value="Mon titre"');
  expect(html).toContain('Ce que tu as écrit est toujours là');
  expect(html).toContain('acceptée par camille');
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
  expect((await post('camille', address, { ...fields, version })).status).toBe(303);
  expect(await db('idea').where('title', 'Mon titre').first('available')).toEqual({
    available: true,
  });
  expect(await (await get('camille', address)).text()).toContain('le contributeur avait écrit');
});

test('a contribution is found under its own kind alone', async () => {
  const { id } = await waiting();
  for (const path of [
    `${QUEUE}/${id + 1}`,
    `/mod/contributions/questions/${id}`,
    `${QUEUE}/1e3`,
    '/mod/contributions/constructor',
  ]) {
    expect([path, (await get('camille', path)).status]).toEqual([path, 404]);
  }
  expect((await get('ada', `${QUEUE}/${id}`)).status).toBe(403);
  expect((await post('ada', QUEUE, { decide: `accept:${id}:1` })).status).toBe(403);
});

test('the contribution of an idea is told without its contributor, and only once it is accepted', async () => {
  const call = '/api/contrib/idea/0/un-atelier-de-poterie';
  const idea = await waiting();
  expect((await get(null, call)).status).toBe(401);
  expect((await get('bob', call)).status).toBe(404);
  const decided = await decideOn(idea);
  const told = await get('bob', call);
  expect(await told.json()).toEqual({
    kind: 'generic_idea',
    state: 'accepted',
    created_at: expect.any(String),
    decided_at: expect.any(String),
    draft: POTTERY,
    mine: false,
  });
  expect(await (await get('ada', call)).json()).toMatchObject({ mine: true });
  await post('camille', QUEUE, { decisions: decided.headers.get('location')!.split('.').at(-1)! });
  expect((await get('bob', call)).status).toBe(404);
  expect(await (await get('ada', call)).json()).toMatchObject({ state: 'waiting' });
  for (const path of ['0/i1', '99999999999/x', 'x/y']) {
    expect((await get('bob', `/api/contrib/idea/${path}`)).status).toBe(404);
  }
});

test.each<[Kind, string, object]>([
  ['generic_idea', QUEUE, {}],
  ['merchant_idea', '/mod/contributions/merchant-ideas', { url: 'javascript:alert(1)' }],
  ['question', '/mod/contributions/questions', { content: 'Aime le jazz ?' }],
  ['question', '/mod/contributions/questions', { change: { question_id: 1, before: {} } }],
])(
  'a %s that was stored in an older form breaks no page, and can be deleted',
  async (kind, queue, old) => {
    const { id, version } = await waiting();
    await db('contribution')
      .where({ id })
      .update({ kind, draft: JSON.stringify(old) });
    const kept = (draft: object) => JSON.stringify({ state: 'waiting', draft });
    await db('decision').insert({
      ...{ subject: 'contribution', subject_id: id, action: 'edited' },
      ...{ before: kept({ title: 'Avant' }), after: kept(old) },
    });
    for (const [person, path] of [
      ['camille', queue],
      ['camille', `${queue}?open=${id}`],
      ['camille', `${queue}/${id}`],
      ['camille', '/mod/decisions'],
      ['ada', `/contrib/contributions/${id}`],
      ['ada', '/contrib/'],
      ['ada', '/account'],
    ] as const) {
      expect([path, (await get(person, path)).status]).toEqual([path, 200]);
    }
    const rejected = await post('camille', queue, { decide: `accept:${id}:${version}` });
    expect(rejected.status).toBe(409);
    expect(await rejected.text()).toContain('modifie-la d’abord');
    const deleted = await post('camille', queue, { decide: `remove:${id}:${version}` });
    expect(deleted.status).toBe(303);
    expect(await stored()).toMatchObject({ state: 'deleted' });
  },
);

test('a contributor is told once what became of an idea', async () => {
  await decideOn(await waiting());
  const notice = 'Une de tes contributions a eu une réponse';
  expect(await (await get('ada', '/contrib/')).text()).toContain(notice);
  expect(await (await get('bob', '/contrib/')).text()).not.toContain(notice);
  const polled = { cookie: cookies.ada, 'sec-fetch-dest': 'empty' };
  await fetch(`${server.origin}/account.data`, { headers: polled });
  expect(await (await get('ada', '/contrib/')).text()).toContain(notice);
  const page = await (await get('ada', '/account')).text();
  expect(page).toContain('est dans le catalogue. Merci');
  expect(page).not.toContain('camille');
  expect(await (await get('ada', '/contrib/')).text()).not.toContain(notice);
});

const OWN = '/contrib/contributions';

test('a contributor is told why an idea was not kept, where a moderator says so', async () => {
  const { id, version } = await waiting();
  const fields = { decide: `remove:${id}:${version}` };
  expect((await post('camille', QUEUE, { ...fields, refusal: 'dull' })).status).toBe(400);
  expect((await post('camille', QUEUE, { ...fields, refusal: 'vague' })).status).toBe(303);
  expect(await (await get('ada', '/account')).text()).toContain('elle est un peu vague');
  const page = await (await get('ada', `${OWN}/${id}`)).text();
  expect(page).toContain('Ce que tu avais proposé');
});

test('a contributor is told in which words an idea was taken, and finds their own', async () => {
  const { id, version } = await waiting();
  const fields = { ...FIELDS, title: 'Un cours de poterie', intent: 'accept' };
  const accepted = await post('camille', `${QUEUE}/${id}`, { ...fields, version: String(version) });
  expect(accepted.status).toBe(303);
  const told = await (await get('ada', '/account')).text();
  expect(told.replaceAll('\u00a0', ' ')).toContain(
    `« ${POTTERY.title} », devenue « Un cours de poterie », est dans le catalogue`,
  );
  expect(told).toContain(`href="${OWN}/${id}"`);
  const page = await (await get('ada', `${OWN}/${id}`)).text();
  expect(page).toContain('Avant la relecture, tu avais écrit');
  expect(page).toContain(POTTERY.title);
});

test('a contributor finds what waits, changes it, and withdraws it once that is confirmed', async () => {
  const { id, version } = await waiting();
  const address = `${OWN}/${id}`;
  for (const page of ['/contrib/', '/account']) {
    expect(await (await get('ada', page)).text()).toContain(`href="${address}"`);
  }
  const fields = { ...FIELDS, title: 'Un tour de potier', intent: 'save' };
  const saved = await post('ada', address, { ...fields, version: String(version) });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${address}?done=saved`]);
  expect(await stored()).toMatchObject({
    state: 'waiting',
    version: 2,
    draft: { title: 'Un tour de potier' },
  });
  const withdrawal = { intent: 'withdraw', version: '2' };
  expect((await post('ada', address, withdrawal)).status).toBe(400);
  const withdrawn = await post('ada', address, { ...withdrawal, confirmed: 'withdraw' });
  expect(withdrawn.headers.get('location')).toBe('/contrib/?done=withdrawn');
  expect(await (await get('ada', '/contrib/?done=withdrawn')).text()).toContain(
    'ta proposition est retirée',
  );
  const activity = await (await get('ada', '/account')).text();
  expect(activity).toContain('tu l’as retirée');
  expect(activity).not.toContain('n’a pas été retenue');
  expect(await stored()).toMatchObject({ state: 'deleted' });
});

test('a change that comes after the decision is told so, with all that was typed', async () => {
  const idea = await waiting();
  const address = `${OWN}/${idea.id}`;
  await decideOn(idea);
  const fields = { ...FIELDS, title: 'Mon titre', intent: 'save', version: String(idea.version) };
  const late = await post('ada', address, fields);
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain('l’équipe l’a relue et ajoutée au catalogue');
  expect(html).toContain('value="Mon titre"');
  expect(html).not.toContain('name="intent"');
  expect((await stored())?.draft).toMatchObject({ title: POTTERY.title });
});

test('a proposition that a moderator changed meanwhile is merged field by field', async () => {
  const { id, version } = await waiting();
  const address = `${OWN}/${id}`;
  const html = await (await get('ada', address)).text();
  const made = { first: firstOf(html), version: String(version), intent: 'save' };
  const theirs = {
    ...FIELDS,
    ...made,
    icon: 'teapot',
    content: 'Près de chez toi',
    title: 'Poterie',
  };
  expect((await post('camille', `${QUEUE}/${id}`, theirs)).status).toBe(303);
  const mine = { ...FIELDS, ...made, icon: 'teapot', title: 'Un tour', priceMax: '60' };
  const late = await post('ada', address, mine);
  expect(late.status).toBe(409);
  const told = await late.text();
  expect(told).toMatch(/Repris de l’autre version\u00a0: Où et comment[^;]*\./);
  expect(told).toContain('name="choice-title"');
  const again = {
    ...{ ...mine, content: 'Près de chez toi', first: firstOf(told), version: String(version + 1) },
    'choice-title': 'theirs',
  };
  expect((await post('ada', address, again)).status).toBe(303);
  expect((await stored())?.draft).toMatchObject({
    ...{ title: 'Poterie', content: 'Près de chez toi', priceMaxCents: 6000 },
  });
});

const firstOf = (html: string) =>
  (/name="first" value="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"');

test('what another proposed is not found, and nobody accepts their own', async () => {
  const { id, version } = await waiting();
  const address = `${OWN}/${id}`;
  expect((await get('bob', address)).status).toBe(404);
  expect((await post('bob', address, { intent: 'withdraw' })).status).toBe(404);
  expect((await get('ada', `${OWN}/1e3`)).status).toBe(404);
  const accept = { ...FIELDS, intent: 'accept', version: String(version) };
  expect((await post('ada', address, accept)).status).toBe(403);
  expect(await stored()).toMatchObject({ state: 'waiting', version });
});

test('a moderator sees the first labels of a question, and takes one off', async () => {
  const [first, second] = await db('idea').orderBy('id').limit(2);
  const draft = jazzQuestion([
    { idea_id: first!.id, label: 'YesIsNeeded' },
    { idea_id: second!.id, label: 'NoIsBetter' },
  ]);
  const proposed = await contribute(accounts.ada, 'question', draft);
  if (!proposed.ok) throw new Error(proposed.reason);
  const { id, version } = proposed.contribution;
  const address = `/mod/contributions/questions/${id}`;
  const html = await (await get('camille', address)).text();
  expect(html).toContain(`«\u00a0${first!.title}\u00a0»\u00a0: oui, indispensable`);
  expect(html).toContain(`«\u00a0${second!.title}\u00a0»\u00a0: non, un peu`);
  const texts = SUBJECTS.flatMap((subject) =>
    FORMS.map((form) => [`${subject}-${form}`, draft.forms[subject][form]] as const),
  );
  const fields = {
    ...{ ...Object.fromEntries(texts), category: 'TagMain', keywords: 'jazz, swing' },
    ...{ version: String(version), intent: 'accept' },
  };
  const none = await post('camille', address, fields);
  expect([none.status, await none.text()]).toEqual([422, expect.stringContaining('au moins une')]);
  expect((await post('camille', address, { ...fields, idea: String(first!.id) })).status).toBe(303);
  const question_id = (await stored())?.question_id ?? 0;
  expect(await db('reaction').where({ question_id }).select('idea_id', 'label')).toEqual([
    { idea_id: first!.id, label: 'YesIsNeeded' },
  ]);
});
