import type { Account } from '../accounts/shared.ts';
import { type Contribution, contributionsOf, lineOf } from '../contributions/index.server.ts';
import { findContributorOf } from '../contributors/index.server.ts';
import { type Decision, listDecisions } from '../decisions/index.server.ts';

/** What became of a contributor's work: a decision about it, never who took it. */
export type ToldDecision = Pick<Decision, 'id' | 'at' | 'action' | 'subject'> & {
  /** What was decided about, in one line; null where it has no words of its own. */
  line: string | null;
  undone: boolean;
  unseen: boolean;
  /** Whether the contributor took it. */
  own: boolean;
};

/** What an account proposed, and what others decided about it; the latest first. */
export type Activity = {
  contributions: (Pick<Contribution, 'id' | 'kind' | 'state' | 'created_at'> & { line: string })[];
  decisions: ToldDecision[];
};

/** The latest of what a contributor proposed and of the decisions about it, so many of each. */
export async function activityOf(account: Account, limit: number): Promise<Activity> {
  const contributor_id = await findContributorOf(account.id);
  if (contributor_id === null) return { contributions: [], decisions: [] };
  const [contributions, decisions] = await Promise.all([
    contributionsOf(account, limit),
    listDecisions({ contributor_id }, { limit, offset: 0 }),
  ]);
  return {
    contributions: contributions.map((contribution) => {
      const { id, kind, state, created_at } = contribution;
      return { id, kind, state, created_at, line: lineOf(contribution) };
    }),
    decisions: decisions.map((decision) => told(decision, account)),
  };
}

function told(decision: Decision, account: Account): ToldDecision {
  const { id, at, action, subject, after, undone_at, seen_at } = decision;
  const { draft } = (after ?? {}) as { draft?: { title?: unknown; content?: unknown } };
  const words = draft?.title ?? draft?.content;
  const line = typeof words === 'string' ? words : null;
  const own = decision.account_id === account.id;
  return {
    id,
    at,
    action,
    subject,
    line,
    own,
    undone: undone_at !== null,
    unseen: seen_at === null,
  };
}

/** Most of each that the file of one's data holds: more than anybody proposes by hand. */
const EXPORTED_MAX = 100_000;

/** All that an account proposed, and all that was decided about it, for the file of its owner's data. */
export async function exportContributions(account: Account): Promise<unknown> {
  const [contributions, { decisions }] = await Promise.all([
    contributionsOf(account, EXPORTED_MAX),
    activityOf(account, EXPORTED_MAX),
  ]);
  return {
    propositions: contributions.map(({ kind, state, created_at, decided_at, draft }) => ({
      ...{ kind, state, created_at, decided_at, draft },
    })),
    decisions: decisions.map(({ at, action, subject, line, own, undone }) => ({
      ...{ at, action, subject, line, own, undone },
    })),
  };
}
