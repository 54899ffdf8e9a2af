const ANNOUNCE_AFTER_MS = 1_500;

/**
 * Waits for something at start-up; once that takes longer than a moment, writes it to stderr.
 *
 * @param what one French line that names what is waited for.
 * @param signal ends the wait when it is aborted; what was waited for may go on unseen.
 */
export async function waitFor<T>(
  what: string,
  waiting: Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const timer = setTimeout(() => process.stderr.write(`${what}\n`), ANNOUNCE_AFTER_MS);
  try {
    return await untilAborted(waiting, signal);
  } finally {
    clearTimeout(timer);
  }
}

/** What a promise resolves to. @throws the reason of `signal` as soon as that is aborted. */
export async function untilAborted<T>(waiting: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return await waiting;
  let onAbort = () => {};
  const aborted = new Promise<never>((_, fail) => {
    onAbort = () => fail(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([aborted, waiting]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
