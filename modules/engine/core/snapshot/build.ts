import { kindOf, type QuestionKind } from '../belief/likelihood.ts';
import type { IdeaInput, QuestionInput, RelationInput, SnapshotInput } from './input.ts';
import { Labeller, normOf } from './labels.ts';
import { chanceOfLabel, isPrediction } from './predictions.ts';
import { relationLists } from './relations.ts';
import {
  allocate,
  beliefCapacity,
  CODES_PER_QUESTION,
  GROUP,
  type Header,
  LABEL_BITS,
  LABEL_COUNT,
  LABEL_MASK,
  MISSING,
  Snapshot,
  YES_IS_NEEDED,
} from './snapshot.ts';
import { linkIdeas } from './twins.ts';

/** Mean rating, and by how much a published rating counts. */
const MEAN_RATING = 3.7;
const RATING_WEIGHT = 0.25;
/** Beta prior of acceptance: one idea in five pleases, worth ten observations. */
const ACCEPTED_PRIOR = 2;
const REFUSED_PRIOR = 8;
/** Share of « yes » before there are answers, by kind of question: few people love any one theme. */
export const PRIOR_YES_RATE: Readonly<Record<QuestionKind, number>> = {
  family: 0.65,
  theme: 0.3,
  subtheme: 0.11,
  trait: 0.27,
};
/** How many observations that prior share, and that of « I don't know », count for. */
const PRIOR_OBSERVATIONS = 10;
const PRIOR_UNKNOWN_RATE = 0.15;

/**
 * The power of a base rate by which an idea is less likely to please for the rarest thing that it needs (YesIsNeeded): a dog,
 * a guitar. More shows fewer absurd ideas, and fewer delights (docs/experiments/2026-11-22-described-people.md).
 */
const NEED_POWER = 0.3;
const AGE_LIMIT_MONTHS = 65_535;

/** Everything about questions that a snapshot holds, and how much it should have room for. */
export type SnapshotPlan = {
  questions: readonly QuestionInput[];
  relations: readonly RelationInput[];
  ideaCapacity: number;
  /** Labels expected; more only cost a growth of the memory. */
  labelCapacity: number;
};

/** A snapshot of the questions, without ideas. */
export function createSnapshot(plan: SnapshotPlan): Snapshot {
  const { questions, relations } = plan;
  const sizes = { questionCount: questions.length, ideaCapacity: plan.ideaCapacity };
  const header: Header = {
    ...sizes,
    ideaCount: 0,
    groupCount: 0,
    usedCodes: LABEL_COUNT,
    beliefCapacity: beliefCapacity(sizes),
    category: Uint8Array.from(questions, (question) => question.category),
    baseRate: Float64Array.from(questions, (question) =>
      baseRateOf(kindOf(question.category), question),
    ),
    unknownRate: Float64Array.from(
      questions,
      ({ yes, no, unknown }) =>
        (unknown + PRIOR_UNKNOWN_RATE * PRIOR_OBSERVATIONS) /
        (yes + no + unknown + PRIOR_OBSERVATIONS),
    ),
    relations: relationLists(questions.length, relations),
    nearDuplicates: new Int32Array(),
  };
  // Half a group is lost at the end of each idea, on average.
  const groups = Math.ceil(plan.labelCapacity / GROUP + plan.ideaCapacity / 2);
  return new Snapshot(allocate(header, groups), header);
}

/** The share of « yes » among real answers to a question, smoothed (Beta prior). */
export function baseRateOf(kind: QuestionKind, { yes, no }: { yes: number; no: number }): number {
  return (yes + PRIOR_YES_RATE[kind] * PRIOR_OBSERVATIONS) / (yes + no + PRIOR_OBSERVATIONS);
}

const labellers = new WeakMap<Snapshot, Labeller>();

/**
 * Writes an idea: a new one when `idea` is the count of ideas, else in place of the one that was there. Its twins
 * stay as they are.
 *
 * @param own its own labels, each question at most once, and what is predicted, which counts where they say nothing:
 *   `question << LABEL_BITS | label`.
 * @returns false, with nothing changed, when a new one finds no room: a larger snapshot is needed.
 */
export function putIdea(
  snapshot: Snapshot,
  idea: number,
  input: IdeaInput,
  own: ArrayLike<number>,
): boolean {
  const { header } = snapshot;
  if (idea >= header.ideaCapacity) return false;
  if (idea === header.ideaCount) {
    header.ideaCount += 1;
    snapshot.nextTwin[idea] = idea;
    snapshot.groups[idea] = 0;
  }
  const [cheapest, dearest] = input.priceRange ?? [input.price, input.price];
  snapshot.cheapest[idea] = cheapest;
  snapshot.dearest[idea] = dearest;
  snapshot.ageMin[idea] = input.ageMin;
  snapshot.ageMax[idea] = Math.min(input.ageMax, AGE_LIMIT_MONTHS);
  snapshot.recipient[idea] = input.recipient;
  snapshot.available[idea] = Number(input.available);
  snapshot.seasonal[idea] = Number(input.seasonal);
  snapshot.forBeginners[idea] = Number(input.forBeginners);
  snapshot.quality[idea] = quality(input);

  let labeller = labellers.get(snapshot);
  if (!labeller) {
    labeller = new Labeller(header.questionCount, header.relations.createsReaction);
    labellers.set(snapshot, labeller);
  }
  const codes = labeller.codes(own);
  snapshot.initial[idea] = snapshot.quality[idea]! * needFactor(codes, header.baseRate);
  snapshot.norm[idea] = normOf(codes, header.category);
  writeCodes(snapshot, idea, codes);
  snapshot.version += 1;
  return true;
}

/** Labels stay where they are while they fit, and move to the end when they no longer do. */
function writeCodes(snapshot: Snapshot, idea: number, codes: readonly number[]): void {
  const { header } = snapshot;
  const groups = Math.max(1, Math.ceil(codes.length / GROUP));
  if (groups > snapshot.groups[idea]!) {
    snapshot.reserve(header.groupCount + groups);
    snapshot.firstGroup[idea] = header.groupCount;
    snapshot.groups[idea] = groups;
    header.groupCount += groups;
  }
  const start = snapshot.firstGroup[idea]! * GROUP;
  const end = start + snapshot.groups[idea]! * GROUP;
  const filler = (header.questionCount << LABEL_BITS) | MISSING;
  snapshot.codes.set(codes, start);
  snapshot.codes.fill(filler, start + codes.length, end);
  snapshot.labelCount[idea] = codes.length;
  if (codes.some((code) => isPrediction(code & LABEL_MASK))) header.usedCodes = CODES_PER_QUESTION;
}

function needFactor(codes: readonly number[], baseRate: Float64Array): number {
  let least = 1;
  for (const code of codes) {
    const chance = chanceOfLabel(YES_IS_NEEDED, code & LABEL_MASK);
    if (chance === 0) continue;
    least = Math.min(least, 1 - chance + chance * baseRate[code >> LABEL_BITS]! ** NEED_POWER);
  }
  return least;
}

function quality(idea: IdeaInput): number {
  const rating = idea.rating === null ? 0 : RATING_WEIGHT * (idea.rating - MEAN_RATING);
  const rate = (idea.accepted + ACCEPTED_PRIOR) / (idea.shown + ACCEPTED_PRIOR + REFUSED_PRIOR);
  const acceptance = Math.log(rate / (ACCEPTED_PRIOR / (ACCEPTED_PRIOR + REFUSED_PRIOR)));
  return Math.exp(rating + Math.max(-1, Math.min(1, acceptance)));
}

/** Compiles catalogue rows into a snapshot in one go. */
export function buildSnapshot(input: SnapshotInput): Snapshot {
  const { ideas, labels } = input;
  const snapshot = createSnapshot({
    questions: input.questions,
    relations: input.relations,
    ideaCapacity: ideas.length,
    labelCapacity: labels.idea.length,
  });
  const own: number[][] = ideas.map(() => []);
  labels.idea.forEach((idea, k) => {
    own[idea]!.push((labels.question[k]! << LABEL_BITS) | labels.label[k]!);
  });
  ideas.forEach((idea, index) => {
    putIdea(snapshot, index, idea, own[index]!);
  });
  linkIdeas(snapshot, input.twins, input.nearDuplicates);
  return snapshot;
}
