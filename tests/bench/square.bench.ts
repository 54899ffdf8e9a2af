// The square over HTTP, at a hundred thousand ideas: a text, reactions one after the other, an address that is not cached.
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { drawPicturesJob } from '#modules/catalogue/pictures/jobs.ts';
import { formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';
import { db, prepareQueues } from '#modules/platform/index.server.ts';
import { makeSyntheticCatalogue, syntheticKey } from '../fixtures/synthetic-catalogue.ts';
import { openDatabase } from './database.ts';
import { bench, percentile } from './harness.ts';
import { startMeasuredSite } from './site.ts';

const IDEAS = 100_000;
const QUESTIONS = 1000;
const LABELS_PER_IDEA = 40;
/** How many reactions a visitor gives to a grid, and how many a shared address has. */
const REACTIONS = 6;
const SHARED_REACTIONS = 10;
const ROUNDS = 10;

// No two texts are the same: words, misspellings, themes, prices and ages, in every combination.
const THEMES = ['bougie parfumee', 'theiere japonnaise', 'atelier', 'jeux', 'vinyles', 'télescope'];
const RECIPIENTS = [
  '',
  'maman',
  'mon frère de 40 ans',
  'un ado',
  'couple',
  'l’amateur de cafes',
  'xyzzy',
];
const BUDGETS = ['', 'moins de 30 euros', 'entre 20 et 60 €', 'pour le jadrin'];
const TEXTS = THEMES.flatMap((what) =>
  RECIPIENTS.flatMap((whom) => BUDGETS.map((price) => `${what} ${whom} ${price}`.trim())),
);

/** A data folder with a synthetic catalogue. */
async function fillSite(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-bench-square-'));
  const files = mkdtempSync(join(tmpdir(), 'trouvaille-bench-catalogue-'));
  const options = { ideas: IDEAS, questions: QUESTIONS, labelsPerIdea: LABELS_PER_IDEA, seed: 1 };
  await makeSyntheticCatalogue(files, options);
  const closeDatabase = await openDatabase(dataDir);
  await prepareQueues([drawPicturesJob]);
  const result = await importCatalogue(files);
  if (!result.ok) throw new Error('the synthetic catalogue was rejected');
  await db.raw('vacuum analyze');
  await closeDatabase();
  await rm(files, { recursive: true });
  return dataDir;
}

type Result = { sid: string; ideas: [Idea, Idea | null][] };

const dataDir = await fillSite();
const site = await startMeasuredSite(dataDir);

/** Calls the square and says how long the whole answer took, in milliseconds. */
async function timed(name: string, init?: RequestInit): Promise<{ ms: number; result: Result }> {
  const started = performance.now();
  const response = await fetch(`${site.url}/api/public/square/${name}`, init);
  if (!response.ok) throw new Error(`the square answered ${response.status}`);
  const result = (await response.json()) as Result;
  return { ms: performance.now() - started, result };
}

const search = (t: string) => timed(`q?${new URLSearchParams({ t })}`);
const refine = (t: string, reactions: readonly string[]) =>
  timed('r', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ t, r: JSON.stringify(reactions) }),
  });

/** Searches a text, then reacts to one tile after the other. */
async function visit(text: string, found: number[], refined: number[]): Promise<void> {
  const { ms, result } = await search(text);
  found.push(ms);
  let shown = result;
  const reactions: string[] = [];
  for (let given = 0; given < REACTIONS && shown.ideas.length > 0; given++) {
    const [idea] = shown.ideas[given % shown.ideas.length]!;
    reactions.push(`${given % 3 === 1 ? 'GoodIdea' : 'BadIdea'}:${formatIdeaKey(idea.key)}`);
    const next = await refine(text, reactions);
    refined.push(next.ms);
    shown = next.result;
  }
}

await bench('square', async ({ figure }) => {
  try {
    // The first visits warm the process up.
    for (const text of TEXTS.slice(0, 20)) await visit(`${text} `, [], []);
    const found: number[] = [];
    const refined: number[] = [];
    for (const text of TEXTS.slice(20)) await visit(text, found, refined);
    const shared: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, text] of TEXTS.slice(0, 20).entries()) {
        const reactions = Array.from({ length: SHARED_REACTIONS }, (_, given) => {
          const idea = syntheticKey((round * 7919 + at * 997 + given * 131) % IDEAS);
          return `${given % 2 ? 'GoodIdea' : 'BadIdea'}:${formatIdeaKey(idea)}`;
        });
        shared.push((await refine(text, reactions)).ms);
      }
    }
    const name = `${IDEAS.toLocaleString('en')} ideas`;
    figure(`${name}: a text, median`, percentile(found, 50), 'ms');
    figure(`${name}: a text, 99th percentile`, percentile(found, 99), 'ms', { atMost: 80 });
    figure(`${name}: a reaction, median`, percentile(refined, 50), 'ms');
    figure(`${name}: a reaction, 99th percentile`, percentile(refined, 99), 'ms', { atMost: 80 });
    figure(
      `${name}: an unknown address of ${SHARED_REACTIONS} reactions, median`,
      percentile(shared, 50),
      'ms',
    );
    figure(
      `${name}: an unknown address of ${SHARED_REACTIONS} reactions, 99th percentile`,
      percentile(shared, 99),
      'ms',
    );
  } finally {
    await site.stop();
  }
});
process.exit(0);
