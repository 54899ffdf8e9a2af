/** Prints what is being done, and how long it took when that was long. */
export async function reportProgress<T>(what: string, task: () => Promise<T> | T): Promise<T> {
  const started = performance.now();
  console.log(`${what}…`);
  const result = await task();
  const seconds = (performance.now() - started) / 1000;
  if (seconds >= 2) console.log(`${what} : ${seconds.toFixed(1).replace('.', ',')} s`);
  return result;
}
