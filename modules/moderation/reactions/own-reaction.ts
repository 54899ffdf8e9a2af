import type { PairState } from './pair-states.server.ts';
import type { ReactionChange } from './shared.ts';
import { labelWithout } from './withdrawal.ts';

/** Who reacts; the reactions of staff are accepted at once. `now` is when, by the database's clock. */
export type Reactor = { contributorId: number; isStaff: boolean; now: string };

/** A pair once somebody has given it a label, or taken the own one back where `label` is null. */
export function afterReaction(
  state: PairState,
  label: ReactionChange['label'],
  { contributorId, isStaff, now }: Reactor,
): PairState {
  const own = state.reactions.find((row) => row.contributor_id === contributorId);
  const others = state.reactions.filter((row) => row !== own);
  if (label === null) {
    if (!own || own.state === 'rejected') return state;
    const isOwnLabel = isStaff && own.state === 'accepted' && !own.is_reviewed;
    return {
      ...state,
      label: isOwnLabel ? labelWithout(state, own) : state.label,
      reactions: others,
    };
  }
  const isCounted = own?.state === 'accepted' && state.label === label;
  if (own?.label === label && (!isStaff || isCounted)) return state;
  const { idea_id, question_id } = state;
  return {
    ...state,
    label: isStaff ? label : state.label,
    reactions: [
      ...others,
      {
        ...{ contributor_id: contributorId, idea_id, question_id, label, is_reviewed: false },
        state: isStaff ? 'accepted' : 'waiting',
        label_before: isStaff ? state.label : null,
        given_at: now,
      } satisfies PairState['reactions'][number],
    ].sort((a, b) => a.contributor_id - b.contributor_id),
  };
}
