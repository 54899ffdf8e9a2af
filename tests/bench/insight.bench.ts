// How long the counting of past searches takes at 10,000,000 events, and every page that reads the counts:
// asked of the built site, with the rendering of its tables and pictures.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCounts, countSearches } from '#modules/engine/insight/index.server.ts';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { fillHistory } from '../history/fill.ts';
import { openDatabase } from './database.ts';
import { bench, percentile } from './harness.ts';
import { startMeasuredSite } from './site.ts';

/** With a square in seven and 23 events each, 10,000,000 events. */
const SESSIONS = 430_000;
const TIMES = 5;
const ADMIN = { email: 'bench@exemple.fr', password: 'un cheval correct' };

/** Addresses by the most that each may take, in ms. */
const PAGES: Record<string, number> = {
  'stats/overview?per=day': 1000,
  'stats/discovery': 1000,
  'stats/performance': 1000,
  'stats/performance-evolution?per=day': 1000,
  'stats/quality': 1000,
  'stats/quality?gender=Female&age=2': 1000,
  'stats/olap?rows=keyword&columns=month&measure=success': 2000,
  'stats/olap?rows=day&columns=source&measure=duration': 2000,
  'stats/olap?rows=age&columns=budget&measure=acceptance&gender=Male': 2000,
  podium: 1000,
  'podium?of=questions': 1000,
  'podium?gender=Female&age=2&sort=acceptance': 1000,
  analytics: 1000,
  'analytics/feedback': 1000,
  'analytics/search-sessions': 1000,
};

const folder = mkdtempSync(join(tmpdir(), 'trouvaille-bench-insight-'));
const dataDir = join(folder, 'data');
const close = await openDatabase(dataDir);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The cookie of an admin. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/account/signin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url },
    body: new URLSearchParams(ADMIN),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

await bench('insight', async ({ figure }) => {
  const world = { questions: upTo(257), ideas: upTo(100_000) };
  const history = { sessions: SESSIONS, days: 730, until: new Date(), seed: 14 };
  let events = 0;
  const filled = await timed(async () => {
    events = await fillHistory(world, history);
  });
  figure('(events stored)', events, '');
  figure('(stored in)', filled / 1000, 's');
  figure('counting all of them', (await timed(() => countSearches())) / 1000, 's');
  figure('counting again, without changes', await timed(() => countSearches()), 'ms');
  figure('comparing every day with its searches', (await timed(() => checkCounts())) / 1000, 's');
  for (const table of ['search_fact', 'idea_fact', 'question_fact']) {
    const { rows } = await db.raw(
      `select count(*)::int as rows, (pg_total_relation_size('${table}') / 1048576)::int as mib from ${table}`,
    );
    figure(`${table}: rows`, rows[0].rows, '');
    figure(`${table}: on disk`, rows[0].mib, 'MiB');
  }
  await db.raw('vacuum analyze');
  await createAccount(ADMIN.email, ADMIN.password, 'Admin');
  await close();
  const site = await startMeasuredSite(dataDir);
  const Cookie = await signIn(site.url);
  for (const [page, atMost] of Object.entries(PAGES)) {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      times.push(
        await timed(async () => {
          const answer = await fetch(`${site.url}/admin/${page}`, { headers: { Cookie } });
          if (!answer.ok) throw new Error(`${page} was answered with ${answer.status}`);
          await answer.text();
        }),
      );
    }
    figure(`/admin/${page}, median`, percentile(times, 50), 'ms', { atMost });
  }
  await site.stop();
});

rmSync(folder, { recursive: true, force: true });
process.exit(0);
