import {
  addIdea,
  changeIdea,
  type LabelChange,
  setLabels,
} from '#modules/catalogue/editing/index.server.ts';
import { choosePaper } from '#modules/catalogue/pictures/index.server.ts';
import { fieldsToWrite, labelsToWrite } from './changes.ts';
import type { GenericIdeaDraft } from './drafts.ts';
import type { KindOf } from './types.ts';

const MONTHS_PER_YEAR = 12;
/** The merchant of generic ideas. */
const GENERIC_MERCHANT = 0;

/** An idea that any shop may have, with its first labels. */
export const genericIdeaKind: KindOf<GenericIdeaDraft> = {
  async accept(transaction, draft, earlier) {
    const labels = (id: number) => labelsToWrite(earlier, draft, (each) => labelsOf(id, each));
    if (earlier) {
      const { id } = earlier;
      if (await changeIdea(transaction, id, fieldsToWrite(earlier, draft, fieldsOf))) {
        await setLabels(transaction, labels(id));
        await choosePaper(transaction, id);
        return { ok: true, id };
      }
    }
    const { available: _, ...fields } = fieldsOf(draft);
    const added = await addIdea(transaction, { ...fields, merchant_id: GENERIC_MERCHANT });
    if (!added) return { ok: false, reason: 'known_idea' };
    await setLabels(transaction, labels(added.id));
    await choosePaper(transaction, added.id);
    return { ok: true, id: added.id };
  },

  async withdraw(transaction, id) {
    await changeIdea(transaction, id, { available: false });
    return { ok: true, id };
  },

  line: ({ title }) => title,
};

function labelsOf(idea_id: number, { labels = [] }: GenericIdeaDraft): LabelChange[] {
  return labels.map((each) => ({ ...each, idea_id }));
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
    available: true,
  };
}
