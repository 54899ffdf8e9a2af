// How long the engine takes for a step, and how much memory, from a thousand ideas to a million. One core.
import {
  type LargeCatalogue,
  largeSnapshot,
  openBeliefCache,
  timeSteps,
} from '#modules/engine/simulate/index.server.ts';
import { type Bench, bench, percentile } from './harness.ts';
import { measureSnapshot } from './snapshot-measures.ts';

const STEPS = 40;

type Times = { first: number; all: number[] };

function measure(catalogue: LargeCatalogue, sessions: number): Times {
  const snapshot = largeSnapshot(catalogue);
  const beliefs = openBeliefCache(snapshot);
  // The first sessions warm the compiler up.
  for (let warm = 1; warm <= 3; warm++) timeSteps(snapshot, beliefs, STEPS, 1000 + warm);
  const played = Array.from({ length: sessions }, (_, seed) =>
    timeSteps(snapshot, beliefs, STEPS, seed),
  );
  return {
    first: percentile(
      played.map(([first]) => first!),
      50,
    ),
    all: played.flat(),
  };
}

function report(
  figure: Bench['figure'],
  name: string,
  { first, all }: Times,
  goals: { first?: number; median: number; p99?: number },
): void {
  figure(
    `${name}: first step, a profile nobody gave before`,
    first,
    'ms',
    goals.first ? { atMost: goals.first } : undefined,
  );
  figure(`${name}: next step, median over whole sessions`, percentile(all, 50), 'ms', {
    atMost: goals.median,
  });
  figure(
    `${name}: next step, 99th percentile`,
    percentile(all, 99),
    'ms',
    goals.p99 ? { atMost: goals.p99 } : undefined,
  );
}

await bench('engine-speed', async ({ figure }) => {
  const dense = measure({ ideas: 1000, questions: 1000, labelsPerIdea: 1000 }, 20);
  report(figure, '1,000 × 1,000, all labels set', dense, { median: 2 });
  const sparse = { questions: 1000, labelsPerIdea: 40 };
  const hundred = measure({ ideas: 100_000, ...sparse }, 10);
  report(figure, '100,000 ideas × 40 labels', hundred, { first: 8, median: 3 });
  const million = measure({ ideas: 1_000_000, ...sparse }, 10);
  report(figure, '1,000,000 ideas × 40 labels', million, { first: 50, median: 15, p99: 80 });
  figure(
    'ten times the ideas, time ×',
    percentile(million.all, 50) / percentile(hundred.all, 50),
    '×',
    { atMost: 10.5 },
  );
  await measureSnapshot({ figure });
});
