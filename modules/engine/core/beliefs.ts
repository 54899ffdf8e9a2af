import { Belief } from './belief.ts';
import { bareEvidence, type Evidence } from './evidence.ts';
import { AnswerModel, type AnswerTable } from './likelihood.ts';
import type { Profile } from './prior.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * The beliefs of the sessions in progress, as many as the snapshot has room for; the one unused for longest makes
 * room. A belief that is gone, or older than the snapshot, is worked out again from the evidence.
 */
export class Beliefs {
  readonly snapshot: Snapshot;
  readonly model: AnswerModel;
  /** By session, or by profile for those that know nothing more; the latest used last. */
  readonly #held = new Map<string, Belief>();

  constructor(snapshot: Snapshot, table: AnswerTable) {
    this.snapshot = snapshot;
    this.model = new AnswerModel(table, snapshot.header.baseRate, snapshot.header.category);
  }

  /**
   * What a session believes. Good until the next call: another session's may take its place.
   *
   * @param session names the session; what is held under another name is never touched.
   */
  of(session: string, evidence: Evidence): Belief {
    const known = this.#held.get(session);
    if (known?.leadsTo(evidence)) {
      this.#hold(session, known);
      known.follow(evidence);
      return known;
    }
    const begun = this.#ofProfile(evidence);
    const belief = this.#take(session);
    if (begun) belief.beginAs(begun);
    else belief.begin(evidence.profile);
    belief.follow(evidence);
    return belief;
  }

  /**
   * Visitors who say the same of the recipient share the first step. Where nobody took it yet, a search far on its way
   * does without: null.
   */
  #ofProfile({ profile, answers }: Evidence): Belief | null {
    const name = nameOf(profile);
    const bare = bareEvidence(profile);
    const known = this.#held.get(name);
    if (known?.leadsTo(bare)) {
      this.#hold(name, known);
      return known;
    }
    if (answers.length > FAR_ON_ITS_WAY) return null;
    const belief = this.#take(name);
    belief.begin(profile);
    belief.follow(bare);
    belief.count();
    return belief;
  }

  /** A belief to write over, held under a name from now on. */
  #take(name: string): Belief {
    const { beliefCapacity } = this.snapshot.header;
    let belief = this.#held.get(name);
    if (!belief && this.#held.size < beliefCapacity) {
      belief = new Belief(this.snapshot, this.model, this.#held.size);
    }
    if (!belief) {
      const [oldest, evicted] = this.#held.entries().next().value!;
      this.#held.delete(oldest);
      belief = evicted;
    }
    this.#hold(name, belief);
    return belief;
  }

  #hold(name: string, belief: Belief): void {
    this.#held.delete(name);
    this.#held.set(name, belief);
  }
}

/** So many answers are not followed one by one. */
const FAR_ON_ITS_WAY = 2;

/** Spaces keep it apart from any session's name. */
function nameOf(profile: Profile): string {
  const { recipient, ageMonths, priceMin, priceMax, christmas } = profile;
  return `${recipient} ${ageMonths} ${priceMin} ${priceMax} ${christmas}`;
}
