import { randomNumbers } from '#modules/platform/shared.ts';
import { INPUT_COUNT, INPUTS } from './blend.ts';
import { knownCells } from './figures.ts';
import { qualityOf } from './quality.ts';
import type { Quality } from './shared.ts';
import { runInSlices } from './slices.ts';
import { logistic } from './targets.ts';
import { readPrepared } from './training.commands.server.ts';
import { crossPredict, type HeldOut, holdOut } from './training.ts';

/** How good each model is on ideas that it was not trained on. */
export type Comparison = {
  /** By each model alone, not calibrated. */
  alone: Record<string, Quality>;
  /** By the blend, and by the blend without one of its inputs. */
  blend: Quality;
  without: Record<string, Quality>;
  /** By the blend: of ideas without any label, and of those with some. */
  fresh: Quality;
  labelled: Quality;
};

const [FRESH, LABELLED] = [INPUTS.indexOf('fresh'), INPUTS.indexOf('labelled')];
/** The inputs of each model. */
const MODELS = {
  linear: [INPUTS.indexOf('linear')],
  neighbours: [INPUTS.indexOf('neighbours')],
  'co-occurrence': [FRESH, LABELLED],
  keywords: [INPUTS.indexOf('keywords')],
  prior: [INPUTS.indexOf('prior')],
};

/** Compares the models, alone and together, by cross-validation over all labelled ideas: for measurements. */
export async function compareModels(): Promise<Comparison> {
  const heldOut = await runInSlices(holdOut(await readPrepared(), randomNumbers(1)));
  const { cells, columns } = heldOut;
  const chances = await runInSlices(crossPredict(heldOut));
  const quality = (own: Float32Array, isWanted?: (cell: number) => boolean) => {
    const known = knownCells(heldOut, own, isWanted);
    return qualityOf(known.chances, known.outcomes);
  };
  const alone: Comparison['alone'] = {};
  const without: Comparison['without'] = {};
  for (const [name, inputs] of Object.entries(MODELS)) {
    alone[name] = quality(
      Float32Array.from(cells.known, (_, cell) =>
        logistic(inputs.reduce((sum, input) => sum + cells.inputs[cell * INPUT_COUNT + input]!, 0)),
      ),
    );
    without[name] = quality(await runInSlices(crossPredict(withoutInputs(heldOut, inputs))));
  }
  const isLabelled = (cell: number) => {
    const first = Math.floor(cell / columns.length) * columns.length;
    return cells.inputs[first * INPUT_COUNT + LABELLED] !== 0;
  };
  return {
    alone,
    blend: quality(chances),
    without,
    fresh: quality(chances, (cell) => !isLabelled(cell)),
    labelled: quality(chances, isLabelled),
  };
}

function withoutInputs(heldOut: HeldOut, inputs: readonly number[]): HeldOut {
  const left = heldOut.cells.inputs.slice();
  for (let at = 0; at < left.length; at++) if (inputs.includes(at % INPUT_COUNT)) left[at] = 0;
  return { ...heldOut, cells: { ...heldOut.cells, inputs: left } };
}
