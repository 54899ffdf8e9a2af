import type { Database, DecisionRow } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';

export type Decision = DecisionRow;
export type DecisionSubject = Decision['subject'];
export type DecisionAction = Decision['action'];

/** A decision to record. `before` is what undoing it restores, `after` what undoing expects to find. */
export type NewDecision = Pick<
  Decision,
  'subject' | 'subject_id' | 'action' | 'before' | 'after'
> & {
  /** Whose work it is about: they are told. */
  contributors: readonly number[];
};

/** What an admin can have the site do, which is no decision about one thing and is not undone as such. */
export type Operation =
  | 'retry-job'
  | 'train-label-model'
  | 'activate-label-model'
  | 'start-spread-test'
  | 'stop-spread-test'
  | 'start-crawl'
  | 'stop-crawl'
  | 'configure-crawl'
  | 'try-page'
  | 'add-feed'
  | 'fetch-feed'
  | 'pause-feed'
  | 'resume-feed'
  | 'map-feed'
  | 'receive-feed-file'
  | 'accept-feed-run'
  | 'refuse-feed-run';

/** An operation, with the number or the name of what it is about. */
export type Operated = { operation: Operation; number?: number; about?: string };

type ChangedSince = {
  ok: false;
  reason: 'changed_since';
  /** The ideas that changed, where it is known. */
  ideas?: number[];
};
export type RevertResult = { ok: true } | ChangedSince;

/**
 * Restores what was before a decision, in the transaction that marks it undone. Rejects when what it decided about is not
 * as it left it: another person's later work would be lost.
 */
export type Revert = (
  transaction: Database,
  decision: Decision,
  account: Account,
) => Promise<RevertResult>;

/** How the decisions about each kind of subject are undone, by those who make them. */
export type Reverts = Readonly<Partial<Record<DecisionSubject, Revert>>>;

export type UndoResult =
  | { ok: true; decision: Decision }
  | { ok: false; reason: 'forbidden' | 'unknown_decision' | 'undone_already' }
  | ChangedSince;

/** Which decisions are listed; what is left out does not matter. */
export type DecisionFilters = {
  subject?: DecisionSubject | undefined;
  subject_id?: number | undefined;
  action?: DecisionAction | undefined;
  /** Whose work it is about. */
  contributor?: number | undefined;
  /** Who decided. */
  account_id?: number | undefined;
  /** Whether it was undone. */
  undone?: boolean | undefined;
  /** From this instant on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
};

/** A decision as moderators see it, with the addresses of those who decided and undid; null when they left. */
export type ListedDecision = Decision & {
  /** Whose work it is about. */
  contributors: number[];
  decided_by: string | null;
  undone_by_address: string | null;
};

/** A decision as a contributor is told of it. */
export type DecisionNotice = Decision & {
  /** When they saw how it is now; null until then. */
  seen_at: Date | null;
};
