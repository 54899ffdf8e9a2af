/** Runs a task once there is a free slot for it. */
export type ConcurrencyLimit = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Lets at most so many tasks run at once; the others wait in the order in which they came.
 *
 * @param maxHoldMs after how many milliseconds a task loses its slot, though it goes on: one that takes longer waits for
 *   something else, such as a database that hangs, and must not hold up the others. By default it keeps it to its end.
 */
export function createConcurrencyLimit(slots: number, maxHoldMs?: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let busy = 0;
  const freeSlot = () => {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  };
  return async (task) => {
    if (busy >= slots) await new Promise<void>((resume) => waiting.push(resume));
    else busy++;
    let hasSlot = true;
    const release = () => {
      if (hasSlot) freeSlot();
      hasSlot = false;
    };
    const timer = maxHoldMs === undefined ? undefined : setTimeout(release, maxHoldMs);
    try {
      return await task();
    } finally {
      clearTimeout(timer);
      release();
    }
  };
}
