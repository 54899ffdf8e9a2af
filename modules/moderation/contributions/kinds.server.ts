import type { ContributionRow, Database } from '#modules/platform/index.server.ts';
import type { Drafts } from './drafts.ts';
import { genericIdeaKind } from './generic-idea.server.ts';
import { merchantIdeaKind } from './merchant-idea.server.ts';
import { questionKind } from './question.server.ts';
import type { AcceptResult, Contribution, Kind, KindOf } from './types.ts';

/** What each kind of contribution does to the catalogue. */
const KINDS: { [Each in Kind]: KindOf<Drafts[Each]> } = {
  generic_idea: genericIdeaKind,
  merchant_idea: merchantIdeaKind,
  question: questionKind,
};

/** What was proposed, in one line. */
export function lineOf<Of extends Kind>({ kind, draft }: { kind: Of; draft: Drafts[Of] }): string {
  return KINDS[kind].line(draft);
}

type Target = Pick<ContributionRow, 'idea_id' | 'question_id'>;

/** The idea or question that a contribution became; null while it was never accepted, or when that is deleted. */
export function targetOf({ idea_id, question_id }: Target): number | null {
  return idea_id ?? question_id;
}

/** Puts a draft of a contribution into the catalogue; what it became before is changed. */
export function acceptDraft<Of extends Kind>(
  transaction: Database,
  contribution: Contribution<Of>,
  draft: Drafts[Of],
): Promise<AcceptResult> {
  const id = targetOf(contribution);
  const isAccepted = contribution.state === 'accepted';
  const earlier = id === null ? null : { id, draft: contribution.draft as Drafts[Of], isAccepted };
  return KINDS[contribution.kind as Of].accept(transaction, draft, earlier);
}

/** Takes what a contribution became away from visitors. */
export async function withdraw(
  transaction: Database,
  contribution: Contribution,
): Promise<AcceptResult | null> {
  const id = targetOf(contribution);
  return id === null ? null : await withdrawDraft(transaction, contribution, id);
}

function withdrawDraft<Of extends Kind>(
  transaction: Database,
  { kind, draft }: Contribution<Of>,
  id: number,
): Promise<AcceptResult> {
  return KINDS[kind as Of].withdraw(transaction, id, draft as Drafts[Of]);
}
