import type { Database } from '#modules/platform/index.server.ts';
import { checkTemplate, type TemplateRejection } from './affiliate.ts';
import { parseHost } from './host.ts';
import * as store from './state.store.server.ts';
import { MOST_SUFFIXES } from './titles.ts';

/** What an admin decides about a merchant. */
export type MerchantState = store.MerchantState;

type FieldRejection = {
  ok: false;
  reason:
    | 'unknown_merchant'
    | 'no_name'
    | 'invalid_host'
    | 'host_taken'
    | 'invalid_suffixes'
    | TemplateRejection;
};
export type SetStateResult =
  | { ok: true; before: MerchantState; after: MerchantState }
  | FieldRejection;

type IdentityProblem = 'no_name' | 'invalid_host' | 'host_taken';
export type AddResult = { ok: true; id: number } | { ok: false; reason: IdentityProblem };

/** Adds a merchant that visitors see at once. */
export async function addMerchant(
  transaction: Database,
  { name, host, affiliated }: Pick<MerchantState, 'name' | 'affiliated'> & { host: string },
): Promise<AddResult> {
  const problem = await problemOfIdentity(transaction, null, { name, host });
  if (problem) return { ok: false, reason: problem };
  const id = await store.insertMerchant(transaction, {
    name: name.trim(),
    host: parseHost(host)!,
    affiliated,
  });
  return { ok: true, id };
}

/**
 * Changes what is decided about a merchant. Its ideas go and return for everybody as it is approved or retired: nothing is
 * written on them.
 */
export async function setMerchantState(
  transaction: Database,
  id: number,
  changes: Partial<MerchantState>,
): Promise<SetStateResult> {
  const before = await store.lockMerchant(transaction, id);
  if (!before) return { ok: false, reason: 'unknown_merchant' };
  const problem = await problemOf(transaction, id, changes);
  if (problem) return { ok: false, reason: problem };
  const { name, host, ...rest } = changes;
  const after = {
    ...before,
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(host && { host: parseHost(host) }),
  };
  await store.updateMerchant(transaction, id, after);
  return { ok: true, before, after };
}

async function problemOf(
  transaction: Database,
  id: number,
  changes: Partial<MerchantState>,
): Promise<FieldRejection['reason'] | null> {
  const { affiliate_template, title_suffixes } = changes;
  const problem = await problemOfIdentity(transaction, id, changes);
  if (problem) return problem;
  if (title_suffixes && !areSuffixes(title_suffixes)) return 'invalid_suffixes';
  return affiliate_template ? checkTemplate(affiliate_template) : null;
}

async function problemOfIdentity(
  transaction: Database,
  id: number | null,
  { name, host }: Partial<Pick<MerchantState, 'name' | 'host'>>,
): Promise<IdentityProblem | null> {
  if (name !== undefined && !/^[^\p{Cc}]{1,200}$/u.test(name.trim())) return 'no_name';
  if (host !== undefined) {
    const parsed = host && parseHost(host);
    if (!parsed) return 'invalid_host';
    const owner = await store.selectOwnerOfHost(transaction, parsed.replace(/^www\./, ''));
    if (owner !== null && owner !== id) return 'host_taken';
  }
  return null;
}

function areSuffixes(suffixes: readonly string[]): boolean {
  return (
    suffixes.length <= MOST_SUFFIXES && suffixes.every((each) => /^[^\p{Cc}]{1,100}$/u.test(each))
  );
}
