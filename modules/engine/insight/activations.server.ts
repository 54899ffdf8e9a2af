import { listLabelModelActivations } from '#modules/catalogue/label-model/index.server.ts';
import { type Day, dayOf } from '#modules/platform/index.server.ts';
import { selectLearningActivations } from './quality.store.server.ts';

/** A version that was put to use on a day; null is the engine before it learned. */
export type Activation = { day: Day; of: 'learning' | 'label_model'; version: number | null };

/** When which version of what is learned from searches, and of what predicts labels, was put to use: the last of each. */
export async function readActivations(limit: number): Promise<Activation[]> {
  const [learning, labelModel] = await Promise.all([
    selectLearningActivations(limit),
    listLabelModelActivations(limit),
  ]);
  return [
    ...learning.map(({ at, version }) => ({ day: dayOf(at), of: 'learning' as const, version })),
    ...labelModel.map(({ at, version }) => ({
      day: dayOf(at),
      of: 'label_model' as const,
      version,
    })),
  ];
}
