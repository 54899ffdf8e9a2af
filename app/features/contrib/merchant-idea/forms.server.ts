import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { type Caller, defineForm } from '#app/shell/forms/define-form.server.ts';
import { LIMITS } from '#modules/moderation/contributions/shared.ts';
import {
  proposeProductPage,
  readAgain,
  submitProductPage,
} from '#modules/moderation/product-pages/index.server.ts';
import { pageText, submitText } from './text.ts';

/** Each page that is read is a request to a shop. */
function readingLimits({ network, account }: Caller) {
  const id = String(account?.id);
  return { product_page: network, product_page_account: id };
}

/** Names the page of a product. */
export const submitPageForm = defineForm({
  schema: z.object({
    url: z
      .string({ error: submitText.url.missing })
      .trim()
      .max(LIMITS.url, submitText.url.long)
      .refine((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''), submitText.url.invalid),
  }),
  limits: (_, caller) => readingLimits(caller),
  // The access rules let no one in without an account.
  run: ({ url }, { account }) => submitProductPage(signedIn(account), url),
  rejections: {
    invalid_url: { field: 'url', message: submitText.url.invalid },
    too_many: submitText.tooMany,
  },
});

const price = z
  .string()
  .trim()
  .regex(/^\d{1,5}([.,]\d{1,2})?$/, pageText.price.invalid)
  .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
  .refine((cents) => cents <= LIMITS.priceCents, pageText.price.invalid);

const isTicked = z.string().optional().transform(Boolean);

/** Confirms what was read of a page, for the page of this number. */
export const confirmPageForm = defineForm({
  schema: z.object({
    title: z
      .string({ error: pageText.name.missing })
      .trim()
      .min(1, pageText.name.missing)
      .max(LIMITS.title, pageText.name.long),
    description: z.string().trim().max(LIMITS.description, pageText.description.long).default(''),
    price: price.optional(),
    available: isTicked,
    with_picture: isTicked,
  }),
  run: ({ price: cents = null, ...fields }, { account }, id: number) =>
    proposeProductPage(signedIn(account), id, { ...fields, price_cents: cents }),
  rejections: {
    unknown_page: { message: pageText.invalid, status: 404 },
    proposed_already: { message: pageText.proposedAlready, status: 409 },
    known_idea: { message: pageText.known, status: 409 },
    invalid_draft: pageText.invalid,
  },
});

/** Has a page read once more that could not be. */
export const readAgainForm = defineForm({
  schema: z.object({}),
  limits: (_, caller) => readingLimits(caller),
  run: async (_, { account }, id: number) => {
    await readAgain(signedIn(account), id);
    return { ok: true as const };
  },
  rejections: { too_many: submitText.tooMany },
});
