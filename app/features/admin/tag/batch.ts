import { pairValue } from '#app/features/contrib/index.ts';
import type { PairToLabel } from '#modules/moderation/labelling/shared.ts';
import { OBVIOUS_MAX } from '#modules/moderation/reactions/shared.ts';

/** Pairs of a batch that are shown before it is accepted. */
export const SAMPLE_SIZE = 12;

/** A pair with its label takes as much at most: `999999999999999:9999:YesIsDesired`. */
const PAIR_MAX_LENGTH = 34;
export const BATCH_MAX_LENGTH = OBVIOUS_MAX * (PAIR_MAX_LENGTH + 1);

type Predicted = Pick<PairToLabel, 'idea_id' | 'question_id' | 'suggested'>;

/** A predicted label as the value of a field. */
export function predictedValue({ idea_id, question_id, suggested }: Predicted): string {
  return pairValue({ idea_id, question_id, label: suggested });
}

/** A batch as the value of a field. */
export function batchValue(pairs: readonly Predicted[]): string {
  return pairs.map(predictedValue).join(' ');
}

/** Some pairs of a batch, at equal distances, the first and the last among them. */
export function sampleOf<Item>(batch: readonly Item[]): Item[] {
  if (batch.length <= SAMPLE_SIZE) return [...batch];
  const step = (batch.length - 1) / (SAMPLE_SIZE - 1);
  return Array.from({ length: SAMPLE_SIZE }, (_, place) => batch[Math.round(place * step)]!);
}
