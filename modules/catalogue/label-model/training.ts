import { blendScore, type Cells, fitBlend, INPUT_COUNT } from './blend.ts';
import { type Calibration, calibrate, fitCalibration } from './calibration.ts';
import { trainCoOccurrence } from './co-occurrence.ts';
import {
  type AskedQuestion,
  type Column,
  chooseColumns,
  GROUPS,
  type Labels,
  targetsOf,
} from './columns.ts';
import { type DescribedIdea, type Features, featuresOf } from './features.ts';
import { trainLinear } from './linear.ts';
import { type BaseModels, InputWriter, type LabelModel } from './model.ts';
import { indexNeighbours } from './neighbours.ts';
import { strengthsOf } from './strengths.ts';
import { POSITIVE, priorsOf, type Targets, takeTargets, UNKNOWN } from './targets.ts';
import { chooseVocabulary, vectorize } from './vectors.ts';

/** A labelled idea. Ideas of a group (twins) are all held out together, or none of them. */
export type Example = { idea: DescribedIdea; labels: Labels; group: number };

export type Random = () => number;

export const FOLDS = 5;
/** Of the ideas whose labels are held out, this part has some labels known, as an idea that someone began to label. */
const PARTLY_LABELLED = 0.5;

/** What ideas say that were not among those that the models were trained on. */
export type HeldOut = {
  columns: readonly Column[];
  /** The fold of each example. */
  folds: Uint8Array;
  /** Inputs of the blend; cells that were given as known labels are unknown in it. */
  cells: Cells;
};

/** The examples as the models read them. */
export type Prepared = {
  examples: readonly Example[];
  questions: readonly AskedQuestion[];
  columns: readonly Column[];
  features: readonly Features[];
  targets: Targets;
};

export function prepare(
  examples: readonly Example[],
  questions: readonly AskedQuestion[],
): Prepared {
  const labels = examples.map((example) => example.labels);
  const columns = chooseColumns(questions, labels);
  return {
    examples,
    questions,
    columns,
    features: examples.map(({ idea }) => featuresOf(idea)),
    targets: targetsOf(columns, labels),
  };
}

/** The fold of a group of ideas: always the same, and as good as random (Knuth's multiplicative hash). */
export function foldOf(group: number): number {
  return (Math.imul(group, 2654435761) >>> 8) % FOLDS;
}

/** Trains the base models on some of the examples. */
export function* trainBase(
  { features, targets }: Prepared,
  uses: readonly number[],
  random: Random,
): Generator<void, BaseModels> {
  const own = uses.map((place) => features[place]!);
  const vocabulary = chooseVocabulary(own);
  yield;
  const rows = vectorize(own, vocabulary);
  const used = takeTargets(targets, uses);
  yield;
  const size = vocabulary.hashes.length;
  return {
    vocabulary,
    priors: priorsOf(used),
    linear: yield* trainLinear(rows, used, size, random),
    neighbours: indexNeighbours(rows, used, size),
    coOccurrence: trainCoOccurrence(used, random),
  };
}

/** What models trained on the other folds say of each example: it never takes part in its own prediction. */
export function* holdOut(prepared: Prepared, random: Random): Generator<void, HeldOut> {
  const { examples, columns, targets } = prepared;
  const inputs = new Float32Array(targets.cells.length * INPUT_COUNT);
  const known = targets.cells.slice();
  const folds = Uint8Array.from(examples, ({ group }) => foldOf(group));
  const places = examples.map((_, place) => place);
  for (let fold = 0; fold < FOLDS; fold++) {
    const base = yield* trainBase(
      prepared,
      places.filter((place) => folds[place] !== fold),
      random,
    );
    const held = places.filter((place) => folds[place] === fold);
    yield* writeHeldOut(prepared, base, held, random, inputs, known);
  }
  return { columns, folds, cells: { inputs, known, columns: columns.length } };
}

/** Writes what models say of examples that they were not trained on; labels that they are given are unknown then. */
export function* writeHeldOut(
  { examples, questions, columns, features }: Prepared,
  base: BaseModels,
  held: readonly number[],
  random: Random,
  inputs: Float32Array,
  known: Uint8Array,
): Generator<void, void> {
  const vectors = vectorize(
    held.map((place) => features[place]!),
    base.vocabulary,
  );
  const writer = new InputWriter(base, columns, questions);
  for (const [row, place] of held.entries()) {
    const { idea, labels } = examples[place]!;
    const given = someOf(labels, random);
    columns.forEach(({ question }, column) => {
      if (given.has(question)) known[place * columns.length + column] = UNKNOWN;
    });
    writer.write(idea, vectors, row, given, -1, inputs, place * columns.length * INPUT_COUNT);
    yield;
  }
}

/** None of the labels, or a part of them. */
function someOf(labels: Labels, random: Random): Labels {
  const part = random() < PARTLY_LABELLED ? random() : 0;
  return new Map([...labels].filter(() => random() < part));
}

/** The blend with its calibration, learned from some rows of what was held out. */
export function* fitTop(
  { columns, cells }: Pick<HeldOut, 'columns' | 'cells'>,
  uses: (row: number) => boolean,
): Generator<void, { blend: Float64Array; calibrations: Calibration[] }> {
  const groups = columns.map(({ group }) => group);
  const blend = yield* fitBlend(cells, groups, GROUPS, uses);
  const scores: number[][] = Array.from({ length: GROUPS }, () => []);
  const outcomes: number[][] = Array.from({ length: GROUPS }, () => []);
  for (let cell = 0; cell < cells.known.length; cell++) {
    if (cells.known[cell] === UNKNOWN || !uses(Math.floor(cell / cells.columns))) continue;
    const group = groups[cell % cells.columns]!;
    scores[group]!.push(blendScore(blend, group, cells.inputs, cell * INPUT_COUNT));
    outcomes[group]!.push(Number(cells.known[cell] === POSITIVE));
  }
  const calibrations: Calibration[] = [];
  for (let group = 0; group < GROUPS; group++) {
    calibrations.push(
      fitCalibration(Float64Array.from(scores[group]!), Uint8Array.from(outcomes[group]!)),
    );
    yield;
  }
  return { blend, calibrations };
}

/** The calibrated chance of each cell of a fold, by a blend that was learned from the other folds. */
export function* predictFold(
  { columns, folds, cells }: HeldOut,
  fold: number,
  inputs: Float32Array,
  chances: Float32Array,
): Generator<void, void> {
  const { blend, calibrations } = yield* fitTop({ columns, cells }, (row) => folds[row] !== fold);
  for (let cell = 0; cell < chances.length; cell++) {
    if (folds[Math.floor(cell / cells.columns)] !== fold) continue;
    const { group } = columns[cell % cells.columns]!;
    const score = blendScore(blend, group, inputs, cell * INPUT_COUNT);
    chances[cell] = calibrate(calibrations[group]!, score);
  }
  yield;
}

/** The calibrated chance of each cell: nothing of an example takes part in its own prediction. */
export function* crossPredict(heldOut: HeldOut): Generator<void, Float32Array> {
  const { inputs, known } = heldOut.cells;
  const chances = new Float32Array(known.length);
  for (let fold = 0; fold < FOLDS; fold++) yield* predictFold(heldOut, fold, inputs, chances);
  return chances;
}

/** The model trained on all examples, its blend on what was held out. */
export function* trainModel(
  prepared: Prepared,
  heldOut: HeldOut,
  random: Random,
): Generator<void, LabelModel> {
  const { examples, questions, columns } = prepared;
  const base = yield* trainBase(
    prepared,
    examples.map((_, place) => place),
    random,
  );
  const top = yield* fitTop(heldOut, () => true);
  const labels = examples.map((example) => example.labels);
  return {
    ...base,
    ...top,
    columns,
    questions,
    strengths: strengthsOf(columns, labels, GROUPS),
    ideas: Float64Array.from(examples, ({ idea }) => idea.id),
  };
}
