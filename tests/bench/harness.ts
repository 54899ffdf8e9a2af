import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../.bench/', import.meta.url));

/** A goal as written in a table: at most or at least a number, in the figure's unit. */
export type Goal = { atMost: number } | { atLeast: number };

type Figure = { name: string; value: number; unit: string; goal: string; met: boolean };

export type Bench = {
  /** Records one figure: prints a line, and keeps it for the file. A figure without goal is for information. */
  figure(name: string, value: number, unit: string, goal?: Goal): void;
};

/**
 * Runs a benchmark and writes its figures to .bench/NAME.json. Figures that miss their goal are reported, never an
 * error: machines are noisy.
 */
export async function bench(name: string, measure: (bench: Bench) => Promise<void>): Promise<void> {
  const figures: Figure[] = [];
  await measure({
    figure(figureName, value, unit, goal) {
      const figure = { name: figureName, value, unit, goal: write(goal), met: meets(value, goal) };
      figures.push(figure);
      const verdict = goal ? `goal ${figure.goal} ${figure.met ? 'met' : 'NOT MET'}` : '';
      console.log(
        [figureName.padEnd(60), `${round(value)} ${unit}`.padStart(18), verdict]
          .join('  ')
          .trimEnd(),
      );
    },
  });
  mkdirSync(FOLDER, { recursive: true });
  const report = { date: new Date().toISOString(), machine: machine(), figures };
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
}

/** The p-th percentile (0 to 100) of some measures, by nearest rank. */
export function percentile(measures: readonly number[], p: number): number {
  const sorted = [...measures].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN;
}

function meets(value: number, goal: Goal | undefined): boolean {
  if (!goal) return true;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

function write(goal: Goal | undefined): string {
  if (!goal) return '';
  return 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${first?.model.trim() ?? 'unknown'}, ${cpus().length} cores, ${memory} GiB, Node ${process.version}`;
}
