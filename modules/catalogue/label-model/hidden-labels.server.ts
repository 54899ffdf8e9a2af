import { randomNumbers } from '#modules/platform/shared.ts';
import type { AskedQuestion } from './columns.ts';
import type { DescribedIdea } from './features.ts';
import { type PairPrediction, Predictor } from './model.ts';
import { LEAST_CHANCE, MOST_QUESTIONS } from './shared.ts';
import { runInSlices } from './slices.ts';
import { type Example, holdOut, prepare, trainModel } from './training.ts';

/**
 * Trains a model on some ideas and predicts others as if they had no label, without a database: for measurements.
 *
 * @returns by idea of `others`, as stored.
 */
export async function predictHidden(
  examples: readonly Example[],
  questions: readonly AskedQuestion[],
  others: readonly DescribedIdea[],
): Promise<PairPrediction[][]> {
  const prepared = prepare(examples, questions);
  const random = randomNumbers(1);
  const heldOut = await runInSlices(holdOut(prepared, random));
  const predictor = new Predictor(await runInSlices(trainModel(prepared, heldOut, random)));
  return others.map((idea) => predictor.predict(idea, new Map(), LEAST_CHANCE, MOST_QUESTIONS));
}
