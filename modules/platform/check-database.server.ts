import pg from 'pg';
import { OperatorError } from './errors.ts';

const POSTGRES_OLDEST = 15;

/**
 * Makes sure that a database given by its address can carry the site.
 *
 * @throws OperatorError saying in one line why it cannot.
 */
export async function checkDatabase(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    version = Math.floor(Number(rows[0].server_version_num) / 10_000);
  } catch (error) {
    // Several addresses may have been tried: the first refusal says enough.
    const { message } = error instanceof AggregateError ? error.errors[0] : (error as Error);
    throw new OperatorError(
      `La base de données ${hostname}:${port || 5432} refuse la connexion : ${message}`,
    );
  } finally {
    await client.end().catch(() => {});
  }
  if (version < POSTGRES_OLDEST) {
    throw new OperatorError(
      `PostgreSQL ${version} est trop ancien : il faut la version ${POSTGRES_OLDEST} ou plus récente.`,
    );
  }
}
