import { beforeEach, expect, test } from 'vitest';
import { predictDueLabels, trainLabelModel } from '#modules/catalogue/label-model/index.server.ts';
import { predictLabelsJob, trainLabelModelJob } from '#modules/catalogue/label-model/jobs.ts';
import type { Label } from '#modules/catalogue/shared.ts';
import { db, prepareQueues } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { searchAnswering } from '../../../tests/fixtures/search.ts';
import { shown } from '../../../tests/fixtures/session.ts';
import { LABEL_COUNT, labelOf, MISSING } from '../core/index.server.ts';
import { currentStep } from '../session/index.server.ts';
import { indexOfId } from './catalogue-snapshot.ts';
import { catalogueSnapshot, refreshSnapshot } from './current.server.ts';

const THEMES = ['théière', 'vélo', 'guitare', 'jardin', 'couteau', 'puzzle'];
const GUITAR = 1 + THEMES.indexOf('guitare');
const QUESTIONS = THEMES.map((_, at) => 1 + at);

/** Labels on all questions: those of one theme, and None. */
const labelsOf = (theme: number): Record<number, Label> =>
  Object.fromEntries(
    QUESTIONS.map((id) => [id, id === theme + 1 ? ('YesIsDesired' as const) : ('None' as const)]),
  );

beforeEach(async () => {
  await prepareQueues([trainLabelModelJob, predictLabelsJob]);
  await plantCatalogue({
    ideas: Array.from({ length: 90 }, (_, at) => ({
      id: `modèle ${THEMES[at % 6]} numéro ${at}`,
      labels: labelsOf(at % 6),
    })),
    questions: QUESTIONS.map((id) => ({ id, category: 'TagMain' })),
  });
  await db('label_prediction').delete();
  await db('label_model').delete();
  await trainLabelModel();
  await predictDueLabels();
  await refreshSnapshot();
});

/** An idea of a feed: nobody labelled it. @returns its id. */
async function insertFresh(title: string): Promise<number> {
  const [idea] = await db('idea')
    .insert({
      merchant_id: 0,
      id_within_merchant: title,
      title,
      price_cents: 3000,
      image: 'x.webp',
      content: 'Une boutique',
    })
    .returning('id');
  return idea!.id;
}

function served(ideaId: number, question = GUITAR): number {
  const { core, ideaIds, questionIndex } = catalogueSnapshot();
  return labelOf(core, indexOfId(ideaIds, ideaId), questionIndex.get(question)!);
}

test('the first search for what a fresh idea is predicted to be shows it', async () => {
  await db('idea').where('title', 'like', '%guitare%').update({ available: false });
  await insertFresh('Un modèle guitare tout neuf');
  await predictDueLabels();
  // Nothing speaks against these either.
  for (let n = 0; n < 8; n++) await insertFresh(`Une surprise ${n}`);
  await refreshSnapshot();
  const answers = QUESTIONS.map((id) => [id, id === GUITAR ? 'Yes' : 'No'] as const);
  const sid = await searchAnswering(Object.fromEntries(answers));
  const step = await currentStep(sid);
  expect(shown(step!)).toMatchObject({ title: 'Un modèle guitare tout neuf' });
});

test('a new prediction is applied like a changed label, and a label comes before it', async () => {
  const { core } = catalogueSnapshot();
  const id = await insertFresh('Un modèle guitare tout neuf');
  await refreshSnapshot();
  expect(served(id)).toBe(MISSING);
  await predictDueLabels();
  await refreshSnapshot();
  expect(served(id)).toBeGreaterThanOrEqual(LABEL_COUNT);
  await db('reaction').insert({ idea_id: id, question_id: GUITAR, label: 'None' });
  await refreshSnapshot();
  expect(served(id)).toBe(3);
  expect(catalogueSnapshot().core).toBe(core);
});

test('nothing is predicted of an idea that was gone through question by question', async () => {
  const id = await insertFresh('Un modèle guitare tout neuf');
  await predictDueLabels();
  const others = QUESTIONS.filter((question) => question !== GUITAR);
  await db('reaction').insert(
    others.map((question_id) => ({ idea_id: id, question_id, label: 'None' as const })),
  );
  await refreshSnapshot();
  expect(served(id)).toBe(MISSING);
});

test('without an active model the engine reads labels alone', async () => {
  await db('label_prediction').delete();
  const id = await insertFresh('Un modèle guitare tout neuf');
  await refreshSnapshot();
  expect(QUESTIONS.map((question) => served(id, question))).toEqual(QUESTIONS.map(() => MISSING));
});
