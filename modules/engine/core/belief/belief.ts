import { LABEL_BITS, type Snapshot } from '../snapshot/snapshot.ts';
import { forEachTwin } from '../snapshot/twins.ts';
import { AppliedEvidence } from './applied-evidence.ts';
import type { Evidence, GivenFeedback } from './evidence.ts';
import { deriveFacts, type Facts, noFacts, sessionBaseRates } from './facts.ts';
import {
  addDirections,
  changesOtherIdeas,
  clearDirections,
  forEachNearDuplicateGain,
} from './feedback.ts';
import { type AnswerModel, isInterest } from './likelihood.ts';
import { Masses } from './masses.ts';
import { type Profile, priorWeights } from './prior.ts';

/** What the best match of a hint gains, in log weight. */
const HINT_LOG_WEIGHT = 4;
/** The most that a hint which touches upon a question counts for: half of an answer. One that names a theme is an answer. */
const HINTED_ANSWER_VALUE = 0.5;
/**
 * What « I don't know » counts for where the question is about an interest: a part of a « no ». Of what they love, people mostly
 * speak (docs/experiments/2026-11-23-labels-judged-again.md).
 */
const UNKNOWN_INTEREST_VALUE = -0.3;

/** How many questions are applied one at a time; more are cheaper all at once. */
const INCREMENTAL_QUESTIONS = 2;
/**
 * The posterior of a session: `P(idea i pleases | evidence) ∝ weight[i]`.
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

  readonly #applied = new AppliedEvidence();
  /** What was applied of each question: the value of its answer, and the base rate it was applied with. */
  readonly #appliedValue: Float64Array;
  readonly #appliedBase: Float64Array;
  readonly #masses: Masses;

  constructor(snapshot: Snapshot, model: AnswerModel, slot: number) {
    this.snapshot = snapshot;
    this.model = model;
    this.#masses = new Masses(snapshot, slot);
    this.weight = this.#masses.weight;
    this.facts = noFacts(snapshot.questionCount);
    this.baseRate = new Float64Array(snapshot.questionCount);
    this.#appliedValue = new Float64Array(snapshot.questionCount);
    this.#appliedBase = new Float64Array(snapshot.questionCount);
  }

  /** By `question << LABEL_BITS | label`: the weight of the ideas that have that label. */
  get mass(): Float64Array {
    return this.#masses.all;
  }

  /** The sum of all weights; 0 when no idea is left. */
  get total(): number {
    return this.#masses.total;
  }

  /** The weight of the ideas with each label at a question, MISSING included; good until the next call. */
  massesAt(question: number): Float64Array {
    return this.#masses.at(question);
  }

  /** Computes the masses now, so that every copy of this belief has them. */
  ensureMasses(): void {
    this.#masses.ensure();
  }

  /** The ideas that were shown, in their order. */
  get shownIdeas(): readonly number[] {
    return this.#applied.shown;
  }

  /** How many ideas were shown. */
  get shown(): number {
    return this.shownIdeas.length;
  }

  /** Whether this belief can be brought to some evidence without starting over. */
  canExtendTo(evidence: Evidence): boolean {
    return this.#applied.isPrefixOf(evidence, this.snapshot.version);
  }

  /** Starts over from the profile alone. */
  reset(profile: Profile): void {
    priorWeights(this.snapshot, profile, this.weight);
    this.#masses.markStale();
    this.#resetEvidence(profile);
  }

  /** Starts over from another belief, of the profile alone. */
  copyFrom(other: Belief): void {
    this.#masses.copyFrom(other.#masses);
    this.#resetEvidence(other.#applied.profile!);
  }

  #resetEvidence(profile: Profile): void {
    this.#applied.reset(this.snapshot.version, profile);
    this.#appliedValue.fill(0);
  }

  /** Brings the belief to some evidence that it can extend to. */
  extendTo(evidence: Evidence): void {
    const { snapshot, facts } = this;
    const applied = this.#applied;
    deriveFacts(snapshot, evidence, facts);
    sessionBaseRates(snapshot, facts, this.baseRate);
    const hinted = this.#hintedValues(evidence.hintedQuestions);
    const changed = this.#changedQuestions(hinted);
    const feedbacks = evidence.feedbacks.slice(applied.feedbacks.length);
    if (changed.length > INCREMENTAL_QUESTIONS || feedbacks.length > 1) this.#masses.markStale();
    if (applied.hintedIdeas.length === 0) {
      for (const { idea, score } of evidence.hintedIdeas) {
        this.#masses.scale(idea, Math.exp(HINT_LOG_WEIGHT * score));
      }
      applied.hintedIdeas = evidence.hintedIdeas;
    }
    this.#apply(changed, hinted, feedbacks);
    applied.feedbacks = evidence.feedbacks;
    for (let k = applied.shown.length; k < evidence.shown.length; k++) {
      forEachTwin(snapshot, evidence.shown[k]!, (twin) => this.#masses.scale(twin, 0));
    }
    applied.shown = evidence.shown;
    this.#masses.limitRounding();
  }

  /** Questions with a new answer, one taken back, or a base rate that moved. */
  #changedQuestions(hinted: ReadonlyMap<number, number>): number[] {
    const changed: number[] = [];
    for (let question = 0; question < this.snapshot.questionCount; question++) {
      const value = hinted.get(question) ?? this.#valueOf(question);
      const moved = value !== 0 && this.#appliedBase[question] !== this.baseRate[question];
      if (value !== this.#appliedValue[question] || moved) changed.push(question);
    }
    return changed;
  }

  /**
   * Applies changed answers and new feedback. A search that is resumed pays once for all of them: what they add to a log
   * weight adds up.
   */
  #apply(
    changed: readonly number[],
    hinted: ReadonlyMap<number, number>,
    feedbacks: readonly GivenFeedback[],
  ): void {
    const effective = feedbacks.filter(changesOtherIdeas);
    const atOnce = changed.length > INCREMENTAL_QUESTIONS ? changed : [];
    for (const question of changed) this.#applyAnswer(question, hinted, atOnce.length === 0);
    if (atOnce.length + effective.length > 0) this.#applyTable(atOnce, effective);
    for (const feedback of effective) {
      if (feedback.kind === 'YouCanDoBetter') this.#applyTable([], [feedback], feedback.idea);
    }
  }

  /** Applies what changed about a question at once, or leaves it in the table. */
  #applyAnswer(question: number, hinted: ReadonlyMap<number, number>, now: boolean): void {
    const { table, factors } = this.snapshot;
    const value = hinted.get(question) ?? this.#valueOf(question);
    const base = this.baseRate[question]!;
    const [oldValue, oldBase] = [this.#appliedValue[question]!, this.#appliedBase[question]!];
    for (let label = 0; label < this.snapshot.usedCodes; label++) {
      const evidence =
        this.model.evidence(question, value, base, label) -
        this.model.evidence(question, oldValue, oldBase, label);
      if (now) factors[label] = Math.exp(evidence);
      else table[2 * ((question << LABEL_BITS) | label)] = evidence;
    }
    if (now) this.#masses.applyFactors(question);
    this.#appliedValue[question] = value;
    this.#appliedBase[question] = base;
  }

  /** What an answer counts for: what was said, save that « I don't know » of an interest says something too. */
  #valueOf(question: number): number {
    const { known, value, source } = this.facts;
    const isUnknown = known[question] && value[question] === 0 && source[question]! >= 0;
    const category = this.snapshot.header.category[question]!;
    return isUnknown && isInterest(category) ? UNKNOWN_INTEREST_VALUE : value[question]!;
  }

  /** The values of questions that the hints touch upon, while nothing is known of them. */
  #hintedValues(hintedQuestions: Evidence['hintedQuestions']): Map<number, number> {
    const values = new Map<number, number>();
    for (const { question, score } of hintedQuestions) {
      if (!this.facts.known[question]) values.set(question, HINTED_ANSWER_VALUE * score);
    }
    return values;
  }

  /**
   * Multiplies every weight by what the table has of some questions, and by what some feedback adds.
   *
   * @param betterThan only ideas better than this one are touched; -1 for all.
   */
  #applyTable(
    questions: readonly number[],
    feedbacks: readonly GivenFeedback[],
    betterThan = -1,
  ): void {
    const { snapshot } = this;
    const { table } = snapshot;
    addDirections(snapshot, feedbacks, betterThan);
    this.#masses.applyTable(betterThan);
    for (const question of questions) {
      table.fill(0, 2 * (question << LABEL_BITS), 2 * ((question + 1) << LABEL_BITS));
    }
    clearDirections(snapshot, feedbacks);
    for (const feedback of feedbacks) {
      forEachNearDuplicateGain(snapshot, feedback, betterThan, (idea, logWeight) =>
        this.#masses.scale(idea, Math.exp(logWeight)),
      );
    }
  }
}
