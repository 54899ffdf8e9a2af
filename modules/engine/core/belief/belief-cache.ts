import type { Snapshot } from '../snapshot/snapshot.ts';
import { Belief } from './belief.ts';
import { bareEvidence, type Evidence } from './evidence.ts';
import { AnswerModel, type AnswerTable } from './likelihood.ts';
import type { Profile } from './prior.ts';

/**
 * The beliefs of the sessions in progress, as many as the snapshot has room for; the least recently used is evicted. A
 * belief that was evicted, or is older than the snapshot, is computed again from the evidence.
 */
export class BeliefCache {
  readonly snapshot: Snapshot;
  readonly model: AnswerModel;
  /** By session, or by profile for those without other evidence; the most recently used last. */
  readonly #entries = new Map<string, Belief>();

  constructor(snapshot: Snapshot, table: AnswerTable) {
    this.snapshot = snapshot;
    this.model = new AnswerModel(table, snapshot.header);
  }

  /**
   * The belief of a session. Valid until the next call, which may overwrite it with another session's.
   *
   * @param session names the session; the entries of other names are never changed.
   */
  of(session: string, evidence: Evidence): Belief {
    const known = this.#entries.get(session);
    if (known?.canExtendTo(evidence)) {
      this.#touch(session, known);
      known.extendTo(evidence);
      return known;
    }
    const shared = this.#ofProfile(evidence);
    const belief = this.#allocate(session);
    if (shared) belief.copyFrom(shared);
    else belief.reset(evidence.profile);
    belief.extendTo(evidence);
    return belief;
  }

  /**
   * The belief from a profile alone, which all visitors with that profile share. Null for a session with many answers
   * where it is not cached: it would be of no use to that session.
   */
  #ofProfile({ profile, answers }: Evidence): Belief | null {
    const name = nameOf(profile);
    const bare = bareEvidence(profile);
    const known = this.#entries.get(name);
    if (known?.canExtendTo(bare)) {
      this.#touch(name, known);
      return known;
    }
    if (answers.length > SHARED_START_ANSWERS) return null;
    const belief = this.#allocate(name);
    belief.reset(profile);
    belief.extendTo(bare);
    belief.ensureMasses();
    return belief;
  }

  /** A belief to overwrite, cached under a name from now on. */
  #allocate(name: string): Belief {
    const { beliefCapacity } = this.snapshot.header;
    let belief = this.#entries.get(name);
    if (!belief && this.#entries.size < beliefCapacity) {
      belief = new Belief(this.snapshot, this.model, this.#entries.size);
    }
    if (!belief) {
      const [oldest, evicted] = this.#entries.entries().next().value!;
      this.#entries.delete(oldest);
      belief = evicted;
    }
    this.#touch(name, belief);
    return belief;
  }

  #touch(name: string, belief: Belief): void {
    this.#entries.delete(name);
    this.#entries.set(name, belief);
  }
}

/** With more answers than this, a session does not begin from the shared belief of its profile. */
const SHARED_START_ANSWERS = 2;

/** The name of a profile's entry: with spaces, which no session's name has. */
function nameOf(profile: Profile): string {
  const { recipient, ageMonths, priceMin, priceMax, christmas } = profile;
  return `${recipient} ${ageMonths} ${priceMin} ${priceMax} ${christmas}`;
}
