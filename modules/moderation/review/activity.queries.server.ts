import { dayOf } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import {
  type Contribution,
  contributionsOf,
  DELETION_REASONS,
  type DeletionReason,
  lineOf,
  originalDrafts,
} from '../contributions/index.server.ts';
import { findContributorOf } from '../contributors/index.server.ts';
import {
  type Decision,
  type DecisionNotice,
  listDecisionNotices,
} from '../decisions/index.server.ts';
import { outcomeFor, type ReactionDay, reactionDays } from '../reactions/index.server.ts';

/** What became of a contributor's work: a decision about it, never who took it. */
type Outcome = Pick<Decision, 'id' | 'at' | 'action' | 'subject'> & {
  /** What was decided about, in one line; null where it has no words of its own. */
  line: string | null;
  /** The line in the words that were decided about, where the decision changed them. */
  was: string | null;
  /** Of what was deleted, why, where it was said. */
  deletionReason: DeletionReason | null;
  undone: boolean;
  unseen: boolean;
  /** Whether the contributor took it. */
  own: boolean;
};

/** Outcomes of one day that are the same, shown in one line: the latest of them, and how many there are. */
export type OutcomeLine = Outcome & { count: number };

/** What an account did, and what others decided about it; the latest first. */
export type Activity = {
  contributions: (Pick<Contribution, 'id' | 'kind' | 'state' | 'created_at'> & { line: string })[];
  reactions: ReactionDay[];
  decisions: OutcomeLine[];
  /** Whether there is more than was asked for. */
  isCut: boolean;
};

/** Decisions about reactions that one line may stand for, on average. */
const DECISIONS_PER_LINE = 10;

/** The latest of what a contributor proposed, reacted to, and of the decisions about it, so many lines of each. */
export async function activityOf(account: Account, limit: number): Promise<Activity> {
  const [contributions, reactions, decisions] = await Promise.all([
    contributionsOf(account, limit + 1),
    reactionDays(account, limit + 1),
    decisionsAbout(account, limit * DECISIONS_PER_LINE),
  ]);
  // Reactions of staff are decisions of their own, shown among the reactions.
  const lines = inLines(decisions.filter(({ own, action }) => !own || action !== 'relabelled'));
  const listed = contributions.map((contribution) => {
    const { id, kind, state, created_at } = contribution;
    return { id, kind, state, created_at, line: lineOf(contribution) };
  });
  return {
    contributions: listed.slice(0, limit),
    reactions: reactions.slice(0, limit),
    decisions: lines.slice(0, limit),
    isCut:
      [listed, reactions, lines].some(({ length }) => length > limit) ||
      decisions.length === limit * DECISIONS_PER_LINE,
  };
}

async function decisionsAbout(account: Account, limit: number): Promise<Outcome[]> {
  const contributor = await findContributorOf(account.id);
  if (contributor === null) return [];
  const decisions = await listDecisionNotices(contributor, limit);
  return decisions.map((decision) => outcomeOf(decision, account, contributor));
}

function outcomeOf(decision: DecisionNotice, account: Account, contributor: number): Outcome {
  const { id, at, subject, before, after, undone_at, seen_at } = decision;
  const [had, line] = [lineIn(before), lineIn(after)];
  const { refusal: kept } = (after ?? {}) as { refusal?: unknown };
  return {
    ...{ id, at, subject, line },
    was: had === line ? null : had,
    deletionReason: DELETION_REASONS.find((each) => each === kept) ?? null,
    action: outcomeFor(decision, contributor),
    own: decision.account_id === account.id,
    undone: undone_at !== null,
    unseen: seen_at === null,
  };
}

/** The words that a decision kept of what it was about; null where it has none. */
function lineIn(kept: unknown): string | null {
  const { draft } = (kept ?? {}) as { draft?: { title?: unknown; content?: unknown } };
  const words = draft?.title ?? draft?.content;
  return typeof words === 'string' ? words : null;
}

/** Decisions without words of their own that follow each other on one day and came to the same are one line. */
function inLines(decisions: readonly Outcome[]): OutcomeLine[] {
  const lines: OutcomeLine[] = [];
  for (const decision of decisions) {
    const last = lines.at(-1);
    if (last && decision.line === null && kindOf(last) === kindOf(decision)) last.count += 1;
    else lines.push({ ...decision, count: 1 });
  }
  return lines;
}

function kindOf({ at, subject, action, line, own, undone, unseen }: Outcome): string {
  return JSON.stringify([dayOf(at), subject, action, line, own, undone, unseen]);
}

/** Most of each that the file of one's data holds: more than anybody proposes by hand. */
const EXPORTED_MAX = 100_000;

/** All that an account proposed, and all that was decided about it, for the file of its owner's data. */
export async function exportContributions(account: Account): Promise<unknown> {
  const [contributions, decisions] = await Promise.all([
    contributionsOf(account, EXPORTED_MAX),
    decisionsAbout(account, EXPORTED_MAX),
  ]);
  const originals = await originalDrafts(contributions);
  return {
    propositions: contributions.map(({ id, kind, state, created_at, decided_at, draft }) => ({
      ...{ sorte: kind, etat: state, proposee_le: created_at, decidee_le: decided_at },
      ...{ texte: draft, texte_avant_relecture: originals.get(id) ?? null },
    })),
    decisions: decisions.map(({ at, action, subject, line, deletionReason, own, undone }) => ({
      ...{ date: at, decision: action, sur: subject, texte: line },
      ...{ raison: deletionReason, par_moi: own, annulee: undone },
    })),
  };
}
