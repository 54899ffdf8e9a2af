/** Runs a piece of work when its turn comes. */
export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets at most so many pieces of work run at once; the others wait in the order they came.
 *
 * @param lentMs for how many milliseconds a place is lent: work that takes longer waits for something else, such as a
 *   database that hangs, and must not have the others wait with it. By default a place is kept to the end.
 */
export function createTurnstile(places: number, lentMs?: number): Turnstile {
  const waiting: (() => void)[] = [];
  let busy = 0;
  // The place passes straight to the next in line.
  const passOn = () => {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  };
  return async (work) => {
    if (busy >= places) await new Promise<void>((resume) => waiting.push(resume));
    else busy++;
    let hasPlace = true;
    const giveBack = () => {
      if (hasPlace) passOn();
      hasPlace = false;
    };
    const timer = lentMs === undefined ? undefined : setTimeout(giveBack, lentMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      giveBack();
    }
  };
}
