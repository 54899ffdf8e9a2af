import type { Column } from './columns.ts';
import { calibrationOf, qualityOf } from './quality.ts';
import type { LearningPoint, ModelFigures } from './shared.ts';
import { POSITIVE, UNKNOWN } from './targets.ts';
import {
  crossPredict,
  type HeldOut,
  type Prepared,
  predictFold,
  type Random,
  trainBase,
  writeHeldOut,
} from './training.ts';

/** Parts of the labelled ideas that the model is trained on for the learning curve, and the fold that measures it. */
const PARTS = [1 / 8, 1 / 4, 1 / 2];
const LEARNING_FOLD = 0;

/** Chances and outcomes of some cells. */
type Predictions = { chances: Float32Array; outcomes: Uint8Array };

/** The cells of which the label is known, those that are wanted. */
export function knownCells(
  { cells: { known } }: Pick<HeldOut, 'cells'>,
  chances: Float32Array,
  isWanted: (cell: number) => boolean = () => true,
): Predictions {
  const wanted: number[] = [];
  for (let cell = 0; cell < known.length; cell++) {
    if (known[cell] !== UNKNOWN && isWanted(cell)) wanted.push(cell);
  }
  return {
    chances: Float32Array.from(wanted, (cell) => chances[cell]!),
    outcomes: Uint8Array.from(wanted, (cell) => Number(known[cell] === POSITIVE)),
  };
}

/** How good the model is on ideas that it was not trained on, as a whole, by question, and with fewer labelled ideas. */
export function* measure(
  prepared: Prepared,
  heldOut: HeldOut,
  random: Random,
): Generator<void, ModelFigures> {
  const chances = yield* crossPredict(heldOut);
  const all = knownCells(heldOut, chances);
  const questions: ModelFigures['questions'][number][] = [];
  for (const [question_id, own] of columnsOf(heldOut.columns)) {
    const of = knownCells(heldOut, chances, (cell) => own.has(cell % heldOut.columns.length));
    const calibration = calibrationOf(of.chances, of.outcomes);
    questions.push({ question_id, ...qualityOf(of.chances, of.outcomes), calibration });
    yield;
  }
  return {
    overall: qualityOf(all.chances, all.outcomes),
    calibration: calibrationOf(all.chances, all.outcomes),
    learning: yield* measureLearning(prepared, heldOut, chances, random),
    questions,
  };
}

function columnsOf(columns: readonly Column[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  columns.forEach(({ question }, column) => {
    found.set(question, (found.get(question) ?? new Set()).add(column));
  });
  return found;
}

/** How good the model is on one fold when trained on a part of the others, and on all of them. */
function* measureLearning(
  prepared: Prepared,
  heldOut: HeldOut,
  chances: Float32Array,
  random: Random,
): Generator<void, LearningPoint[]> {
  const { folds, cells } = heldOut;
  const places = Array.from(folds, (_, place) => place);
  const held = places.filter((place) => folds[place] === LEARNING_FOLD);
  const others = places.filter((place) => folds[place] !== LEARNING_FOLD);
  const inFold = (cell: number) => folds[Math.floor(cell / cells.columns)] === LEARNING_FOLD;
  const points: LearningPoint[] = [];
  for (const part of PARTS) {
    const few = others.filter((_, at) => at % Math.round(1 / part) === 0);
    const base = yield* trainBase(prepared, few, random);
    const inputs = new Float32Array(cells.inputs.length);
    const known = prepared.targets.cells.slice();
    yield* writeHeldOut(prepared, base, held, random, inputs, known);
    const fewChances = new Float32Array(chances.length);
    yield* predictFold(heldOut, LEARNING_FOLD, inputs, fewChances);
    const seen = { cells: { ...cells, known } };
    points.push({ ideas: few.length, ...pointOf(knownCells(seen, fewChances, inFold)) });
  }
  return [...points, { ideas: others.length, ...pointOf(knownCells(heldOut, chances, inFold)) }];
}

function pointOf({ chances, outcomes }: Predictions): Omit<LearningPoint, 'ideas'> {
  const { averagePrecision, auc } = qualityOf(chances, outcomes);
  return { averagePrecision, auc };
}
