import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long a computation runs before other work of the process has its turn. */
const TURN_MS = 10;

/** Runs a computation that yields after each small step; other work goes on in between. @throws when the signal aborts. */
export async function runInSlices<Result>(
  steps: Generator<void, Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let turn = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - turn < TURN_MS) continue;
    await nextTurn();
    signal?.throwIfAborted();
    turn = performance.now();
  }
}
