import type { Belief, Evidence } from '../core/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import { evidenceOf } from './evidence.ts';
import type { SessionRow } from './session.store.server.ts';
import type { SessionState } from './state.ts';

/** The engine's belief in a state of a session, and the evidence for it; good until the next call. */
export function beliefOf(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): { evidence: Evidence; belief: Belief } {
  const evidence = evidenceOf(catalogue, row, state);
  return { evidence, belief: catalogue.beliefs.of(row.id, evidence) };
}
