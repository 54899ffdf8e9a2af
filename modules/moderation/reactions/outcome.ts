import type { Decision } from '../decisions/index.server.ts';
import { changesOf } from './pair-states.server.ts';

/**
 * What a decision came to for one contributor: where several had reacted to a pair, those who said something else were
 * rejected.
 */
export function outcomeFor(decision: Decision, contributorId: number): Decision['action'] {
  const { subject, action } = decision;
  if (subject !== 'reaction' || action === 'relabelled') return action;
  const own = changesOf(decision).flatMap(({ after }) =>
    after.reactions
      .filter((row) => row.contributor_id === contributorId && row.state === 'accepted')
      .map((row) => row.label === after.label),
  );
  if (own.length === 0) return 'deleted';
  return own.every(Boolean) ? 'accepted' : 'edited';
}
