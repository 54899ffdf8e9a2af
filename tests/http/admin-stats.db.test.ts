import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSearches } from '#modules/engine/insight/index.server.ts';
import { ageBand, budgetBand } from '#modules/engine/insight/shared.ts';
import { dayOf, db, query, type SearchSessionRow } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { fillHistory } from '../history/fill.ts';
import { type LoggedEvent, plainCount } from '../reference/recount.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

type Counted = SearchSessionRow & { plain: ReturnType<typeof plainCount> };

let server: TestServer;
let admin: SignedIn;
/** Every guided search, counted by a plain reading of its log. */
let searches: Counted[];

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await fillHistory(
    { questions: [1, 2, 3, 4], ideas: Array.from({ length: 16 }, (_, index) => index + 1) },
    { sessions: 150, days: 20, until: new Date('2026-05-20T12:00:00Z'), seed: 3 },
  );
  await countSearches();
  const events = await query<LoggedEvent & { session_id: string }>(
    db,
    'select * from search_event order by session_id, seq',
  );
  const logs = Map.groupBy(events, ({ session_id }) => session_id);
  const sessions = await db('search_session').where({ screen: 'search' }).select('*');
  searches = sessions.map((session) => ({
    ...session,
    plain: plainCount(logs.get(session.id) ?? []),
  }));
  const { email } = await newAccount('Admin');
  server = await startServer();
  admin = await signIn(server, email);
}, 120_000);
afterAll(() => server?.stop());

/** The lines of a file by their first fields, as many as name a group. */
async function file(address: string, keys: number): Promise<Map<string, string[]>> {
  const answer = await admin.get(`/admin/stats/${address}`);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const text = await answer.text();
  const lines = text.trim().split('\r\n').slice(1);
  return new Map(
    lines.map((line) => {
      const fields = line.split(';').map((field) => field.replace(/^"|"$/g, ''));
      return [fields.slice(0, keys).join(' | '), fields.slice(keys)];
    }),
  );
}

const groups = (keyOf: (search: Counted) => string) => Map.groupBy(searches, keyOf);
const ended = (group: Counted[], ...kinds: string[]) =>
  group.filter(({ plain }) => kinds.includes(plain.end_kind)).length;
const rounded = (value: number) => String(Math.round(value * 1e4) / 1e4).replace('.', ',');
const sum = (group: Counted[], figure: 'asked' | 'shown' | 'refused' | 'kept' | 'clicked') =>
  group.reduce((total, { plain }) => total + plain[figure], 0);

test('the overview says of each day what its logs say', async () => {
  const days = await file('overview?per=day&format=csv', 1);
  const expected = groups(({ created_at }) => dayOf(created_at).split('-').reverse().join('/'));
  expect(days.size).toBe(expected.size);
  for (const [day, group] of expected) {
    expect(days.get(day)).toEqual([
      String(group.length),
      ...['accepted', 'clicked', 'gave_up', 'left'].map((kind) => String(ended(group, kind))),
      rounded(ended(group, 'accepted') / group.length),
      rounded(ended(group, 'accepted', 'clicked') / group.length),
      rounded(sum(group, 'asked') / group.length),
      ...(['shown', 'refused', 'kept'] as const).map((figure) => String(sum(group, figure))),
    ]);
  }
});

test.each([
  ['source', (search: Counted) => SOURCES[search.source]],
  [
    'keyword',
    (search: Counted) => search.source_strict_keyword ?? search.source_keyword ?? 'aucun',
  ],
  ['campaign', (search: Counted) => search.source_campaign ?? 'aucun'],
] as const)('what searches came of, by %s, is what their logs say', async (name, keyOf) => {
  const found = await file(`discovery?${name}.format=csv`, 1);
  const expected = groups(keyOf);
  expect(found.size).toBe(expected.size);
  for (const [key, group] of expected) {
    expect(found.get(key)).toEqual([
      String(group.length),
      String(ended(group, 'accepted')),
      String(ended(group, 'clicked')),
      rounded(ended(group, 'accepted') / group.length),
      rounded(ended(group, 'accepted', 'clicked') / group.length),
      String(sum(group, 'clicked')),
    ]);
  }
});

const SOURCES = {
  Natural: 'naturelle',
  Google: 'Google',
  Simple: 'campagne',
  Multiple: 'Google et campagne',
};

const AGES = ['moins de 18', '18 à 24', '25 à 34', '35 à 49', '50 à 64', '65'];
const BUDGETS = ['jusqu’à 20', '20 à 50', '50 à 100', 'plus de 100'];
const ageOf = ({ age_months }: Counted) => {
  const band = ageBand(age_months);
  return band === 5 ? '65\u00a0ans et plus' : `${AGES[band]}\u00a0ans`;
};
const budgetOf = (search: Counted) => `${BUDGETS[budgetBand(search.price_max_cents)]}\u00a0€`;

test('performance by profile is what the logs say, also for one gender alone', async () => {
  const found = await file('performance?gender=Female&format=csv', 3);
  const women = searches.filter(({ gender }) => gender === 'Female');
  const expected = Map.groupBy(
    women,
    (search) => `une femme | ${ageOf(search)} | ${budgetOf(search)}`,
  );
  expect(found.size).toBe(expected.size);
  for (const [profile, group] of expected) {
    expect(found.get(profile)?.slice(0, 3)).toEqual([
      String(group.length),
      rounded(ended(group, 'accepted', 'clicked') / group.length),
      rounded(ended(group, 'accepted') / group.length),
    ]);
  }
});

test('the evolution counts every search once, by the version that was in use', async () => {
  const found = await file('performance-evolution?format=csv', 1);
  expect([...found.keys()]).toEqual(['réglages de départ']);
  expect(found.get('réglages de départ')?.[0]).toBe(String(searches.length));
});

test('the evolution marks when the model of the labels changed, in the chart and in words', async () => {
  await db('label_model_activation').insert({ at: new Date('2026-05-10T12:00:00Z'), version: 7 });
  const html = await admin.show('/admin/stats/performance-evolution');
  const words = '10 mai 2026 : modèle des étiquettes, version 7';
  for (const place of ['title', 'li']) {
    expect(html.replaceAll('\u00a0', ' ')).toContain(`<${place}>${words}</${place}>`);
  }
});

test('the quality of questions is what their answers say', async () => {
  const found = await file('quality?format=csv', 1);
  expect(found.size).toBe(4);
  const totals = [...found.values()].map((fields) =>
    fields.map((field) => Number(field.replace(',', '.'))),
  );
  const asked = searches.reduce((total, { plain }) => total + plain.questions.size, 0);
  expect(totals.reduce((total, [count]) => total + (count ?? 0), 0)).toBe(asked);
  const unknown = searches.flatMap(({ plain }) => [...plain.given.values()]);
  const html = await admin.show('/admin/stats/quality');
  const share = unknown.filter((answer) => answer === 'IDontKnow').length / unknown.length;
  expect(html).toContain(`${(share * 100).toFixed(1).replace('.0', '').replace('.', ',')}\u00a0%`);
});

test('a crossing has every cell and the totals of its rows and columns', async () => {
  const found = await file('olap?rows=age&columns=budget&measure=success&format=csv', 1);
  const success = (group: Counted[]) => rounded(ended(group, 'accepted', 'clicked') / group.length);
  const budgets = [...groups((search) => String(budgetBand(search.price_max_cents))).keys()].sort();
  for (const [age, group] of groups(ageOf)) {
    const cells = budgets.map((budget) => {
      const cell = group.filter((each) => String(budgetBand(each.price_max_cents)) === budget);
      return cell.length > 0 ? success(cell) : '';
    });
    expect(found.get(age)).toEqual([success(group), ...cells]);
  }
  expect(found.get('Total')?.[0]).toBe(success(searches));
});

test.each(['overview', 'discovery', 'performance', 'performance-evolution', 'quality', 'olap'])(
  'the page « %s » shows charts or tables as plain HTML, and says what it cannot read',
  async (page) => {
    const form = /<details[^>]*><summary>Filtres/;
    expect(form.exec(await admin.show(`/admin/stats/${page}`))?.[0]).not.toContain('open');
    const wrong = await admin.get(
      `/admin/stats/${page}?gender=constructor&period-from=2026-02-31&sort=x&page=-1&keyword.page=9e9`,
    );
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    expect(html).toContain(
      'Je ne comprends pas ces choix, et je fais sans\u00a0: Commencées, Pour qui.',
    );
    expect(html).toContain('<table');
    // On a phone too, the fields are shown that it speaks of.
    expect(form.exec(html)?.[0]).toContain('open');
  },
);

test('a crossing of nothing, or with a hostile text, is an empty table', async () => {
  const html = await admin.show(
    `/admin/stats/olap?keyword=${encodeURIComponent("'; drop table idea; --\0")}`,
  );
  expect(html).toContain('Aucune recherche ici');
});
