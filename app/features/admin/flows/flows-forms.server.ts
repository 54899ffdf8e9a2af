import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField, shownVersion } from '#app/shell/forms/fields.server.ts';
import {
  acceptRun,
  addFeed,
  confirmMapping,
  pauseFeed,
  rejectRun,
  runNow,
} from '#modules/catalogue/feeds/index.server.ts';
import {
  FEED_FIELDS,
  FEED_NAME_MAX,
  FEED_URL_MAX,
  type FeedField,
  type FeedMapping,
} from '#modules/catalogue/feeds/shared.ts';
import { logged } from '#modules/moderation/decisions/index.server.ts';
import { flowsText, flowText } from './text.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Adds a feed. */
export const addFeedForm = defineForm({
  schema: z.object({
    merchant: z.coerce
      .number(flowsText.add.unknownMerchant)
      .int(flowsText.add.unknownMerchant)
      .min(1, flowsText.add.unknownMerchant)
      .max(2_147_483_647, flowsText.add.unknownMerchant),
    name: z
      .string(flowsText.add.nameMissing)
      .trim()
      .min(1, flowsText.add.nameMissing)
      .max(FEED_NAME_MAX, flowsText.add.nameMissing),
    url: z.string().trim().max(FEED_URL_MAX, flowsText.add.urlLong).optional(),
  }),
  run: ({ merchant, name, url }, { account }) =>
    logged(
      signedIn(account),
      ({ id }) => ({ operation: 'add-feed', number: id, about: name }),
      () => addFeed({ merchantId: merchant, name, url: url || null }),
    ),
  rejections: {
    invalid_url: { field: 'url', message: flowsText.add.invalidUrl },
    unknown_merchant: { field: 'merchant', message: flowsText.add.unknownMerchant },
  },
});

/** Fetches a feed now. */
export const runNowForm = defineForm({
  schema: z.object({}),
  run: (_, { account }, feed: number) =>
    logged(signedIn(account), { operation: 'fetch-feed', number: feed }, () => runNow(feed)),
  rejections: {
    unknown_feed: { message: flowText.unknown, status: 404 },
    busy: { message: flowText.busy, status: 409 },
    no_address: flowText.noAddress,
  },
});

/** Whether a feed is read each night. */
export const pauseForm = defineForm({
  schema: z.object({ do: hiddenField(z.enum(['pause', 'resume'])) }),
  run: ({ do: action }, { account }, feed: number) =>
    logged(signedIn(account), { operation: `${action}-feed`, number: feed }, () =>
      pauseFeed(feed, action === 'pause'),
    ),
  rejections: { unknown_feed: { message: flowText.unknown, status: 404 } },
});

/** What an admin decides of a file that is held. */
export const decideForm = defineForm({
  schema: z.object({ do: hiddenField(z.enum(['accept', 'refuse'])), run: hiddenField(id) }),
  run: ({ do: decision, run }, { account }) =>
    logged(signedIn(account), { operation: `${decision}-feed-run`, number: run }, () =>
      decision === 'accept' ? acceptRun(run) : rejectRun(run),
    ),
  rejections: { not_held: { message: flowText.notHeld, status: 409 } },
});

const column = z.string().max(200).optional();
const MAPPING = Object.fromEntries(FEED_FIELDS.map((field) => [field, column])) as Record<
  FeedField,
  typeof column
>;

/** Says which columns a feed is read from. */
export const mappingForm = defineForm({
  schema: z.object({ ...MAPPING, version: shownVersion }),
  run: ({ version, ...mapping }, { account }, feed: number) =>
    logged(signedIn(account), { operation: 'map-feed', number: feed }, () =>
      confirmMapping(feed, chosen(mapping), version),
    ),
  rejections: {
    unknown_feed: { message: flowText.unknown, status: 404 },
    changed_meanwhile: { message: flowText.mapping.changedMeanwhile, status: 409 },
    incomplete: { field: 'title', message: flowText.mapping.incomplete },
  },
});

/** The mapping that an address tries; null where it tries none. */
export function triedMapping(parameters: URLSearchParams): FeedMapping | null {
  const texts = FEED_FIELDS.map((field) => [field, parameters.get(field)] as const);
  if (texts.every(([, text]) => text === null)) return null;
  return chosen(Object.fromEntries(texts.map(([field, text]) => [field, text?.slice(0, 200)])));
}

function chosen(mapping: Partial<Record<FeedField, string | undefined>>): FeedMapping {
  return Object.fromEntries(Object.entries(mapping).filter(([, name]) => name));
}
