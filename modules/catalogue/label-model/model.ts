import { LABEL_NONE, LABELS, type Label } from '../vocabulary.ts';
import { blendScore, INPUT_COUNT, writeInputs } from './blend.ts';
import { type Calibration, calibrate } from './calibration.ts';
import { type CoOccurrence, scoreCoOccurrence } from './co-occurrence.ts';
import { type AskedQuestion, type Column, directionOf, type Labels } from './columns.ts';
import { type DescribedIdea, featuresOf } from './features.ts';
import { indexKeywords, type Keywords, nameQuestions } from './keywords.ts';
import { type LinearModel, scoreLinear } from './linear.ts';
import { type NeighbourIndex, voteOfNeighbours } from './neighbours.ts';
import { STRENGTHS } from './strengths.ts';
import { logistic } from './targets.ts';
import { type SparseRows, type Vocabulary, vectorize } from './vectors.ts';

/** The models of which the blend is made, trained on the same ideas. */
export type BaseModels = {
  vocabulary: Vocabulary;
  priors: Float32Array;
  linear: LinearModel;
  neighbours: NeighbourIndex;
  coOccurrence: CoOccurrence;
};

/** All that predicting takes. */
export type LabelModel = BaseModels & {
  columns: readonly Column[];
  questions: readonly AskedQuestion[];
  /** Weights of the inputs, for each group of columns. */
  blend: Float64Array;
  calibrations: readonly Calibration[];
  strengths: Float32Array;
  /** The ideas it was trained on, in the order of the neighbours. */
  ideas: Float64Array;
};

/** A prediction of a pair: the chances of the seven labels. */
export type PairPrediction = {
  question: number;
  /** The likeliest label of the likelier direction, and the chance of that direction. */
  label: Label;
  chance: number;
  distribution: Float32Array;
};

/** None is never ruled out: what is left of a pair's chances for it, at least. */
const LEAST_NONE = 1e-3;

/** Computes the inputs of the blend for one idea after another, in memory that it keeps. */
export class InputWriter {
  readonly #base: BaseModels;
  readonly #columns: readonly Column[];
  readonly #keywords: Keywords;
  readonly #questionPlaces: Int32Array;
  readonly #linear: Float32Array;
  readonly #votes: Float32Array;
  readonly #chances: Float32Array;
  readonly #others: Float32Array;
  readonly #cosines: Float32Array;
  readonly #named: Float32Array;

  constructor(base: BaseModels, columns: readonly Column[], questions: readonly AskedQuestion[]) {
    this.#base = base;
    this.#columns = columns;
    this.#keywords = indexKeywords(questions.map(({ keywords }) => keywords));
    const places = new Map(questions.map(({ id }, place) => [id, place]));
    this.#questionPlaces = Int32Array.from(columns, ({ question }) => places.get(question)!);
    this.#linear = new Float32Array(columns.length);
    this.#votes = new Float32Array(columns.length);
    this.#chances = new Float32Array(columns.length);
    this.#others = new Float32Array(columns.length);
    this.#cosines = new Float32Array(base.neighbours.ideas);
    this.#named = new Float32Array(questions.length);
  }

  /**
   * Writes INPUT_COUNT inputs for each column of an idea.
   *
   * @param known the labels of the idea that may be used.
   * @param itself its place among the neighbours, -1 where it is not there.
   */
  write(
    idea: DescribedIdea,
    vectors: SparseRows,
    row: number,
    known: Labels,
    itself: number,
    inputs: Float32Array,
    at: number,
  ): void {
    const { linear, neighbours, coOccurrence, priors } = this.#base;
    scoreLinear(linear, vectors, row, this.#linear);
    voteOfNeighbours(neighbours, vectors, row, itself, this.#votes, this.#cosines);
    this.#columns.forEach(({ question, direction }, column) => {
      const label = known.get(question);
      this.#chances[column] = label
        ? Number(directionOf(label) === direction)
        : logistic(this.#linear[column]!);
    });
    scoreCoOccurrence(coOccurrence, this.#chances, this.#others);
    nameQuestions(this.#keywords, idea.title, [idea.description, idea.content], this.#named);
    for (let column = 0; column < this.#columns.length; column++) {
      const isYes = this.#columns[column]!.direction > 0;
      writeInputs(inputs, at + column * INPUT_COUNT, {
        linear: this.#linear[column]!,
        vote: this.#votes[column]!,
        coOccurrence: this.#others[column]!,
        isLabelled: known.size > 0,
        keyword: isYes ? this.#named[this.#questionPlaces[column]!]! : 0,
        prior: priors[column]!,
      });
    }
  }
}

/** Predicts the labels of ideas by a model. */
export class Predictor {
  readonly #model: LabelModel;
  readonly #writer: InputWriter;
  readonly #inputs: Float32Array;
  readonly #places: ReadonlyMap<number, number>;

  constructor(model: LabelModel) {
    this.#model = model;
    this.#places = new Map(Array.from(model.ideas, (id, place) => [id, place]));
    this.#writer = new InputWriter(model, model.columns, model.questions);
    this.#inputs = new Float32Array(model.columns.length * INPUT_COUNT);
  }

  /**
   * What the labels of an idea probably are, for the questions that it has no label on, likeliest first.
   *
   * @param least questions below this chance of a label other than None are left out.
   */
  predict(idea: DescribedIdea, known: Labels, least: number, most: number): PairPrediction[] {
    const { columns, vocabulary, blend, calibrations, strengths } = this.#model;
    const vectors = vectorize([featuresOf(idea)], vocabulary);
    const itself = this.#places.get(idea.id) ?? -1;
    this.#writer.write(idea, vectors, 0, known, itself, this.#inputs, 0);
    const found = new Map<number, Float32Array>();
    columns.forEach(({ question, direction, group }, column) => {
      if (known.has(question)) return;
      const score = blendScore(blend, group, this.#inputs, column * INPUT_COUNT);
      const chance = calibrate(calibrations[group]!, score);
      // Most questions have nothing to do with an idea.
      if (chance < least / 4) return;
      const chances = found.get(question) ?? new Float32Array(LABELS.length);
      for (let strength = 0; strength < STRENGTHS; strength++) {
        chances[LABEL_NONE + direction * (strength + 1)] =
          chance * strengths[column * STRENGTHS + strength]!;
      }
      found.set(question, chances);
    });
    return [...found]
      .map(([question, chances]) => toPrediction(question, chances))
      .filter(({ distribution }) => 1 - distribution[LABEL_NONE]! >= least)
      .sort((one, other) => other.chance - one.chance || one.question - other.question)
      .slice(0, most);
  }
}

/** Completes the chances of a pair by that of None, so that their sum is 1. */
export function toPrediction(question: number, distribution: Float32Array): PairPrediction {
  const labelled =
    sumOf(distribution, 0, LABEL_NONE) + sumOf(distribution, LABEL_NONE + 1, LABELS.length);
  const scale = labelled > 1 - LEAST_NONE ? (1 - LEAST_NONE) / labelled : 1;
  for (let at = 0; at < distribution.length; at++) distribution[at]! *= scale;
  distribution[LABEL_NONE] = 1 - labelled * scale;
  const no = sumOf(distribution, 0, LABEL_NONE);
  const yes = sumOf(distribution, LABEL_NONE + 1, LABELS.length);
  const from = yes >= no ? LABEL_NONE + 1 : 0;
  let likeliest = from;
  for (let at = from; at < from + STRENGTHS; at++) {
    if (distribution[at]! > distribution[likeliest]!) likeliest = at;
  }
  return { question, label: LABELS[likeliest]!, chance: Math.max(no, yes), distribution };
}

function sumOf(chances: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += chances[at]!;
  return sum;
}
