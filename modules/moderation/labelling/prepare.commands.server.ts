import { before, db, now } from '#modules/platform/index.server.ts';
import { replaceDemand, replaceFrequencies } from './demand.store.server.ts';
import { replaceSuggestions } from './suggestions.store.server.ts';

/** How long ago a refusal still counts. */
const REFUSALS = { days: 90 };

/**
 * Counts what ideas are in demand, and finds the labels that are worth asking for, among those that the model predicts.
 *
 * The worth of a pair is what its label is expected to tell searches: the entropy of the label by the chances of the
 * seven, in bits, times how often the idea was shown and how often the question was answered, each as a share of all with
 * one added (Laplace): `H(label) · (shown + 1) / Σ(shown + 1) · (answered + 1) / Σ(answered + 1)`. A label that is as good
 * as known, or of a pair that hardly ever meets, is worth little.
 *
 * @returns how many labels are suggested.
 */
export async function prepareLabelling(): Promise<number> {
  return await db.transaction(async (transaction) => {
    await replaceDemand(transaction, before(now(), REFUSALS));
    await replaceFrequencies(transaction);
    return await replaceSuggestions(transaction);
  });
}
