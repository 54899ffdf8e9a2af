import type { Evidence, FeedbackKind, GivenFeedback } from './evidence.ts';
import { deriveFacts, type Facts, noFacts, sessionBaseRates } from './facts.ts';
import type { AnswerModel } from './likelihood.ts';
import { type Profile, priorWeights } from './prior.ts';
import { cosine, forEachKin, KIN } from './similarity.ts';
import { LABEL_COUNT, MISSING, NONE, type Snapshot } from './snapshot.ts';
import { forEachTwin } from './twins.ts';

/** What the closest possible idea gains or loses in log weight after a feedback. */
const RAISE_AFTER: Record<FeedbackKind, number> = {
  HasAlready: 1.2,
  YouAreClose: 2.2,
  GoodIdea: 2.2,
  BadIdea: -1.8,
  /** Only ideas of better quality gain from this one. */
  YouCanDoBetter: 0.3,
  InconsistentIdea: 0,
  IDontKnow: 0,
};
/** What the best match of a hint gains, in log weight. */
const HINT = 4;
/** A hint that touches upon a question counts for half of an answer at most; one that names a theme is an answer. */
const HINTED_ANSWER = 0.5;

/** How many questions are applied one at a time; more are cheaper all at once. */
const ONE_BY_ONE = 2;
/** When the weights' sum has fallen to this share of its peak, rounding is cleaned up. */
const WORN = 1e-4;

/**
 * What a session believes: `P(idea i pleases | evidence) ∝ weight[i]`.
 *
 * `wᵢ = priorᵢ(profile) · Π_t P(answer_t | label(i, q_t)) · Π_f exp(raise_f · cos(i, f))`, each answer relative to an
 * idea without label there. It is kept in the snapshot's memory and brought up to date by what is new in the
 * evidence: an answer touches the ideas labelled at its question, and the mass of each label follows, so that a
 * step costs far less than looking at every label again.
 */
export class Belief {
  readonly snapshot: Snapshot;
  readonly model: AnswerModel;
  /** By idea, not normalised; 0 when it can no longer be proposed. */
  readonly weight: Float64Array;
  readonly facts: Facts;
  /** Share of « yes » among the answers to each question in this session. */
  readonly baseRate: Float64Array;

  #version = -1;
  #profile: Profile | null = null;
  #hintedIdeas: Evidence['hintedIdeas'] = [];
  #feedbacks: readonly GivenFeedback[] = [];
  #shown: readonly number[] = [];
  /** What was applied of each question: the value of its answer, and the base rate it was read with. */
  readonly #value: Float64Array;
  readonly #base: Float64Array;
  readonly #mass: Float64Array;
  readonly #massesAt = new Float64Array(LABEL_COUNT);
  #total = 0;
  #peak = 0;
  /**
   * Whether the masses and the total are yet to be counted, when they are first asked for: cheaper than to keep them in
   * step with many changes, and showing again where a search stands takes neither.
   */
  #stale = false;

  constructor(snapshot: Snapshot, model: AnswerModel, slot: number) {
    this.snapshot = snapshot;
    this.model = model;
    const { weight, mass } = snapshot.beliefMemory(slot);
    this.weight = weight;
    this.#mass = mass;
    this.facts = noFacts(snapshot.questionCount);
    this.baseRate = new Float64Array(snapshot.questionCount);
    this.#value = new Float64Array(snapshot.questionCount);
    this.#base = new Float64Array(snapshot.questionCount);
  }

  /** By `question << 3 | label`: the weight of the ideas that have that label. */
  get mass(): Float64Array {
    this.count();
    return this.#mass;
  }

  /** The sum of all weights; 0 when no idea is left. */
  get total(): number {
    this.count();
    return this.#total;
  }

  /** The weight of the ideas with each label at a question, MISSING included; good until the next call. */
  massesAt(question: number): Float64Array {
    const { mass, total } = this;
    const masses = this.#massesAt;
    let unlabelled = total;
    for (let label = 0; label < MISSING; label++) {
      masses[label] = Math.max(0, mass[(question << 3) | label]!);
      unlabelled -= masses[label]!;
    }
    masses[MISSING] = Math.max(0, unlabelled);
    return masses;
  }

  /** Counts the masses now, for all who will begin as this one. */
  count(): void {
    if (this.#stale) this.#weighAgain();
  }

  /** How many ideas were shown. */
  get shown(): number {
    return this.#shown.length;
  }

  /** Whether this belief can be brought to some evidence without starting over. */
  leadsTo({ profile, hintedIdeas, feedbacks, shown }: Evidence): boolean {
    return (
      this.#version === this.snapshot.version &&
      this.#profile !== null &&
      sameProfile(this.#profile, profile) &&
      startsWith(
        hintedIdeas,
        this.#hintedIdeas,
        (a, b) => a.idea === b.idea && a.score === b.score,
      ) &&
      hintedIdeas.length === this.#hintedIdeas.length &&
      startsWith(feedbacks, this.#feedbacks, (a, b) => a.idea === b.idea && a.kind === b.kind) &&
      startsWith(shown, this.#shown, (a, b) => a === b)
    );
  }

  /** Starts over from the profile alone. */
  begin(profile: Profile): void {
    priorWeights(this.snapshot, profile, this.weight);
    this.#forget(profile);
    this.#stale = true;
  }

  /** Starts over from another belief that only knows the profile. */
  beginAs(other: Belief): void {
    const { ideaCount } = this.snapshot;
    this.weight.set(other.weight.subarray(0, ideaCount));
    if (!other.#stale) this.#mass.set(other.#mass);
    this.#forget(other.#profile!);
    this.#stale = other.#stale;
    this.#total = other.#total;
    this.#peak = other.#peak;
  }

  #forget(profile: Profile): void {
    this.#version = this.snapshot.version;
    this.#profile = profile;
    this.#hintedIdeas = [];
    this.#feedbacks = [];
    this.#shown = [];
    this.#value.fill(0);
  }

  /** Brings the belief to some evidence that it leads to. */
  follow(evidence: Evidence): void {
    const { snapshot, facts } = this;
    deriveFacts(snapshot, evidence, facts);
    sessionBaseRates(snapshot, facts, this.baseRate);
    const wanted = this.#wantedValues(evidence.hintedQuestions);
    const changed = this.#changedQuestions(wanted);
    const feedbacks = evidence.feedbacks.slice(this.#feedbacks.length);
    if (changed.length > ONE_BY_ONE || feedbacks.length > 1) this.#stale = true;
    if (this.#hintedIdeas.length === 0) {
      for (const { idea, score } of evidence.hintedIdeas) this.#scale(idea, Math.exp(HINT * score));
      this.#hintedIdeas = evidence.hintedIdeas;
    }
    this.#apply(changed, wanted, feedbacks);
    this.#feedbacks = evidence.feedbacks;
    for (let k = this.#shown.length; k < evidence.shown.length; k++) {
      forEachTwin(snapshot, evidence.shown[k]!, (twin) => this.#scale(twin, 0));
    }
    this.#shown = evidence.shown;
    this.#cleanUp();
  }

  /** Questions with a new answer, one taken back, or a base rate that moved. */
  #changedQuestions(wanted: ReadonlyMap<number, number>): number[] {
    const changed: number[] = [];
    for (let question = 0; question < this.snapshot.questionCount; question++) {
      const value = wanted.get(question) ?? this.facts.value[question]!;
      const moved = value !== 0 && this.#base[question] !== this.baseRate[question];
      if (value !== this.#value[question] || moved) changed.push(question);
    }
    return changed;
  }

  /** A search that is resumed pays once for all its answers and refusals: what they add to a log weight adds up. */
  #apply(
    changed: readonly number[],
    wanted: ReadonlyMap<number, number>,
    feedbacks: readonly GivenFeedback[],
  ): void {
    const telling = feedbacks.filter(({ kind }) => RAISE_AFTER[kind] !== 0);
    const raising = telling.filter(({ kind }) => kind !== 'YouCanDoBetter');
    const atOnce = changed.length > ONE_BY_ONE ? changed : [];
    for (const question of changed) this.#hear(question, wanted, atOnce.length === 0);
    if (atOnce.length + raising.length > 0) this.#reweigh(atOnce, raising);
    for (const feedback of telling) {
      if (feedback.kind === 'YouCanDoBetter') this.#reweigh([], [feedback], feedback.idea);
    }
  }

  /** Applies what changed about a question at once, or leaves it in the table. */
  #hear(question: number, wanted: ReadonlyMap<number, number>, now: boolean): void {
    const { kernel, table, factors } = this.snapshot;
    const value = wanted.get(question) ?? this.facts.value[question]!;
    const base = this.baseRate[question]!;
    for (let label = 0; label < LABEL_COUNT; label++) {
      const evidence =
        this.model.evidence(question, value, base, label) -
        this.model.evidence(question, this.#value[question]!, this.#base[question]!, label);
      if (now) factors[label] = Math.exp(evidence);
      else table[2 * ((question << 3) | label)] = evidence;
    }
    if (now) this.#total += kernel.answer(...this.#place(), question, factors.byteOffset);
    this.#value[question] = value;
    this.#base[question] = base;
  }

  /** Questions that the hints touch upon, while nothing is known of them. */
  #wantedValues(hintedQuestions: Evidence['hintedQuestions']): Map<number, number> {
    const wanted = new Map<number, number>();
    for (const { question, score } of hintedQuestions) {
      if (!this.facts.known[question]) wanted.set(question, HINTED_ANSWER * score);
    }
    return wanted;
  }

  /**
   * Weighs every idea by what the table has of some questions, and raises or lowers it by its closeness to the ideas of
   * some feedback (Rocchio's relevance feedback, as a log weight). Opposite ideas move the other way.
   *
   * @param than only ideas better than this one are touched; -1 for all.
   */
  #reweigh(questions: readonly number[], feedbacks: readonly GivenFeedback[], than = -1): void {
    const { snapshot } = this;
    const { table } = snapshot;
    for (const { idea, kind } of feedbacks) {
      const scale = RAISE_AFTER[kind] / snapshot.norm[idea]!;
      this.#forEachOpinion(idea, (at, value, other) => {
        table[at]! += scale * value * other;
      });
    }
    this.#total += snapshot.kernel.reweigh(...this.#place(), table.byteOffset, than);
    for (const question of questions) {
      table.fill(0, 2 * (question << 3), 2 * ((question + 1) << 3));
    }
    for (const { idea, kind } of feedbacks) {
      this.#forEachOpinion(idea, (at) => {
        table[at] = 0;
      });
      forEachKin(snapshot, idea, (other) => {
        if (than >= 0 && !isBetter(snapshot, other, than)) return;
        const raise = RAISE_AFTER[kind] * Math.max(0, KIN - cosine(snapshot, idea, other));
        this.#scale(other, Math.exp(raise));
      });
    }
  }

  /** Where the table holds what a label of others, from -3 to 3, is worth beside a label of one idea. */
  #forEachOpinion(idea: number, visit: (at: number, value: number, other: number) => void): void {
    const { codes, firstGroup, labelCount } = this.snapshot;
    const start = firstGroup[idea]! << 3;
    for (let k = start; k < start + labelCount[idea]!; k++) {
      const question = codes[k]! >> 3;
      for (let label = 0; label < LABEL_COUNT - 1; label++) {
        visit(2 * ((question << 3) | label) + 1, (codes[k]! & 7) - NONE, label - NONE);
      }
    }
  }

  /** Multiplies the weight of one idea. */
  #scale(idea: number, factor: number): void {
    const { codes, firstGroup, labelCount } = this.snapshot;
    const change = this.weight[idea]! * (factor - 1);
    if (change === 0) return;
    this.weight[idea] = factor === 0 ? 0 : this.weight[idea]! + change;
    this.#total += change;
    if (this.#stale) return;
    const start = firstGroup[idea]! << 3;
    for (let k = start; k < start + labelCount[idea]!; k++) this.#mass[codes[k]!]! += change;
  }

  #place(): [number, number, number] {
    const masses = this.#stale ? 0 : this.#mass.byteOffset;
    return [this.snapshot.ideaCount, this.weight.byteOffset, masses];
  }

  /** Sums of much larger weights leave rounding behind: once it could be felt, the masses are counted again. */
  #cleanUp(): void {
    if (this.#stale) return;
    if (!(this.#total >= this.#peak * WORN)) this.#weighAgain();
    else this.#peak = Math.max(this.#peak, this.#total);
  }

  #weighAgain(): void {
    this.#stale = false;
    this.#mass.fill(0);
    this.snapshot.kernel.weigh(...this.#place());
    this.#total = this.#sum();
    this.#peak = this.#total;
  }

  #sum(): number {
    const { weight } = this;
    const { ideaCount } = this.snapshot;
    let sum = 0;
    for (let idea = 0; idea < ideaCount; idea++) sum += weight[idea]!;
    return sum;
  }
}

/** Better quality is better rated or accepted or, with equal quality, dearer. */
function isBetter({ quality, dearest }: Snapshot, idea: number, than: number): boolean {
  const difference = quality[idea]! - quality[than]!;
  return difference > 0 || (difference === 0 && dearest[idea]! > dearest[than]!);
}

function sameProfile(a: Profile, b: Profile): boolean {
  return (
    a === b ||
    (a.recipient === b.recipient &&
      a.ageMonths === b.ageMonths &&
      a.priceMin === b.priceMin &&
      a.priceMax === b.priceMax &&
      a.christmas === b.christmas)
  );
}

function startsWith<T>(
  list: readonly T[],
  start: readonly T[],
  same: (a: T, b: T) => boolean,
): boolean {
  return start.every((item, index) => index < list.length && same(item, list[index]!));
}
