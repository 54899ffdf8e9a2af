import { AppError, OperatorError } from '#modules/platform/shared.ts';

/** Says what is being done while it is done, and how long it took when that was long. */
export async function during<T>(what: string, task: () => Promise<T> | T): Promise<T> {
  const started = performance.now();
  console.log(`${what}…`);
  const result = await task();
  const seconds = (performance.now() - started) / 1000;
  if (seconds >= 2) console.log(`${what} : ${seconds.toFixed(1).replace('.', ',')} s`);
  return result;
}

/** An error for the terminal: one line when someone can mend it, the whole trace when it is our fault. */
export function describeFailure(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof AppError && error.code !== 'internal') return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
