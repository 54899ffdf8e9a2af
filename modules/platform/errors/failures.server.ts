import { noteFullDisk } from '../operation/disk.server.ts';
import { AppError } from './errors.ts';

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether an error only says that the database is away, starting, stopping or full: worth trying again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    AWAY_CODES.has(codeOf(error)) ||
    // A Unix socket that is not there, or whose queue is full.
    (/^(ENOENT|EAGAIN)$/.test(codeOf(error)) &&
      (error as NodeJS.ErrnoException).syscall === 'connect') ||
    // 08: connection exceptions; 57P0x: the server shuts down or starts; 53300: too many connections.
    /^(08...|57P0[1-5]|53300)$/.test(codeOf(error)) ||
    error.name === 'KnexTimeoutError' ||
    /^Connection (terminated|ended)|^the database system is |^Client has encountered a connection error|^aborted$|^timeout (expired|exceeded when trying to connect)$/.test(
      error.message.split(' - ').at(-1) ?? '',
    )
  );
}

/** PostgreSQL's and the file system's words for a disk without room. */
const FULL_DISK = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** The same for the files and connections that a process or a machine may have open at once. */
const NO_DESCRIPTORS = new Set(['EMFILE', 'ENFILE']);

/**
 * Any thrown value as an AppError: `unavailable` when the database is away, the disk full or file descriptors used up,
 * `internal` for the rest.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return unavailable('The database is away', error);
  const code = codeOf(error);
  if (FULL_DISK.has(code)) {
    noteFullDisk();
    return unavailable('Le disque est plein : libère de la place.', error);
  }
  if (NO_DESCRIPTORS.has(code)) return unavailable('No file descriptor is left', error);
  const message = error instanceof Error ? error.message : String(error);
  return new AppError('internal', message, 'Erreur server. Réessaye plus tard.', { cause: error });
}

/** What cannot be done now but may be later. */
export function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('unavailable', message, 'Erreur server. Réessaye plus tard.', { cause });
}

function codeOf(error: unknown): string {
  return error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? '') : '';
}
