import { LRUCache } from 'lru-cache';
import { type Belief, computeBelief, type Evidence } from '../core/belief.ts';
import { STARTING_TABLE } from '../core/likelihood.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { evidenceOf } from './evidence.ts';
import type { SessionRow } from './session.store.server.ts';
import type { SessionState } from './state.ts';

type Known = {
  catalogue: CatalogueSnapshot;
  state: SessionState;
  evidence: Evidence;
  belief: Belief;
};

/** One step asks for the same belief several times, so the latest are kept: 32 MB of numbers at most. */
const latest = new LRUCache<string, Known>({
  max: 128,
  maxSize: 4_000_000,
  sizeCalculation: ({ belief }) => 2 * belief.posterior.length + 3 * belief.baseRate.length + 1,
});

/** What the engine believes in a state of a session, and the evidence for it. */
export function believe(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): { evidence: Evidence; belief: Belief } {
  const known = latest.get(row.id);
  if (known && known.catalogue === catalogue && sameEvidence(known.state, state)) return known;
  const evidence = evidenceOf(catalogue, row, state);
  const belief = computeBelief(catalogue.core, STARTING_TABLE, evidence);
  const fresh = { catalogue, state, evidence, belief };
  latest.set(row.id, fresh);
  return fresh;
}

/** States share the lists that an event did not change. */
function sameEvidence(a: SessionState, b: SessionState): boolean {
  return a.answers === b.answers && a.feedbacks === b.feedbacks && a.shown === b.shown;
}
