import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSearches } from '#modules/engine/insight/index.server.ts';
import { answerQuestion, startSession } from '#modules/engine/session/index.server.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { storeLog } from '../fixtures/past-searches.ts';
import { START } from '../fixtures/search.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const OLD = new Date('2026-01-05T10:00:00Z');
const LIST = '/admin/analytics/search-sessions';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  server = await startServer();
  admin = await signIn(server, (await newAccount('Admin')).email);
}, 120_000);
afterAll(() => server?.stop());

const answered = (question_id: number) =>
  [
    { kind: 'question', question_id },
    { kind: 'answer', question_id, answer: 'Yes' },
  ] as const;

const pageOf = (sid: string) => admin.show(`/admin/search-session/${sid}`);

test('each step of a search shows what was likely, what was worth asking, and what the visitor did', async () => {
  const { id: idea } = (await db('idea').where({ title: 'Idée i15' }).first('id'))!;
  const sid = await storeLog([
    ...answered(1),
    ...answered(2),
    { kind: 'idea', idea_id: idea, as_question: false },
    { kind: 'feedback', idea_id: idea, feedback: 'BadIdea', as_question: false },
    { kind: 'give_up' },
  ]);
  const html = await pageOf(sid);
  for (const said of [
    'Étape 1\u00a0: question «\u00a0Unknown interrogative 1\u00a0»',
    'répond «\u00a0Oui\u00a0» à la question «\u00a0Unknown interrogative 1\u00a0»',
    'Étape 3\u00a0: idée «\u00a0Idée i15\u00a0»',
    // Why it was chosen: the visitor's own answers.
    'Female affirmative 1',
    'refuse l’idée «\u00a0Idée i15\u00a0»',
    'Étape 4\u00a0: plus d’idée à proposer',
  ]) {
    expect(html.replaceAll('<!-- -->', '')).toContain(said);
  }
  const bits = [...html.matchAll(/Incertitude\u00a0: ([\d,]+)/g)].map(([, typed = '']) =>
    Number(typed.replace(',', '.')),
  );
  expect(bits).toHaveLength(4);
  // Sixteen ideas are at most four bits; each answer leaves less.
  expect(bits[0]).toBeLessThanOrEqual(4);
  expect(bits[1]).toBeLessThan(bits[0]!);
  expect(bits[2]).toBeLessThan(bits[1]!);
});

test('a step that the engine would not choose today is pointed out, and what left the catalogue is named by its number', async () => {
  const sid = await storeLog([
    { kind: 'question', question_id: 4321 },
    { kind: 'answer', question_id: 4321, answer: 'Yes' },
    { kind: 'idea', idea_id: 987_654, as_question: false },
  ]);
  const html = await pageOf(sid);
  expect(html).toContain('question n°\u00a04321, qui n’est plus au catalogue');
  expect(html).toContain('idée n°\u00a0987654, qui n’est plus au catalogue');
  expect(html).toContain('À 2 étapes de cette page, le moteur choisirait autre chose aujourd’hui');
});

test('hints are shown within their retention alone, even when they are not deleted yet', async () => {
  const hints = 'jardin de mamie';
  expect(await pageOf(await storeLog(answered(1), { hints }))).toContain(hints);
  expect(await pageOf(await storeLog(answered(1), { hints, created_at: OLD }))).not.toContain(
    hints,
  );
});

test('steps before a change of the profile say that they are explained by the later one', async () => {
  const sid = await storeLog([...answered(1), { kind: 'profile' }, ...answered(2)]);
  expect(await pageOf(sid)).toContain('Le visiteur a changé le profil en route');
});

test('a long search is shown ten steps at a time, and a page beyond its end is the last', async () => {
  const steps = Array.from({ length: 25 }, () => answered(1)).flat();
  const sid = await storeLog(steps);
  const html = await admin.show(`/admin/search-session/${sid}?page=99999999999999999999`);
  expect(html).toContain('id="step-21"');
  expect(html).not.toContain('id="step-20"');
  expect(await pageOf(sid)).not.toContain('id="step-11"');
});

test('what the engine believed is folded away at each step, until the address asks for all of it', async () => {
  const sid = await storeLog([...answered(1), ...answered(2)]);
  const opened = (html: string) => html.match(/<details[^>]* open=""/g) ?? [];
  const folded = await pageOf(sid);
  expect(opened(folded)).toEqual([]);
  expect(folded).toContain(`href="/admin/search-session/${sid}?unfolded=1"`);
  expect(opened(await admin.show(`/admin/search-session/${sid}?unfolded=1`))).toHaveLength(
    folded.match(/id="step-\d+"/g)!.length,
  );
});

test.each(['x', 'A'.repeat(22), 'é'.repeat(22), 'A'.repeat(5000), "';--", '%00'])(
  'the search « %s » is not found, and the page says why',
  async (sid) => {
    const answer = await admin.get(`/admin/search-session/${encodeURIComponent(sid)}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Cette recherche n’existe pas, ou elle a été effacée');
  },
);

test('an erased search is not found; its line stays without a link', async () => {
  const sid = await storeLog(answered(1), { created_at: OLD });
  await countSearches();
  expect(await admin.show(LIST)).toContain(`/admin/search-session/${sid}`);
  await db('search_session').where({ id: sid }).delete();
  expect((await admin.get(`/admin/search-session/${sid}`)).status).toBe(404);
});

test('past searches are listed by filter and order, without what visitors typed, and downloaded', async () => {
  await storeLog(answered(1), { gender: 'Couple', hints: 'secret de famille' });
  await storeLog([...answered(1), ...answered(2)], { gender: 'Couple' });
  await countSearches();
  const file = await admin.show(`${LIST}?gender=Couple&sort=-questions&format=csv`);
  const [header, ...lines] = file.trim().split('\r\n');
  expect(header).toContain('Commencée');
  expect(lines.map((line) => line.split(';')[6])).toEqual(['2', '1']);
  for (const text of [file, await admin.show(LIST)]) expect(text).not.toContain('secret');
  expect(await admin.show(`${LIST}?gender=Couple&end=accepted`)).toContain('Aucune recherche ici');
});

test('an address that makes no sense is answered by what can be read of it', async () => {
  const answer = await admin.get(
    `${LIST}?end=constructor&gender=__proto__&period-from=2026-02-31&sort=-id;drop&page=1e9`,
  );
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Je ne comprends pas ces choix');
});

test('a visitor that plays is replayed as the engine chose', async () => {
  await refreshSnapshot();
  const { sid, step } = await startSession(START);
  if (step.kind !== 'question') throw new Error('a search begins with a question');
  await answerQuestion(sid, step.question.id, 'Yes');
  const html = await pageOf(sid);
  expect(html).toContain('(choisie)');
  expect(html).not.toContain('Aujourd’hui, le moteur choisirait');
});
