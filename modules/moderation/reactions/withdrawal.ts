import type { Label } from '#modules/catalogue/shared.ts';
import type { PairState } from './pair-states.server.ts';

/**
 * The label of a pair when one reaction of it no longer counts: what was there before that was accepted, where the label is
 * its own and no other accepted reaction says the same.
 */
export function labelWithout(
  state: PairState,
  reaction: PairState['reactions'][number],
): Label | null {
  const isNeeded = state.reactions.some(
    (row) => row !== reaction && row.state === 'accepted' && row.label === state.label,
  );
  const isItsOwn = reaction.state === 'accepted' && reaction.label === state.label;
  return isItsOwn && !isNeeded ? reaction.label_before : state.label;
}
