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
  if (error instanceof Error) return systemRefusal(error) ?? error.stack ?? error.message;
  return String(error);
}

const REFUSALS: Record<string, string> = {
  EACCES: 'l’accès en est interdit',
  EPERM: 'l’accès en est interdit',
  EROFS: 'il est en lecture seule',
  EEXIST: 'un fichier porte déjà ce nom',
  EISDIR: 'c’est un dossier',
  ENOTDIR: 'ce n’est pas un dossier',
  ENOENT: 'il n’existe pas, ou son dossier n’existe pas',
  ENOSPC: 'il n’y a plus de place sur le disque',
};

/** What the system refused about a path or an address that someone gave us; null when it is something else. */
function systemRefusal({ message, code, path, syscall }: NodeJS.ErrnoException): string | null {
  const reason = REFUSALS[code ?? ''];
  if (reason && path) return `${path} : ${reason} (${code}).`;
  if (syscall === 'connect' || syscall === 'getaddrinfo')
    return `Connexion impossible : ${message}.`;
  return null;
}
