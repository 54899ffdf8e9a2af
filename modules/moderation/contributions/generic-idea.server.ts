import { addIdea, changeIdea } from '#modules/catalogue/editing/index.server.ts';
import type { GenericIdeaDraft } from './drafts.ts';
import type { KindOf } from './types.ts';

const MONTHS_PER_YEAR = 12;
/** The merchant of generic ideas. */
const GENERIC_MERCHANT = 0;

/** An idea that any shop may have. */
export const genericIdeaKind: KindOf<GenericIdeaDraft> = {
  async accept(transaction, draft, earlier) {
    const fields = fieldsOf(draft);
    if (earlier && (await changeIdea(transaction, earlier.id, { ...fields, available: true }))) {
      return { ok: true, id: earlier.id };
    }
    const added = await addIdea(transaction, { ...fields, merchant_id: GENERIC_MERCHANT });
    return added ? { ok: true, id: added.id } : { ok: false, reason: 'known_idea' };
  },

  async withdraw(transaction, id) {
    await changeIdea(transaction, id, { available: false });
  },

  line: ({ title }) => title,
};

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
