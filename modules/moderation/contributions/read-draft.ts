// Drafts stay as they were stored, also when a later version of the site asks for more, or for something else.
import { z } from 'zod';
import { FORMS, NO_PICTURE, SUBJECTS } from '#modules/catalogue/shared.ts';
import type { ContributionRow } from '#modules/platform/index.server.ts';
import { DRAFTS, type Drafts } from './drafts.ts';
import { GENERIC_IDEA_DEFAULTS } from './shared.ts';
import type { Contribution, Kind } from './types.ts';

const words = z.string().catch('');
const { ageMin, ageMax, priceMinCents, priceMaxCents } = GENERIC_IDEA_DEFAULTS;

const generic = DRAFTS.generic_idea.shape;
const genericIdea = z.object({
  title: words,
  description: words,
  content: words,
  gender: generic.gender.catch('Unknown'),
  ageMin: generic.ageMin.catch(ageMin),
  ageMax: generic.ageMax.catch(ageMax),
  priceMinCents: generic.priceMinCents.catch(priceMinCents),
  priceMaxCents: generic.priceMaxCents.catch(priceMaxCents),
  image: generic.image.catch(NO_PICTURE),
  labels: generic.labels.catch(undefined),
});

const merchant = DRAFTS.merchant_idea.shape;
const merchantIdea = z.object({
  url: merchant.url.catch(''),
  merchant_id: merchant.merchant_id.catch(0),
  id_within_merchant: words,
  title: words,
  description: words,
  price_cents: merchant.price_cents.catch(null),
  image: merchant.image.catch(NO_PICTURE),
  available: merchant.available.catch(false),
});

/** An object with these keys, whose values are read by one schema; what is no object is read as an empty one. */
function record<Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) {
  const shape = Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;
  return z.preprocess((stored) => (stored instanceof Object ? stored : {}), z.object(shape));
}

const proposed = DRAFTS.question.shape;
const questionState = z.object({
  content: words,
  category: proposed.category.catch('Unknown'),
  keywords: proposed.keywords.catch([]),
  allow_doubt: proposed.allow_doubt.catch(false),
  forms: record(SUBJECTS, record(FORMS, words)),
  relations: proposed.relations.catch([]),
});

const { question_id } = proposed.change.unwrap().shape;
const question = questionState.extend({
  ideas: proposed.ideas.catch([]),
  change: z.object({ question_id, before: questionState }).optional().catch(undefined),
});

const READERS: { [Each in Kind]: z.ZodType<Drafts[Each]> } = {
  generic_idea: genericIdea,
  merchant_idea: merchantIdea,
  question,
};

/** A draft as it was stored, with all fields of today: one that is missing or no longer fits is empty, or as forms begin. */
export function readDraft<Of extends Kind>(kind: Of, stored: unknown): Drafts[Of] {
  return READERS[kind].parse(stored);
}

/** A contribution as it was stored, with its draft as it is read. */
export function readContribution({ kind, draft, ...row }: ContributionRow): Contribution {
  return { ...row, kind, draft: readDraft(kind, draft) } as Contribution;
}
