import { type AppError, OperatorError } from './errors.ts';

/**
 * Prints why a process or a command failed: one line when the operator can correct it, otherwise the whole error with
 * its trace.
 */
export function printFailure(error: unknown): void {
  console.error(describeFailure(error) ?? error);
}

/**
 * What the operator can correct, in one line; null for a bug. Classes are compared by name: the bundle of the site has
 * copies of its own.
 */
export function describeFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'OperatorError') return error.message;
  if (error.name === 'AppError') {
    return (error as AppError).code === 'internal' ? null : error.message;
  }
  return describeSystemError(error);
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
  if (reason && path) return `${path} : ${reason} (${code}).`;
  if (syscall === 'connect' || syscall === 'getaddrinfo')
    return `Connexion impossible : ${message}.`;
  return null;
}

const LISTEN_ERRORS: Record<string, (at: { host: string; port: number }) => string> = {
  EADDRINUSE: ({ port }) => `Le port ${port} est déjà pris\u00a0: choisis-en un autre avec PORT.`,
  EACCES: ({ port }) =>
    `Le port ${port} est réservé à l’administrateur\u00a0: choisis-en un au-dessus de 1023 avec PORT.`,
  EADDRNOTAVAIL: ({ host }) => `L’adresse ${host} n’est pas à cette machine\u00a0: corrige HOST.`,
  ENOTFOUND: ({ host }) => `L’adresse ${host} est inconnue\u00a0: corrige HOST.`,
};

/** Why the site cannot listen at an address: an OperatorError, or the error itself when it is another. */
export function listenFailure(
  error: NodeJS.ErrnoException,
  at: { host: string; port: number },
): Error {
  const describe = LISTEN_ERRORS[error.code ?? ''];
  return describe ? new OperatorError(describe(at)) : error;
}
