import pg from 'pg';
import { OperatorError } from '#modules/platform/shared.ts';

const POSTGRES_OLDEST = 15;
const TIMEOUT_MS = 10_000;

/**
 * Makes sure that a database given by its address can carry the site.
 *
 * @throws OperatorError saying in one line why it cannot.
 */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => {});
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch (error) {
    throw new OperatorError(
      `La base de données ${locationOf(url)} refuse la connexion : ${reasonOf(error)}`,
    );
  } finally {
    // The end of the connection is not awaited: the server may not answer.
    client.end().catch(() => {});
  }
  if (version < POSTGRES_OLDEST) {
    throw new OperatorError(
      `PostgreSQL ${version} est trop ancien : il faut la version ${POSTGRES_OLDEST} ou plus récente.`,
    );
  }
}

/** Where a database is, for the operator: never its password. */
export function locationOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${hostname}:${port || 5432}`;
}

const REASONS: Record<string, string> = {
  '28P01': 'le mot de passe (ou le nom d’utilisateur) n’est pas le bon',
  '28000': 'elle ne laisse pas entrer cet utilisateur',
  '3D000': 'cette base n’existe pas',
  '53300': 'elle n’a plus de place pour une connexion',
  '57P03': 'elle est en train de démarrer ou de s’arrêter',
  ECONNREFUSED: 'rien n’y répond',
  ECONNRESET: 'elle a coupé la connexion',
  EHOSTUNREACH: 'cette machine est hors d’atteinte',
  ENETUNREACH: 'cette machine est hors d’atteinte',
  ENOENT: 'aucune socket ne s’y trouve',
  ENOTFOUND: 'cette machine est inconnue',
  EAI_AGAIN: 'cette machine est inconnue',
  ETIMEDOUT: 'elle ne répond pas',
};

function reasonOf(thrown: unknown): string {
  // Several addresses may have been tried: the first error says enough.
  const error = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  const known = REASONS[error.code];
  if (known) return `${known} (${error.code}).`;
  if (/timeout/i.test(error.message)) return `elle n’a pas répondu en ${TIMEOUT_MS / 1000} s.`;
  return error.message;
}
