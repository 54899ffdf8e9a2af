/** Runs a piece of work when its turn comes. */
export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets at most so many pieces of work run at once; the others wait in the order they came. */
export function createTurnstile(places: number): Turnstile {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= places) await new Promise<void>((resume) => waiting.push(resume));
    else busy++;
    try {
      return await work();
    } finally {
      // The place passes straight to the next in line.
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  };
}
