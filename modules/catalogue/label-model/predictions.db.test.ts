import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { readEvents } from '../events/index.server.ts';
import { LABELS } from '../vocabulary.ts';
import { replacePredictions } from './predictions.store.server.ts';
import { predictionsAbove, predictionsOfIdea, predictionsOfQuestion } from './queries.server.ts';

let ideas: number[];

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  ideas = await db('idea').orderBy('id').pluck('id');
  await db('reaction').delete();
  await db('label_prediction').delete();
  await predict(ideas[0]!, 0.9);
  await predict(ideas[1]!, 1);
});

/** Predicts that the first question is a « yes » for an idea, and half as surely the second. */
async function predict(idea_id: number, chance: number): Promise<void> {
  const desired = (part: number) => LABELS.map((label) => (label === 'YesIsDesired' ? part : 0));
  const parts = [Math.round(255 * chance), Math.round(127.5 * chance)];
  const distributions = Buffer.from(
    parts.flatMap((part) =>
      desired(part).map((each, at) => (LABELS[at] === 'None' ? 255 - part : each)),
    ),
  );
  const labels = ['YesIsDesired', 'YesIsDesired'] as const;
  const chances = [chance, chance / 2];
  await replacePredictions(db, [{ idea_id, questions: [1, 2], labels, chances, distributions }]);
}

test('predictions are read of an idea, of a question and above a chance, likeliest first', async () => {
  expect(await predictionsOfIdea(ideas[1]!)).toEqual([
    {
      idea_id: ideas[1],
      question_id: 1,
      label: 'YesIsDesired',
      chance: 1,
      distribution: [0, 0, 0, 0, 0, 1, 0],
    },
    expect.objectContaining({ question_id: 2, chance: 0.5 }),
  ]);
  const ofFirst = await predictionsOfQuestion(1, { limit: 1, offset: 1 });
  expect(ofFirst).toMatchObject({ total: 2, predictions: [{ idea_id: ideas[0], question_id: 1 }] });
  const certain = await predictionsAbove(0.98, 10);
  const found = { total: 1, isMore: false, predictions: [{ idea_id: ideas[1], question_id: 1 }] };
  expect(certain).toMatchObject(found);
});

test('a pair that gets a label has no prediction any more', async () => {
  await db('reaction').insert({ idea_id: ideas[1]!, question_id: 1, label: 'None' });
  expect(await predictionsOfIdea(ideas[1]!)).toMatchObject([{ question_id: 2 }]);
  expect(await predictionsOfQuestion(1, { limit: 10, offset: 0 })).toMatchObject({ total: 1 });
  expect((await predictionsAbove(0.98, 10)).total).toBe(0);
});

test('what is predicted of an idea is an event of its own kind, and none when nothing is new', async () => {
  const revision = async () => (await db('catalogue_revision').first('revision'))!.revision;
  const before = await revision();
  await predict(ideas[0]!, 0.9);
  expect(await revision()).toBe(before);
  await predict(ideas[0]!, 0.8);
  expect((await readEvents(before)).events).toMatchObject([
    { kind: 'predicted', ideas: [ideas[0]] },
  ]);
});
