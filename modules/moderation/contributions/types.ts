import type { ContributionRow, Database } from '#modules/platform/index.server.ts';
import type { ListedDecision } from '../decisions/index.server.ts';
import type { Drafts } from './drafts.ts';

export type Kind = ContributionRow['kind'];

/** A contribution of one of the kinds, with the draft of that kind. */
export type Contribution<Of extends Kind = Kind> = {
  [Each in Of]: Omit<ContributionRow, 'kind' | 'draft'> & { kind: Each; draft: Drafts[Each] };
}[Of];

/** Why the catalogue does not take what was proposed. */
export type AcceptRejection =
  /** The merchant has this idea already. */
  | 'known_idea'
  | 'unknown_merchant'
  /** Another question has this text. */
  | 'same_content'
  /** There is no free number left for a question. */
  | 'catalogue_full'
  /** The relations of the question contradict others. */
  | 'conflicting_relations'
  /** A field of the question was changed to something else since the change to it was proposed. */
  | 'changed_question'
  /** The question that it changes is deleted. */
  | 'unknown_question';

export type AcceptResult =
  /** The idea or question that it became. */
  { ok: true; id: number } | { ok: false; reason: AcceptRejection };

/** What a contribution became, and its draft before the one that is accepted. */
export type Earlier<Draft> = {
  id: number;
  draft: Draft;
  /**
   * Whether the catalogue has that draft: what differs from it is changed alone, since others may have changed the rest.
   * Otherwise it was withdrawn, and all is written.
   */
  isAccepted: boolean;
};

/** What one kind of contribution does to the catalogue. */
export type KindOf<Draft> = {
  /**
   * Puts what was proposed into the catalogue.
   *
   * @param earlier what it became when it was accepted before, which is changed rather than added again.
   */
  accept: (
    transaction: Database,
    draft: Draft,
    earlier: Earlier<Draft> | null,
  ) => Promise<AcceptResult>;
  /** Takes what it became away from visitors, in such a way that it can be accepted again. */
  withdraw: (transaction: Database, id: number, draft: Draft) => Promise<AcceptResult>;
  /** The draft in one line. */
  line: (draft: Draft) => string;
};

/** What a decision keeps of a contribution: before it, to restore, and after it, to compare with; there also why. */
export type Kept = Pick<Contribution, 'state' | 'draft'>;

/** A contribution as a moderator saw it. */
export type Seen = { id: number; version: number };

/** The contribution was changed or decided since it was seen: what it is now, and the last decision about it. */
export type Changed = {
  ok: false;
  reason: 'changed';
  contribution: Contribution;
  last: ListedDecision | null;
};

export type DecideResult =
  /** `decision` is null when nothing had to be decided: an edit that changes nothing, or a contributor's own. */
  | { ok: true; contribution: Contribution; decision: number | null }
  | { ok: false; reason: 'unknown_contribution' | 'forbidden' | 'invalid_draft' }
  | { ok: false; reason: AcceptRejection }
  | Changed;

export type ContributeResult =
  | { ok: true; contribution: Contribution }
  | { ok: false; reason: 'invalid_draft' | AcceptRejection };
