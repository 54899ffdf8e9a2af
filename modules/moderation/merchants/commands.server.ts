import { isDeepStrictEqual } from 'node:util';
import {
  addMerchant,
  type MerchantState,
  mergeMerchants,
  type SetStateResult,
  setMerchantState,
} from '#modules/catalogue/merchants/index.server.ts';
import { cleanTitlesJob } from '#modules/catalogue/products/jobs.ts';
import { attempt, type Database, enqueue, now, versionOf } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import {
  type Decision,
  orOwnDecision,
  type Revert,
  recordDecision,
  type UndoResult,
  undoDecisionBy,
} from '../decisions/index.server.ts';

type Rejected<Result> = Extract<Result, { ok: false }>;
type Rejection = 'changed_already' | 'changed_meanwhile';
type Changed =
  | { ok: true; decision: number }
  | Rejected<SetStateResult>
  | { ok: false; reason: Rejection };

type Fields = Pick<
  MerchantState,
  'name' | 'affiliated' | 'affiliate_template' | 'title_suffixes'
> & {
  host: string | null;
  title_suffixes_edited: boolean;
};

/** What each form about a merchant shows of it. */
const SHOWN = {
  identity: ({ name, host, affiliated }: Fields) => [name, host, affiliated],
  affiliate: ({ affiliate_template }: Fields) => [affiliate_template],
  titles: ({ title_suffixes, title_suffixes_edited }: Fields) => [
    title_suffixes,
    title_suffixes_edited,
  ],
};

/** The versions of a merchant that its forms show, by which who comes second is told. */
export function merchantVersions(merchant: Fields): Record<keyof typeof SHOWN, string> {
  return {
    identity: versionOf(SHOWN.identity(merchant)),
    affiliate: versionOf(SHOWN.affiliate(merchant)),
    titles: versionOf(SHOWN.titles(merchant)),
  };
}

/** Adds a merchant, logged. */
export function createMerchant(account: Account, merchant: Parameters<typeof addMerchant>[1]) {
  return attempt<Awaited<ReturnType<typeof addMerchant>>>(async (transaction) => {
    const result = await addMerchant(transaction, merchant);
    if (result.ok) {
      const after = { draft: { title: merchant.name } };
      await record(transaction, account, 'accepted', result.id, null, after);
    }
    return result;
  });
}

type Part = {
  /** What of a merchant is decided about. */
  shown: (state: MerchantState) => readonly unknown[];
  /** Why it is not decided, if it is not. */
  rejectionOf: (before: MerchantState, after: MerchantState) => Rejection | null;
};

/**
 * What is decided about a merchant changes, logged; it can be undone until somebody changes it again. A second tap of the same
 * admin is answered as the first.
 */
async function changeState(
  account: Account,
  id: number,
  action: Decision['action'],
  changes: Partial<MerchantState>,
  { shown, rejectionOf }: Part,
): Promise<Changed> {
  const result = await attempt<Changed>(async (transaction) => {
    const changed = await setMerchantState(transaction, id, changes);
    if (!changed.ok) return changed;
    const reason = rejectionOf(changed.before, changed.after);
    if (reason) return { ok: false, reason };
    await cleanAgain(transaction, id, changed.before, changed.after);
    const [before, after] = [logged(changed.before), logged(changed.after)];
    return { ok: true, decision: await record(transaction, account, action, id, before, after) };
  });
  const shownIn = (state: unknown) => {
    const { state: kept } = (state ?? {}) as Partial<ReturnType<typeof logged>>;
    return kept && shown(kept);
  };
  return await orOwnDecision(account, result, {
    alreadyDone: 'changed_already',
    about: { subject: 'merchant', subject_id: id },
    isSame: ({ before, after }) => !isDeepStrictEqual(shownIn(before), shownIn(after)),
  });
}

/** What a form shows: it is rejected where there is something else than it showed. */
function formPart(form: keyof typeof SHOWN, version: string | undefined): Part {
  const shown = SHOWN[form];
  return {
    shown,
    rejectionOf(before, after) {
      if (version === undefined || version === versionOf(shown(before))) return null;
      return isDeepStrictEqual(shown(before), shown(after))
        ? 'changed_already'
        : 'changed_meanwhile';
    },
  };
}

/** A decision that sets a moment of a merchant, or takes it away; where that is so already, somebody was quicker. */
function decision(
  action: Decision['action'],
  moment: 'approved_at' | 'paused_at' | 'retired_at',
  isSet: boolean,
) {
  const isSetIn = (state: MerchantState) => state[moment] !== null;
  const part: Part = {
    shown: (state) => [isSetIn(state)],
    rejectionOf: (before) => (isSetIn(before) === isSet ? 'changed_already' : null),
  };
  return (account: Account, id: number) =>
    changeState(account, id, action, { [moment]: isSet ? now() : null }, part);
}

export const approve = decision('accepted', 'approved_at', true);
export const pause = decision('edited', 'paused_at', true);
export const resume = decision('edited', 'paused_at', false);
export const retire = decision('deleted', 'retired_at', true);
export const returnMerchant = decision('accepted', 'retired_at', false);
export const setIdentity = (
  account: Account,
  id: number,
  identity: Pick<MerchantState, 'name' | 'affiliated'> & { host: string },
  version?: string,
) => changeState(account, id, 'edited', identity, formPart('identity', version));
/** @param template null for none. */
export const setAffiliateTemplate = (
  account: Account,
  id: number,
  template: string | null,
  version?: string,
) =>
  changeState(
    account,
    id,
    'edited',
    { affiliate_template: template },
    formPart('affiliate', version),
  );
/** @param suffixes null to have them learned again. */
export const setTitleRule = (
  account: Account,
  id: number,
  suffixes: readonly string[] | null,
  version?: string,
) =>
  changeState(
    account,
    id,
    'edited',
    suffixes === null
      ? { title_suffixes_edited: false }
      : { title_suffixes: [...suffixes], title_suffixes_edited: true },
    formPart('titles', version),
  );

/** Merges a merchant into another, logged; it cannot be undone. */
export function mergeInto(account: Account, from: number, into: number, name: string) {
  return attempt<Awaited<ReturnType<typeof mergeMerchants>>>(async (transaction) => {
    const result = await mergeMerchants(transaction, from, into);
    if (result.ok) {
      const { ok: _, ...counts } = result;
      const after = { draft: { title: name }, merged_into: into, ...counts };
      await record(transaction, account, 'deleted', from, null, after);
    }
    return result;
  });
}

/** Undoes a decision about a merchant, unless it was changed since. Of adding and merging nothing is undone. */
export function undoMerchantDecision(account: Account, id: number): Promise<UndoResult> {
  return undoDecisionBy({ merchant: revert }, account, id);
}

/** The state of a merchant as the log has it: JSON has no dates. */
type JsonState = {
  [Name in keyof MerchantState]: MerchantState[Name] extends Date | null
    ? string | null
    : MerchantState[Name];
};

const revert: Revert = async (transaction, { subject_id, before, after }) => {
  if (before === null) return { ok: false, reason: 'changed_since' };
  const { state } = before as { state: JsonState };
  const restored = Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      name.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
    ]),
  ) as MerchantState;
  const result = await setMerchantState(transaction, subject_id, restored);
  const isSame = result.ok && isDeepStrictEqual(json(logged(result.before)), after);
  if (!result.ok || !isSame) return { ok: false, reason: 'changed_since' };
  await cleanAgain(transaction, subject_id, result.before, result.after);
  return { ok: true };
};

async function cleanAgain(
  transaction: Database,
  merchant: number,
  before: MerchantState,
  after: MerchantState,
): Promise<void> {
  if (isDeepStrictEqual(before.title_suffixes, after.title_suffixes)) return;
  await enqueue(transaction, cleanTitlesJob, { merchant, before: before.title_suffixes });
}

/** As the log shows and restores it. */
function logged(state: MerchantState) {
  return { draft: { title: state.name }, state };
}

function json(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function record(
  transaction: Database,
  account: Account,
  action: Decision['action'],
  subject_id: number,
  before: object | null,
  after: object,
): Promise<number> {
  const decision = { contributors: [], subject: 'merchant', subject_id, action } as const;
  return recordDecision(transaction, account, { ...decision, before, after });
}
