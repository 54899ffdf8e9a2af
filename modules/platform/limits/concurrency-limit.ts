/** Runs a task once there is a free slot for it, which those who wait take turns for by their key, such as a network. */
export type ConcurrencyLimit = <Result>(
  task: () => Promise<Result>,
  key?: string,
) => Promise<Result>;

/**
 * Lets at most so many tasks run at once; the others of one key wait in the order in which they came.
 *
 * @param maxHoldMs after how many milliseconds a task loses its slot, though it goes on: one that takes longer waits for
 *   something else, such as a database that hangs, and must not hold up the others. By default it keeps it to its end.
 */
export function createConcurrencyLimit(slots: number, maxHoldMs?: number): ConcurrencyLimit {
  /** By key, the one whose turn is next first. */
  const waiting = new Map<string, (() => void)[]>();
  let busy = 0;
  const wait = (key: string, resume: () => void) => {
    const own = waiting.get(key);
    if (own) own.push(resume);
    else waiting.set(key, [resume]);
  };
  const freeSlot = () => {
    const [turn] = waiting;
    if (!turn) {
      busy--;
      return;
    }
    const [key, own] = turn;
    const next = own.shift();
    waiting.delete(key);
    if (own.length > 0) waiting.set(key, own);
    next?.();
  };
  return async (task, key = '') => {
    if (busy >= slots) await new Promise<void>((resume) => wait(key, resume));
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
