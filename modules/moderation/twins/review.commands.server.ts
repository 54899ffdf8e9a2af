import type { TwinKind } from '#modules/catalogue/shared.ts';
import {
  decideTwins,
  findChain,
  restoreTwins,
  type TwinDecision,
  type TwinStates,
} from '#modules/catalogue/twins/index.server.ts';
import { DECIDED_AT_ONCE, type TwinChain } from '#modules/catalogue/twins/shared.ts';
import { attempt, type Database } from '#modules/platform/index.server.ts';
import { type Account, isAtLeast } from '../accounts/shared.ts';
import { type Reverts, recordDecision } from '../decisions/index.server.ts';

export type TwinReviewResult =
  | { ok: true; decision: number }
  | { ok: false; reason: 'forbidden' | 'unknown_chain' | 'too_large' };

/** Confirms all relations of the chain that an idea is in, as they are. */
export function confirmChain(account: Account, idea: number): Promise<TwinReviewResult> {
  return decide(account, idea, ({ links }) =>
    links.map(({ idea_id, other_idea_id, kind }) => ({ idea_id, other_idea_id, kind })),
  );
}

/** Says how two ideas of a chain are related. */
export function changeTwinKind(
  account: Account,
  { idea, other, kind }: { idea: number; other: number; kind: TwinKind },
): Promise<TwinReviewResult> {
  return decide(account, idea, ({ ideas }) =>
    ideas.includes(other) && idea !== other ? [pairOf(idea, other, kind)] : [],
  );
}

/** Takes an idea out of its chain: it is distinct from all others of it. */
export function splitIdea(account: Account, idea: number): Promise<TwinReviewResult> {
  return decide(account, idea, ({ ideas }) =>
    ideas.filter((other) => other !== idea).map((other) => pairOf(idea, other, 'Distinct')),
  );
}

function pairOf(one: number, other: number, kind: TwinKind): TwinDecision {
  return { idea_id: Math.min(one, other), other_idea_id: Math.max(one, other), kind };
}

function decide(
  account: Account,
  idea: number,
  decisionsOf: (chain: TwinChain) => TwinDecision[],
): Promise<TwinReviewResult> {
  return attempt<TwinReviewResult>(async (transaction) => {
    if (!isAtLeast(account.type, 'Admin')) return { ok: false, reason: 'forbidden' };
    const chain = await findChain(idea, transaction);
    const decisions = chain ? decisionsOf(chain) : [];
    if (decisions.length === 0) return { ok: false, reason: 'unknown_chain' };
    if (decisions.length > DECIDED_AT_ONCE) return { ok: false, reason: 'too_large' };
    const states = await decideTwins(transaction, decisions);
    const decision = await recordDecision(transaction, account, {
      contributors: [],
      subject: 'twin',
      subject_id: idea,
      action: 'edited',
      ...states,
    });
    return { ok: true, decision };
  });
}

/** Undoes decisions about twins; not when one of the relations changed since. */
export const twinReverts: Reverts = {
  twin: async (transaction: Database, { before, after }) =>
    (await restoreTwins(transaction, { before, after } as TwinStates))
      ? { ok: true }
      : { ok: false, reason: 'changed_since' },
};
