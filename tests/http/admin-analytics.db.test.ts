import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSearches, rankIdeas } from '#modules/engine/insight/index.server.ts';
import { db, query } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { fillHistory } from '../history/fill.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const DAY = '2026-05-18';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await fillHistory(
    { questions: [1, 2, 3, 4], ideas: Array.from({ length: 16 }, (_, index) => index + 1) },
    { sessions: 150, days: 5, until: new Date('2026-05-20T12:00:00Z'), seed: 5 },
  );
  await countSearches();
  const { email } = await newAccount('Admin');
  server = await startServer();
  admin = await signIn(server, email);
}, 120_000);
afterAll(() => server?.stop());

const fields = (line: string) => line.split(';').map((field) => field.replace(/^"|"$/g, ''));

/** The lines of a file, without its head. */
async function file(address: string): Promise<string[][]> {
  const text = await (await admin.get(address)).text();
  return text.trim().split('\r\n').slice(1).map(fields);
}

/** How often each idea was accepted, from the log itself: the last event of a search accepts it. */
async function acceptedInLog(): Promise<Map<string, number>> {
  const rows = await query<{ title: string; accepted: number }>(
    db,
    `select title, count(*)::int as accepted from search_fact join idea on idea.id = accepted_idea group by title`,
  );
  return new Map(rows.map(({ title, accepted }) => [title, accepted]));
}

test('the podium counts acceptances as the searches do, the surest first', async () => {
  const lines = await file('/admin/podium?format=csv');
  const expected = await acceptedInLog();
  expect(expected.size).toBeGreaterThan(3);
  for (const [title, , shown, accepted, acceptance] of lines) {
    expect(Number(accepted)).toBe(expected.get(title!) ?? 0);
    const share = Number(acceptance!.replace(',', '.'));
    expect(share).toBeCloseTo(Number(accepted) / Number(shown), 3);
  }
});

test('a page of the podium says of its ideas what the file of all says', async () => {
  const rank = { orderBy: 'acceptance', direction: 'desc', offset: 0 } as const;
  for (const filter of [{}, { gender: 'Female' as const }, { merchant: 'nulle part' }]) {
    const all = await rankIdeas(filter, { ...rank, limit: 10_000 });
    expect(await rankIdeas(filter, { ...rank, limit: 5 })).toEqual(all.slice(0, 5));
  }
});

test('the interval of an acceptance holds it, and narrows as an idea is shown more', async () => {
  const html = await admin.show('/admin/podium?sort=-shown');
  const [, share, low, high] = /([\d,]+)\u00a0% \(([\d,]+)\u00a0% à ([\d,]+)\u00a0%\)/
    .exec(html)!
    .map((figure) => Number(figure.replace(',', '.')));
  expect(low).toBeLessThan(share!);
  expect(high).toBeGreaterThan(share!);
});

test('the podium is narrowed down by period, profile and shop', async () => {
  const all = await file('/admin/podium?format=csv');
  expect((await file('/admin/podium?gender=Female&format=csv')).length).toBeLessThanOrEqual(
    all.length,
  );
  expect(await admin.show('/admin/podium?merchant=nulle+part')).toContain(
    'Rien n’a été montré ici',
  );
  expect(await admin.show('/admin/podium?period-to=2001-01-01')).toContain(
    'Rien n’a été montré ici',
  );
});

test('questions are ranked too', async () => {
  const [fact] = await query<{ asked: number }>(
    db,
    'select sum(asked)::int as asked from question_fact',
  );
  const lines = await file('/admin/podium?of=questions&format=csv');
  const sum = lines.reduce((total, [, count]) => total + Number(count), 0);
  expect(sum).toBe(fact!.asked);
});

test('feedback begins with the ideas that fit nobody, and leads to their labels', async () => {
  const lines = await file('/admin/analytics/feedback?format=csv');
  const counts = lines.map(([, , inconsistent]) => Number(inconsistent));
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(await admin.show('/admin/analytics/feedback')).toContain('/contrib/idea/enrich/single/');
  expect(await admin.show('/admin/analytics/feedback?by=question')).toContain('Départs');
  const merchants = await file('/admin/analytics/feedback?by=merchant&format=csv');
  const shown = (rows: string[][], column: number) =>
    rows.reduce((total, row) => total + Number(row[column]), 0);
  expect(shown(merchants, 3)).toBe(shown(lines, 3));
});

test('a day is shown with its searches, beside the same day a week before', async () => {
  const [day] = await query<{ searches: number }>(
    db,
    `select count(*)::int as searches from search_fact where day = ? and screen = 'search'`,
    [DAY],
  );
  const html = await admin.show(`/admin/analytics?day=${DAY}`);
  expect(html).toContain('18 mai 2026');
  expect(html).toMatch(new RegExp(`Recherches guidées</dt><dd[^>]*>${day!.searches}</dd>`));
  expect(html).toContain('day=2026-05-17');
});

test.each(['2026-02-30', '0001-01-01', '9999-01-01', 'x', '%00', '1'.repeat(300)])(
  'the day « %s » is none, and today is shown',
  async (day) => {
    const answer = await admin.get(`/admin/analytics?day=${day}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Ce jour n’existe pas');
  },
);
