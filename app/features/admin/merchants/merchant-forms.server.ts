import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField, shownVersion } from '#app/shell/forms/fields.server.ts';
import type { Account } from '#modules/moderation/accounts/shared.ts';
import * as merchants from '#modules/moderation/merchants/index.server.ts';
import { readLines } from './suffix-lines.ts';
import { merchantText } from './text.ts';

const { rejections, notUndone } = merchantText;
const id = z.coerce.number().int().min(1).max(2_147_483_647);
const decision = z.coerce.number().int().min(1).max(999_999_999_999_999);

const besideFields = {
  unknown_merchant: { message: rejections.unknown_merchant, status: 404 },
  changed_already: { message: rejections.changed_already, status: 409 },
  changed_meanwhile: { message: rejections.changed_meanwhile, status: 409 },
  no_name: { field: 'name', message: rejections.no_name },
  invalid_host: { field: 'host', message: rejections.invalid_host },
  host_taken: { field: 'host', message: rejections.host_taken, status: 409 },
  invalid_suffixes: { field: 'suffixes', message: rejections.invalid_suffixes },
  not_https: { field: 'template', message: rejections.templates.not_https },
  no_placeholder: { field: 'template', message: rejections.templates.no_placeholder },
  several_placeholders: { field: 'template', message: rejections.templates.several_placeholders },
  placeholder_in_host: { field: 'template', message: rejections.templates.placeholder_in_host },
  too_long: { field: 'template', message: rejections.templates.too_long },
  same_merchant: { field: 'into', message: rejections.same_merchant },
  retired_merchant: { field: 'into', message: rejections.retired_merchant, status: 409 },
  forbidden: { message: notUndone.forbidden, status: 403 },
  unknown_decision: { message: notUndone.unknown_decision, status: 404 },
  undone_already: { message: notUndone.undone_already, status: 409 },
  changed_since: { message: notUndone.changed_since, status: 409 },
} as const;

/** The same above a form that has no such fields. */
const aboveForm = Object.fromEntries(
  Object.entries(besideFields).map(([reason, found]) => {
    const status: number = 'status' in found ? found.status : 422;
    return [reason, { message: found.message as string, status }];
  }),
) as Record<keyof typeof besideFields, { message: string; status: number }>;

const name = z.string({ error: rejections.no_name }).max(1000, rejections.no_name);
const host = z.string({ error: rejections.invalid_host }).max(1000, rejections.invalid_host);
const affiliated = z
  .string()
  .optional()
  .transform((ticked) => ticked !== undefined);

/** Adds a merchant. */
export const addForm = defineForm({
  schema: z.object({ name, host, affiliated }),
  run: (merchant, { account }) => merchants.createMerchant(signedIn(account), merchant),
  rejections: besideFields,
});

/** Accepts a merchant in the list, or undoes that. */
export const listForm = defineForm({
  schema: z.object({
    merchant: hiddenField(id.optional()),
    undo: hiddenField(decision.optional()),
  }),
  async run({ merchant, undo }, { account }) {
    if (undo) {
      const result = await merchants.undoMerchantDecision(signedIn(account), undo);
      return result.ok ? { ok: true as const, decision: null } : result;
    }
    return await merchants.approve(signedIn(account), hiddenField(id).parse(merchant));
  },
  rejections: aboveForm,
});

const INTENTS = {
  approve: 'accepted',
  pause: 'pause',
  resume: 'resume',
  retire: 'retire',
  return: 'return',
  learn: 'learn',
  identity: 'identity',
  affiliate: 'affiliate',
  titles: 'titles',
  undo: 'undo',
} as const;
type Intent = keyof typeof INTENTS;

/** Whatever is decided about one merchant on its page; says what was done, and the decision to undo. */
export const stateForm = defineForm({
  schema: z.object({
    intent: hiddenField(z.enum(Object.keys(INTENTS) as [Intent, ...Intent[]])),
    undo: hiddenField(decision.optional()),
    version: shownVersion,
    name: name.optional(),
    host: host.optional(),
    affiliated,
    template: z.string().max(2000, rejections.templates.too_long).optional(),
    suffixes: z.string().max(4000, rejections.invalid_suffixes).optional(),
  }),
  async run(typed, { account }, merchant: number) {
    const admin = signedIn(account);
    const result = await decide(admin, merchant, typed);
    return result.ok ? { ...result, did: INTENTS[typed.intent] } : result;
  },
  rejections: besideFields,
});

type Typed = {
  intent: Intent;
  undo?: number | undefined;
  version?: string | undefined;
  name?: string | undefined;
  host?: string | undefined;
  affiliated: boolean;
  template?: string | undefined;
  suffixes?: string | undefined;
};

async function decide(admin: Account, merchant: number, typed: Typed) {
  const { version } = typed;
  switch (typed.intent) {
    case 'identity': {
      const { name = '', host = '', affiliated } = typed;
      return await merchants.setIdentity(admin, merchant, { name, host, affiliated }, version);
    }
    case 'affiliate':
      return await merchants.setAffiliateTemplate(
        admin,
        merchant,
        typed.template?.trim() || null,
        version,
      );
    case 'titles':
      return await merchants.setTitleRule(admin, merchant, readLines(typed.suffixes), version);
    case 'learn':
      return await merchants.setTitleRule(admin, merchant, null, version);
    case 'undo': {
      const undone = await merchants.undoMerchantDecision(admin, typed.undo ?? 0);
      return undone.ok ? { ok: true as const, decision: null } : undone;
    }
    case 'return':
      return await merchants.returnMerchant(admin, merchant);
    default:
      return await merchants[typed.intent](admin, merchant);
  }
}

/** Merges the merchant of a page into another. */
export const mergeForm = defineForm({
  schema: z.object({ into: hiddenField(id) }),
  run: ({ into }, { account }, from: { id: number; name: string }) =>
    merchants.mergeInto(signedIn(account), from.id, into, from.name),
  rejections: besideFields,
});
