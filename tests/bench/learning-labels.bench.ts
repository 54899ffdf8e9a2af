// How well labels are predicted of ideas that the models were not trained on, by each model alone and by their blend; how
// long training takes, and predicting 100,000 ideas, and in how much memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import {
  compareModels,
  predictDueLabels,
  trainLabelModel,
} from '#modules/catalogue/label-model/index.server.ts';
import { predictLabelsJob, trainLabelModelJob } from '#modules/catalogue/label-model/jobs.ts';
import type { Quality } from '#modules/catalogue/label-model/shared.ts';
import { drawPicturesJob } from '#modules/catalogue/pictures/jobs.ts';
import { db, prepareQueues } from '#modules/platform/index.server.ts';
import { inventProducts } from '../fixtures/invented-products.ts';
import { openDatabase } from './database.ts';
import { type Bench, bench, percentile } from './harness.ts';

const IDEAS = Number(process.env.IDEAS ?? 100_000);
/** Of the ideas, so many are predicted first: memory must not grow with the others. */
const FEW = IDEAS / 5;
const SEED = 14;
/** The starter catalogue so many times makes as many labelled ideas as are ever trained on. */
const COPIES = 5;
const MIB = 2 ** 20;

const folder = mkdtempSync(join(tmpdir(), 'trouvaille-bench-labels-'));
const closeDatabase = await openDatabase(join(folder, 'data'), true);
await prepareQueues([trainLabelModelJob, predictLabelsJob, drawPicturesJob]);

async function measured<T>(work: () => Promise<T>) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const result = await work();
  clearInterval(timer);
  const { user, system } = process.cpuUsage(cpu);
  return {
    result,
    seconds: (performance.now() - started) / 1000,
    processor: (user + system) / 1e6,
    memory: (peak - before) / MIB,
  };
}

function report(figure: Bench['figure'], name: string, quality: Quality): void {
  figure(`${name}: AUC`, quality.auc!, '');
  figure(`${name}: average precision`, quality.averagePrecision!, '');
  figure(`${name}: calibration error`, quality.calibrationError, '');
  const { obvious, obviousRight } = quality;
  if (obvious > 0)
    figure(`${name}: precision from .98 on (${obvious})`, obviousRight / obvious, '');
}

/** Invented products without labels. */
async function insertProducts(from: number, to: number): Promise<void> {
  const { products } = inventProducts(to - from, SEED + from);
  await db('merchant')
    .insert({ id: 1, name: 'Boutique', host: 'boutique.example' })
    .onConflict('id')
    .ignore();
  for (let at = 0; at < products.length; at += 2000) {
    const rows = products.slice(at, at + 2000).map(({ title, priceCents, description }, place) => ({
      merchant_id: 1,
      id_within_merchant: `${from + at + place}`,
      title,
      description,
      price_cents: priceCents,
      image: 'text.dots.webp',
      content: `https://boutique.example/${from + at + place}`,
    }));
    await db('idea').insert(rows);
  }
}

await bench('learning-labels', async ({ figure }) => {
  await importCatalogue('content/catalogue');
  const { alone, blend, without, fresh, labelled } = await compareModels();
  for (const [name, quality] of Object.entries(alone)) report(figure, `${name} alone`, quality);
  report(figure, 'blend', blend);
  report(figure, 'blend, ideas without a label', fresh);
  report(figure, 'blend, ideas with some labels', labelled);
  for (const [name, quality] of Object.entries(without))
    report(figure, `blend without ${name}`, quality);

  const starter = await measured(() => trainLabelModel());
  const { figures, ideas, labels } = starter.result!;
  figure(`training on ${ideas} ideas, ${labels} labels: time`, starter.seconds, 's', {
    atMost: 300,
  });
  figure('the same: processor time', starter.processor, 's');
  const aucs = figures.questions.flatMap(({ auc }) => auc ?? []);
  const precisions = figures.questions.flatMap(({ averagePrecision }) => averagePrecision ?? []);
  for (const [name, values] of [
    ['AUC', aucs],
    ['average precision', precisions],
  ] as const) {
    for (const part of [0, 10, 50, 90, 100]) {
      figure(
        `by question (${values.length}): ${name}, ${part} of 100 are below`,
        percentile(values, part),
        '',
      );
    }
  }
  for (const { ideas: few, auc, averagePrecision } of figures.learning) {
    figure(
      `trained on ${few} ideas: average precision (AUC ${auc?.toFixed(3)})`,
      averagePrecision!,
      '',
    );
  }
  const ranked = figures.questions
    .filter(({ positives }) => positives > 0)
    .toSorted((a, b) => (b.averagePrecision ?? 0) - (a.averagePrecision ?? 0));
  for (const each of [...ranked.slice(0, 3), ...ranked.slice(-3)]) {
    const [question] = await db('question').where({ id: each.question_id }).pluck('content');
    figure(`${question} (${each.positives}): average precision`, each.averagePrecision ?? 0, '');
  }

  await predictDueLabels();
  await insertProducts(0, FEW);
  const few = await measured(() => predictDueLabels());
  await insertProducts(FEW, FEW + IDEAS);
  const many = await measured(() => predictDueLabels());
  figure(`${many.result} ideas predicted: time`, many.seconds, 's', { atMost: 60 });
  figure('the same: processor time of this process', many.processor, 's');
  figure(`memory that predicting ${few.result} ideas takes`, few.memory, 'MiB');
  figure(`memory that predicting ${many.result} ideas takes`, many.memory, 'MiB', {
    atMost: few.memory + 64,
  });

  for (let copy = 1; copy < COPIES; copy++) {
    await db.raw(
      `with copied as (
         insert into idea (merchant_id, id_within_merchant, title, description, price_cents, image, content, gender, age_min_months, age_max_months)
         select 0, id_within_merchant || ' ' || :copy, title || ' ' || :copy, description, price_cents, image, content, gender, age_min_months, age_max_months
           from idea where merchant_id = 0 and id_within_merchant !~ ' ' returning id, id_within_merchant)
       insert into reaction (idea_id, question_id, label)
       select copied.id, question_id, label from copied
         join idea on idea.merchant_id = 0 and idea.id_within_merchant || ' ' || :copy = copied.id_within_merchant
         join reaction on reaction.idea_id = idea.id`,
      { copy: `${copy}` },
    );
  }
  const large = await measured(() => trainLabelModel());
  figure(`training on ${large.result!.ideas} ideas: time`, large.seconds, 's', { atMost: 300 });
  figure('the same: processor time', large.processor, 's');
  figure('the same: memory', large.memory, 'MiB');
});
await closeDatabase();
rmSync(folder, { recursive: true });
