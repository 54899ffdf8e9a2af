// The lists of contributors and moderators, and that of merchants, over HTTP: 100,000 ideas, a million labels, 5,000
// contributions that wait, 100,000 decisions, a million clicks. `IDEAS=2000 CLICKS=5000 ROUNDS=1` tries every page in a minute.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { type Criterion, writeCriteria } from '#modules/moderation/idea-search/shared.ts';
import { FEEDS } from '#modules/moderation/labelling/shared.ts';
import { patterns } from '../http/routes.ts';
import { fillContributions, fillOwnWork, largeTables } from './contributions.ts';
import { openDatabase } from './database.ts';
import { bench, percentile } from './harness.ts';
import { endOfLog, logPlans, logSince, statementTime, wholeReads } from './plans.ts';
import { startMeasuredSite } from './site.ts';

const SIZE = {
  ideas: Number(process.env.IDEAS ?? 100_000),
  ...{ labelsPerIdea: 10, contributions: 5000, clicks: Number(process.env.CLICKS ?? 1_000_000) },
  decisions: 100_000,
};
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const WARM_UP = 3;
/** Tables of which no page may read more than a part. */
const LARGE_ROWS = 50_000;
const READ_ROWS = 20_000;
const PASSWORD = 'un cheval correct';

/** What stands for the parameters of addresses. */
const SAMPLES: Record<string, string> = {
  qid: '7',
  mid: '0',
  iid: 'L2',
  uid: '1',
  type: 'newest',
  icon: 'teapot',
  queue: 'generic-ideas',
};

const SEARCHES: Record<string, { criteria: Criterion[]; sort?: string }> = {
  'a text': { criteria: [{ type: 'Text', text: 'vélo' }] },
  'no text': { criteria: [{ type: 'Text', text: 'vélo', description: true, not: true }] },
  available: { criteria: [{ type: 'Available', not: true }] },
  'a label': { criteria: [{ type: 'HasReaction', question: 7, label: 'YesIsNeeded' }] },
  'no label': { criteria: [{ type: 'HasReaction', question: 7, label: 'any', not: true }] },
  rating: { criteria: [{ type: 'Rating', min: 4.9 }], sort: 'rating' },
  price: { criteria: [{ type: 'Price', max: 600 }], sort: '-price' },
  'few labels': { criteria: [{ type: 'ReactionsCount', max: 3 }] },
  merchant: { criteria: [{ type: 'Merchant', merchant: 7 }] },
  'with weights': { criteria: [{ type: 'HasWeights' }] },
  'without weights': { criteria: [{ type: 'HasWeights', not: true }] },
  affiliated: { criteria: [{ type: 'Affiliated' }] },
  'without needed weight': { criteria: [{ type: 'DoesntHaveNeededWeight' }], sort: 'title' },
  recent: { criteria: [{ type: 'AddedLastNSeconds', seconds: 86_400 }] },
  'close idea': { criteria: [{ type: 'HasCloseIdea', not: true }], sort: '-labels' },
  relation: { criteria: [{ type: 'Relation', question: 7, label: 'NoIsBetter' }] },
  appeared: { criteria: [{ type: 'AppearedInSessions', min: 490 }] },
  'nothing at all': {
    criteria: [
      { type: 'Text', text: 'absent', not: true },
      { type: 'Available' },
      { type: 'HasReaction', question: 7, label: 'any', not: true },
      { type: 'Relation', question: 8, label: 'any' },
      { type: 'HasCloseIdea' },
      { type: 'AppearedInSessions', min: 300 },
      { type: 'HasWeights', not: true },
    ],
  },
};

/** What stands for the parameter of an address: `id` is that of what the address is about. */
function sampleOf(pattern: string, name: string): string {
  if (name === 'cohort') return own.cohort;
  if (name === 'id') return pattern.includes('/merchant/') ? own.page : own.contribution;
  return SAMPLES[name] ?? '1';
}

/** Each page with a name. */
function pages(): [name: string, path: string][] {
  const listed = patterns
    .filter((pattern) => /^\/(contrib|mod)\b/.test(pattern))
    .map((pattern): [string, string] => [
      pattern,
      pattern.replace(/:(\w+)\??/g, (_, name: string) => sampleOf(pattern, name)),
    ]);
  const searches = Object.entries(SEARCHES).map(([name, { criteria, sort = '' }]) => {
    const parameters = new URLSearchParams({ c: writeCriteria(criteria), sort });
    return [`search: ${name}`, `/contrib/idea/search?${parameters}`] as [string, string];
  });
  const feeds = FEEDS.map((feed) => `/contrib/idea/enrich/feed/${feed}`);
  return [
    ...listed,
    ...searches,
    ...[...feeds, ...OTHERS].map((path): [string, string] => [path, path]),
  ];
}

/**
 * Tables that a page sums: what shops bring is the sum over all their ideas, of whichever shop each is by now, and to sort
 * shops by it asks for all of them. It grows with the catalogue, not with the searches.
 */
const SUMMED: Readonly<Record<string, readonly string[]>> = {
  '/admin/merchants': ['idea_click_count'],
  '/admin/merchants?sort=-clicks': ['idea_click_count'],
  '/api/admin/merchant/all': ['idea_click_count'],
};

/** Other pages of these lists, other orders, and what else lists as much. */
const OTHERS = [
  `/contrib/reactions/add/${SAMPLES.qid}?source=leastReacted`,
  '/contrib/questions?sort=-asked&problem=unknown',
  '/contrib/idea/search?page=20',
  '/mod/contributions/generic-ideas?page=200',
  '/mod/contributions/generic-ideas?q=4999',
  '/mod/reaction-summaries?page=400',
  '/mod/reaction-summaries?sort=-waiting',
  '/mod/user-reactions?sort=-waiting',
  '/mod/decisions?page=200',
  '/mod/decisions?contributor=7',
  '/account',
  '/admin/merchants',
  '/admin/merchants?sort=-clicks',
  '/api/admin/merchant/all',
];

const dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-bench-contrib-'));
const closeDatabase = await openDatabase(dataDir);
await fillContributions(SIZE);
const created = await createAccount('admin@exemple.fr', PASSWORD, 'Admin');
if (!created.ok) throw new Error(created.reason);
const own = await fillOwnWork(created.account);
const large = await largeTables(LARGE_ROWS);
await closeDatabase();
const site = await startMeasuredSite(dataDir);

const signIn = await fetch(`${site.url}/account/signin`, {
  method: 'POST',
  body: new URLSearchParams({ email: 'admin@exemple.fr', password: PASSWORD }),
  redirect: 'manual',
});
const cookie = signIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '';

/** What was asked for and answered an error, with its status. */
const failed = new Map<string, number>();

/** How long the whole answer took, in milliseconds; null for one that leads elsewhere, or is an error. */
async function timed(path: string): Promise<number | null> {
  const started = performance.now();
  const response = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status >= 400) failed.set(path, response.status);
  return response.status >= 300 ? null : performance.now() - started;
}

/** Waits until the site, whose connections were ended, has others: a page that reads answers again. */
async function reconnected(): Promise<void> {
  while ((await timed('/contrib/')) === null) await setTimeout(100);
  failed.delete('/contrib/');
}

/** How long a page took each time, without the first times; nothing for one that does not answer with a page. */
async function measure(path: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const ms = await timed(path);
    if (ms === null) return [];
    if (round >= WARM_UP) times.push(ms);
  }
  return times;
}

await bench('contrib', async ({ figure }) => {
  try {
    const bare = await measure('/about');
    figure('a page without data, 95th percentile, for comparison', percentile(bare, 95), 'ms');
    for (const [name, path] of pages()) {
      const times = await measure(path);
      if (times.length === 0) continue;
      figure(`${name}, median`, percentile(times, 50), 'ms');
      figure(`${name}, 95th percentile`, percentile(times, 95), 'ms', { atMost: 200 });
    }
    await logPlans(dataDir);
    await reconnected();
    for (const [name, path] of pages()) {
      const start = endOfLog(dataDir);
      if ((await timed(path)) === null) continue;
      const log = logSince(dataDir, start);
      if (process.env.PLANS) console.log(`\n=== ${name}\n${log}`);
      figure(`${name}, time of its statements`, statementTime(log), 'ms');
      const reads = wholeReads(log).filter(
        ({ table, rows }) => large.includes(table) && rows > READ_ROWS,
      );
      const summed = SUMMED[name] ?? [];
      const isSummed = ({ table }: { table: string }) => summed.includes(table);
      const tables = (found: typeof reads) =>
        found.map(({ table, rows }) => `${table} ${rows}`).join(', ');
      const whole = reads.filter((read) => !isSummed(read));
      figure(`${name}, large tables read whole ${tables(whole)}`.trim(), whole.length, '', {
        atMost: 0,
      });
      if (summed.length > 0) {
        figure(`${name}, summed by design: ${tables(reads.filter(isSummed))}`, summed.length, '');
      }
    }
    const errors = [...failed].map(([path, status]) => `${path} ${status}`).join(', ');
    figure(`pages that answer an error ${errors}`.trim(), failed.size, '', { atMost: 0 });
  } finally {
    await site.stop();
  }
});
process.exit(0);
