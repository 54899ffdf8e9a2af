import { addIdea, changeIdea, setLabels } from '#modules/catalogue/editing/index.server.ts';
import type { Database } from '#modules/platform/index.server.ts';
import type { GenericIdeaDraft } from './drafts.ts';
import type { KindOf } from './types.ts';

const MONTHS_PER_YEAR = 12;
/** The merchant of generic ideas. */
const GENERIC_MERCHANT = 0;

/** An idea that any shop may have, with its first labels. */
export const genericIdeaKind: KindOf<GenericIdeaDraft> = {
  async accept(transaction, draft, earlier) {
    const fields = fieldsOf(draft);
    if (earlier && (await changeIdea(transaction, earlier.id, { ...fields, available: true }))) {
      await labelIdea(transaction, earlier.id, draft, earlier.draft);
      return { ok: true, id: earlier.id };
    }
    const added = await addIdea(transaction, { ...fields, merchant_id: GENERIC_MERCHANT });
    if (!added) return { ok: false, reason: 'known_idea' };
    await labelIdea(transaction, added.id, draft, null);
    return { ok: true, id: added.id };
  },

  async withdraw(transaction, id) {
    await changeIdea(transaction, id, { available: false });
  },

  line: ({ title }) => title,
};

/** Sets the labels of an idea that the earlier draft did not have, and takes away those that only that one had. */
async function labelIdea(
  transaction: Database,
  id: number,
  draft: GenericIdeaDraft,
  earlier: GenericIdeaDraft | null,
): Promise<void> {
  const before = new Map(earlier?.labels?.map((each) => [each.question_id, each.label]));
  const changed = (draft.labels ?? []).filter(
    ({ question_id, label }) => before.get(question_id) !== label,
  );
  const kept = new Set(draft.labels?.map(({ question_id }) => question_id));
  const removed = [...before.keys()]
    .filter((question_id) => !kept.has(question_id))
    .map((question_id) => ({ question_id, label: null }));
  await setLabels(
    transaction,
    [...changed, ...removed].map((each) => ({ ...each, idea_id: id })),
  );
}

function fieldsOf(draft: GenericIdeaDraft) {
  const { title, description, content, gender, image } = draft;
  const { ageMin, ageMax, priceMinCents, priceMaxCents } = draft;
  return {
    ...{ title, description, content, gender, image },
    age_min_months: ageMin * MONTHS_PER_YEAR,
    // Until the day before the next birthday.
    age_max_months: ageMax * MONTHS_PER_YEAR + MONTHS_PER_YEAR - 1,
    price_cents: Math.round((priceMinCents + priceMaxCents) / 2),
    price_min_cents: priceMinCents,
    price_max_cents: priceMaxCents,
  };
}
