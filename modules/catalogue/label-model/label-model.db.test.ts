import { beforeEach, expect, test } from 'vitest';
import { db, prepareQueues } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { activateLabelModel } from './commands.server.ts';
import { predictLabelsJob, trainLabelModelJob } from './jobs.ts';
import { predictDueLabels } from './prediction.commands.server.ts';
import { listLabelModelActivations, listLabelModels, predictionsOfIdea } from './queries.server.ts';
import { trainLabelModel } from './training.commands.server.ts';

const THEMES = ['théière', 'vélo', 'guitare', 'jardin'];
const LABELLED = 80;

beforeEach(async () => {
  await prepareQueues([trainLabelModelJob, predictLabelsJob]);
  await plantCatalogue(SIXTEEN_IDEAS);
  await db('label_prediction').delete();
  await db('label_model').delete();
  const questions: number[] = await db('question').orderBy('id').pluck('id');
  const ids = await insertIdeas(LABELLED, (at) => `Modèle ${THEMES[at % 4]} numéro ${at}`);
  await db('reaction').insert(
    ids.flatMap((idea_id, at) =>
      questions.slice(0, 6).map((question_id, place) => ({
        idea_id,
        question_id,
        label: place === at % 4 ? ('YesIsDesired' as const) : ('None' as const),
      })),
    ),
  );
});

let inserted = 0;

async function insertIdeas(count: number, title: (at: number) => string): Promise<number[]> {
  const image = 'gift.dots.webp';
  const rows = Array.from({ length: count }, (_, at) => ({
    merchant_id: 0,
    id_within_merchant: `learned${inserted++}`,
    title: title(at),
    image,
    content: 'Où le trouver',
  }));
  const ids = await db('idea').insert(rows).returning('id');
  return ids.map(({ id }) => id);
}

test('an idea without labels is predicted from those that have some, once, and again when it changes', async () => {
  expect((await trainLabelModel())!.active).toBe(true);
  expect(await predictDueLabels()).toBeGreaterThanOrEqual(LABELLED);
  expect(await predictDueLabels()).toBe(0);
  const [fresh] = await insertIdeas(1, () => 'Modèle guitare tout neuf');
  expect(await predictDueLabels()).toBe(1);
  const [likeliest] = await predictionsOfIdea(fresh!);
  const [, , third] = await db('question').orderBy('id').pluck('id');
  expect(likeliest).toMatchObject({ question_id: third, label: 'YesIsDesired' });
  expect(likeliest!.chance).toBeGreaterThan(0.5);
  await db('idea').where({ id: fresh! }).update({ title: 'Modèle jardin tout neuf' });
  expect(await predictDueLabels()).toBe(1);
  expect((await predictionsOfIdea(fresh!))[0]!.question_id).not.toBe(third);
});

test('who goes back to a version keeps it when another is trained, until that one is activated', async () => {
  const first = await trainLabelModel();
  const second = await trainLabelModel();
  expect(second!.figures.overall.auc).toBe(first!.figures.overall.auc);
  const states = async () => (await listLabelModels()).map(({ id, active }) => [id, active]);
  expect(await activateLabelModel(first!.id)).toEqual({ ok: true });
  const third = await trainLabelModel();
  expect(await states()).toEqual([
    [third!.id, false],
    [second!.id, false],
    [first!.id, true],
  ]);
  expect(await activateLabelModel(third!.id)).toEqual({ ok: true });
  expect(await activateLabelModel(third!.id + 1)).toEqual({ ok: false, reason: 'unknown_version' });
  const last = await trainLabelModel();
  expect(last!.active).toBe(true);
  const used = (await listLabelModelActivations(5)).map(({ version }) => version);
  expect(used).toEqual([last, third, first, second, first].map((each) => each!.id));
});

test('five versions are kept, the active one besides', async () => {
  const first = await trainLabelModel();
  await predictDueLabels();
  const { id: _, ...row } = (await db('label_model').first())!;
  const figures = JSON.stringify(row.figures);
  await db('label_model').insert(Array(6).fill({ ...row, figures, active: false }));
  const last = await trainLabelModel();
  const kept = (await listLabelModels()).map(({ id }) => id);
  expect(kept).toEqual([0, 1, 2, 3, 4].map((back) => last!.id - back).concat(first!.id));
});

test('a version is deleted although the later ones predict the same as it did', async () => {
  const first = await trainLabelModel();
  await predictDueLabels();
  const second = await trainLabelModel();
  await predictDueLabels();
  const { id: _, ...row } = (await db('label_model').first())!;
  const figures = JSON.stringify(row.figures);
  await db('label_model').insert(Array(6).fill({ ...row, figures, active: false }));
  await trainLabelModel();
  const kept = (await listLabelModels()).map(({ id }) => id);
  expect(kept).toContain(second!.id);
  expect(kept).not.toContain(first!.id);
});

test('without enough labels nothing is trained, and ideas wait', async () => {
  await db('reaction').delete();
  expect(await trainLabelModel()).toBeNull();
  expect(await predictDueLabels()).toBe(0);
  expect(await db('label_prediction_due').first()).toBeDefined();
});
