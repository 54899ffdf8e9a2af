import { AppError, OperatorError } from '#modules/platform/shared.ts';

/** Prints what is being done, and how long it took when that was long. */
export async function reportProgress<T>(what: string, task: () => Promise<T> | T): Promise<T> {
  const started = performance.now();
  console.log(`${what}…`);
  const result = await task();
  const seconds = (performance.now() - started) / 1000;
  if (seconds >= 2) console.log(`${what} : ${seconds.toFixed(1).replace('.', ',')} s`);
  return result;
}

/** An error for the terminal: one line when the operator can correct it, the whole trace when it is a bug. */
export function describeFailure(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof AppError && error.code !== 'internal') return error.message;
  if (error instanceof Error) return describeSystemError(error) ?? error.stack ?? error.message;
  return String(error);
}

const SYSTEM_ERRORS: Record<string, string> = {
  EACCES: 'l’accès en est interdit',
  EPERM: 'l’accès en est interdit',
  EROFS: 'il est en lecture seule',
  EEXIST: 'un fichier porte déjà ce nom',
  EISDIR: 'c’est un dossier',
  ENOTDIR: 'ce n’est pas un dossier',
  ENOENT: 'il n’existe pas, ou son dossier n’existe pas',
  ENOSPC: 'il n’y a plus de place sur le disque',
};

/** An error of the system about a path or an address that was given; null when it is something else. */
function describeSystemError({
  message,
  code,
  path,
  syscall,
}: NodeJS.ErrnoException): string | null {
  const reason = SYSTEM_ERRORS[code ?? ''];
  if (reason && path) return `${path} : ${reason} (${code}).`;
  if (syscall === 'connect' || syscall === 'getaddrinfo')
    return `Connexion impossible : ${message}.`;
  return null;
}
