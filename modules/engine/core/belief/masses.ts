import { CODES_PER_QUESTION, LABEL_BITS, MISSING, type Snapshot } from '../snapshot/snapshot.ts';

/** When the weights' sum has fallen to this share of its peak, the masses are recomputed to remove rounding errors. */
const RECOMPUTE_RATIO = 1e-4;

/**
 * The weights of all ideas in one belief, with the mass of each label (the weight of the ideas that have it) and their
 * total, kept up to date by what changes.
 */
export class Masses {
  readonly #snapshot: Snapshot;
  /** By idea, not normalised. */
  readonly weight: Float64Array;
  readonly #mass: Float64Array;
  readonly #at = new Float64Array(CODES_PER_QUESTION);
  #total = 0;
  #peak = 0;
  /**
   * Whether the masses and the total are computed only when they are first asked for: cheaper than to update them with
   * many changes, and presenting the current step of a search needs neither.
   */
  #stale = false;

  constructor(snapshot: Snapshot, slot: number) {
    this.#snapshot = snapshot;
    const { weight, mass } = snapshot.beliefMemory(slot);
    this.weight = weight;
    this.#mass = mass;
  }

  /** By `question << LABEL_BITS | label`: the weight of the ideas that have that label. */
  get all(): Float64Array {
    this.ensure();
    return this.#mass;
  }

  /** The sum of all weights; 0 when no idea is left. */
  get total(): number {
    this.ensure();
    return this.#total;
  }

  /** The mass of each label and prediction at a question, MISSING included; good until the next call. */
  at(question: number): Float64Array {
    this.ensure();
    const masses = this.#at;
    const { usedCodes } = this.#snapshot;
    let unlabelled = this.#total;
    for (let label = 0; label < usedCodes; label++) {
      if (label === MISSING) continue;
      masses[label] = Math.max(0, this.#mass[(question << LABEL_BITS) | label]!);
      unlabelled -= masses[label]!;
    }
    masses[MISSING] = Math.max(0, unlabelled);
    return masses;
  }

  /** Leaves masses and total to be computed when they are asked for. */
  markStale(): void {
    this.#stale = true;
  }

  /** Computes the masses now, unless they are up to date. */
  ensure(): void {
    if (this.#stale) this.#recompute();
  }

  copyFrom(other: Masses): void {
    this.weight.set(other.weight.subarray(0, this.#snapshot.ideaCount));
    if (!other.#stale) this.#mass.set(other.#mass);
    this.#stale = other.#stale;
    this.#total = other.#total;
    this.#peak = other.#peak;
  }

  /** Multiplies the weight of one idea. */
  scale(idea: number, factor: number): void {
    const { codes, firstGroup, labelCount } = this.#snapshot;
    const change = this.weight[idea]! * (factor - 1);
    if (change === 0) return;
    this.weight[idea] = factor === 0 ? 0 : this.weight[idea]! + change;
    this.#total += change;
    if (this.#stale) return;
    const start = firstGroup[idea]! << 3;
    for (let k = start; k < start + labelCount[idea]!; k++) this.#mass[codes[k]!]! += change;
  }

  /** Multiplies the weights of the ideas labelled at a question by the snapshot's `factors`, one for each label. */
  applyFactors(question: number): void {
    const { kernel, factors } = this.#snapshot;
    this.#total += kernel.applyFactors(...this.#addresses(), question, factors.byteOffset);
  }

  /**
   * Multiplies every weight by what the snapshot's `table` says of the idea's labels.
   *
   * @param betterThan only ideas better than this one are touched; -1 for all.
   */
  applyTable(betterThan: number): void {
    const { kernel, table } = this.#snapshot;
    this.#total += kernel.applyTable(...this.#addresses(), table.byteOffset, betterThan);
  }

  /** Sums of much larger weights leave rounding errors behind: before those matter, the masses are recomputed. */
  limitRounding(): void {
    if (this.#stale) return;
    if (!(this.#total >= this.#peak * RECOMPUTE_RATIO)) this.#recompute();
    else this.#peak = Math.max(this.#peak, this.#total);
  }

  #recompute(): void {
    this.#stale = false;
    this.#mass.fill(0);
    this.#snapshot.kernel.addMasses(...this.#addresses());
    this.#total = this.#sum();
    this.#peak = this.#total;
  }

  /** What the kernel's functions take first: the count of ideas, the addresses of weights and masses (0 while stale). */
  #addresses(): [number, number, number] {
    const masses = this.#stale ? 0 : this.#mass.byteOffset;
    return [this.#snapshot.ideaCount, this.weight.byteOffset, masses];
  }

  #sum(): number {
    const { weight } = this;
    const { ideaCount } = this.#snapshot;
    let sum = 0;
    for (let idea = 0; idea < ideaCount; idea++) sum += weight[idea]!;
    return sum;
  }
}
