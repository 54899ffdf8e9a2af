/** Begins a task unless too many of its key are under way; null where they are. */
export type PendingLimit = <Result>(
  key: string,
  task: () => Promise<Result>,
) => Promise<Result> | null;

/** Lets at most so many tasks of one key, such as a network, be under way at once: those that wait for something count too. */
export function createPendingLimit(max: number): PendingLimit {
  const pending = new Map<string, number>();
  const end = (key: string) => {
    const left = pending.get(key)! - 1;
    if (left > 0) pending.set(key, left);
    else pending.delete(key);
  };
  return (key, task) => {
    const underWay = pending.get(key) ?? 0;
    if (underWay >= max) return null;
    pending.set(key, underWay + 1);
    return task().finally(() => end(key));
  };
}
