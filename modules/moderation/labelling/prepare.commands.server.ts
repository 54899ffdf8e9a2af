import { before, db, now } from '#modules/platform/index.server.ts';
import { replaceDemand, replaceFrequencies } from './demand.store.server.ts';
import { readFrequencies, suggestForIdea } from './suggestions.server.ts';
import {
  replaceSuggestions,
  type StoredSuggestion,
  selectDemanded,
  selectQuestionShares,
} from './suggestions.store.server.ts';

/** Ideas that labels are suggested for, the most shown first. */
const IDEAS_MAX = 2000;
/** Less likely ones are worth asking nobody. */
const LEAST_CHANCE = 0.1;
/** How long ago a refusal still counts. */
const REFUSALS = { days: 90 };

/**
 * Counts what ideas are in demand, and finds the labels that are worth asking for.
 *
 * The worth of a pair is what its label is expected to tell searches: the entropy of the label, in bits, times how often
 * the idea was shown and how often the question was answered, each as a share of all with one added (Laplace):
 * `H(chance) · (shown + 1) / Σ(shown + 1) · (answered + 1) / Σ(answered + 1)`. A label that is as good as known, or of a pair
 * that hardly ever meets, is worth little.
 *
 * @param signal aborts it between two ideas; the suggestions then stay those of before.
 * @returns how many labels are suggested.
 */
export async function prepareLabelling(signal?: AbortSignal): Promise<number> {
  await db.transaction(async (transaction) => {
    await replaceDemand(transaction, before(now(), REFUSALS));
    await replaceFrequencies(transaction);
  });
  const frequencies = await readFrequencies();
  const answered = new Map(
    (await selectQuestionShares(db)).map((row) => [row.question_id, row.share]),
  );
  const found: StoredSuggestion[] = [];
  for (const { idea_id, share } of await selectDemanded(db, IDEAS_MAX)) {
    signal?.throwIfAborted();
    for (const suggestion of await suggestForIdea(idea_id, frequencies)) {
      const { question_id, chance } = suggestion;
      if (chance < LEAST_CHANCE) continue;
      const worth = share * (answered.get(question_id) ?? 0) * entropy(chance);
      found.push({ idea_id, ...suggestion, worth });
    }
  }
  return await db.transaction((transaction) => replaceSuggestions(transaction, found));
}

/** Of a chance, in bits. */
function entropy(chance: number): number {
  const part = (p: number) => (p <= 0 ? 0 : -p * Math.log2(p));
  return part(chance) + part(1 - chance);
}
