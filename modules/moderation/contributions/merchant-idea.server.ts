import { addIdea, changeIdea } from '#modules/catalogue/editing/index.server.ts';
import { fieldsToWrite } from './changes.ts';
import type { MerchantIdeaDraft } from './drafts.ts';
import type { KindOf } from './types.ts';

/** An idea of a merchant's page. */
export const merchantIdeaKind: KindOf<MerchantIdeaDraft> = {
  async accept(transaction, draft, earlier) {
    if (earlier) {
      const { id } = earlier;
      // The shop may have another price by now, or have sold out.
      const changes = fieldsToWrite(earlier, draft, fieldsOf);
      if (await changeIdea(transaction, id, changes)) return { ok: true, id };
    }
    const { available, ...fields } = fieldsOf(draft);
    const added = await addIdea(transaction, {
      ...fields,
      merchant_id: draft.merchant_id,
      id_within_merchant: draft.id_within_merchant,
      price_min_cents: null,
      price_max_cents: null,
      gender: 'Unknown',
      age_min_months: null,
      age_max_months: null,
    });
    if (!added) return { ok: false, reason: 'known_idea' };
    if (!available) await changeIdea(transaction, added.id, { available });
    return { ok: true, id: added.id };
  },

  async withdraw(transaction, id) {
    await changeIdea(transaction, id, { available: false });
    return { ok: true, id };
  },

  line: ({ title }) => title,
};

function fieldsOf(draft: MerchantIdeaDraft) {
  const { url: content, title, description, price_cents, image, available } = draft;
  return { content, title, description, price_cents, image, available };
}
