// The catalogue's exchange at a million reactions, and French text matching over a hundred thousand ideas.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportCatalogue, importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { matchText } from '#modules/catalogue/matching/index.server.ts';
import { drawPicturesJob } from '#modules/catalogue/pictures/jobs.ts';
import { db, prepareQueues } from '#modules/platform/index.server.ts';
import { makeSyntheticCatalogue } from '../fixtures/synthetic-catalogue.ts';
import { openDatabase } from './database.ts';
import { bench, percentile } from './harness.ts';

const QUESTIONS = 1000;
const MIB = 2 ** 20;
const ROUNDS = 40;

const TEXTS = [
  'bougie parfumee',
  'l’amateur de cafes',
  'une théière japonaise pour le jardin',
  'il aime la randonée, le cinema et les vinyles, mais pas le sport',
  'atelier massage pour le voyage',
  'jadrin',
  'xyzzy',
];

const folder = mkdtempSync(join(tmpdir(), 'trouvaille-bench-catalogue-'));
const closeDatabase = await openDatabase(join(folder, 'data'));
await prepareQueues([drawPicturesJob]);

type Run = { seconds: number; peakMib: number };

/** Imports a synthetic catalogue in the place of what is there. */
async function measureImport(ideas: number, labelsPerIdea: number): Promise<Run> {
  const dir = join(folder, `catalogue-${ideas}`);
  await makeSyntheticCatalogue(dir, { ideas, questions: QUESTIONS, labelsPerIdea, seed: 1 });
  await db.raw('truncate merchant, idea, question cascade');
  globalThis.gc?.();
  let peak = 0;
  const started = performance.now();
  const result = await importCatalogue(dir, {
    replace: true,
    onProgress: () => {
      peak = Math.max(peak, process.memoryUsage().rss);
    },
  });
  if (!result.ok) throw new Error('the synthetic catalogue was rejected');
  return { seconds: (performance.now() - started) / 1000, peakMib: peak / MIB };
}

async function times(task: (text: string) => Promise<unknown>): Promise<number[]> {
  const measures: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const text of TEXTS) {
      const started = performance.now();
      await task(text);
      measures.push(performance.now() - started);
    }
  }
  return measures;
}

await bench('catalogue', async ({ figure }) => {
  await measureImport(100, 10);
  const small = await measureImport(2_500, 40);
  const large = await measureImport(25_000, 40);
  figure('import of 1,000,000 reactions', large.seconds, 's', { atMost: 60 });
  figure('peak memory of that import', large.peakMib, 'MiB');
  figure('the same ÷ with a tenth of the reactions', large.peakMib / small.peakMib, '×', {
    atMost: 1.5,
  });
  const again = performance.now();
  await importCatalogue(join(folder, 'catalogue-25000'), { replace: true });
  figure('the same again, nothing to change', (performance.now() - again) / 1000, 's');
  const started = performance.now();
  await exportCatalogue(join(folder, 'export'));
  figure('export of 1,000,000 reactions', (performance.now() - started) / 1000, 's');

  await measureImport(100_000, 10);
  await db.raw('analyze');
  const texts = await times((text) => matchText(text, 200));
  figure('matching a text with 100,000 ideas, median', percentile(texts, 50), 'ms');
  figure('matching a text with 100,000 ideas, p99', percentile(texts, 99), 'ms', { atMost: 80 });
});

await closeDatabase();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
