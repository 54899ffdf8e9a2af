import pg from 'pg';
import { keepSecret, readSecret } from '#modules/platform/index.server.ts';
import { type Cluster, SUPERUSER, SUPERUSER_PASSWORD } from './cluster.ts';
import { SOCKET_PORT, socketFolder } from './socket-folder.ts';

const DATABASE = 'trouvaille';
/** The site's role in PostgreSQL: the owner of its database, with no other rights. */
const SITE_ROLE = 'site';
const SITE_PASSWORD = 'postgres-site-password';
const CONNECT_MS = 5_000;

/** Address of the site's database. */
export function siteUrl(cluster: Cluster): string {
  return urlOf(cluster, SITE_ROLE, readSecret(cluster.dataDir, SITE_PASSWORD), DATABASE);
}

/** A connection, not opened yet, by which start-up alone works on a server. */
export function superuserClient(cluster: Cluster, database: string): pg.Client {
  const password = readSecret(cluster.dataDir, SUPERUSER_PASSWORD);
  const client = new pg.Client({
    connectionString: urlOf(cluster, SUPERUSER, password, database),
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on('error', () => {});
  return client;
}

function urlOf(cluster: Cluster, user: string, password: string, database: string): string {
  // A web address needs a host; the one that counts is the folder of the socket.
  const socket = encodeURIComponent(socketFolder(cluster));
  return `postgres://${user}:${encodeURIComponent(password)}@localhost:${SOCKET_PORT}/${database}?host=${socket}`;
}

/** Makes the site's role and database where they are missing. The caller holds the cluster's lock. */
export async function prepareSiteDatabase(cluster: Cluster): Promise<void> {
  const password = keepSecret(cluster.dataDir, SITE_PASSWORD);
  const owner = await asSuperuser(cluster, 'postgres', async (client) => {
    const role = await client.query<object>('select from pg_roles where rolname = $1', [SITE_ROLE]);
    if (role.rowCount === 0) await client.query(`create role ${SITE_ROLE}`);
    // Tests make databases of their own.
    const rights = cluster.throwaway ? 'login createdb' : 'login';
    await client.query(
      `alter role ${SITE_ROLE} with ${rights} password ${client.escapeLiteral(password)}`,
    );
    const found = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [DATABASE],
    );
    if (found.rows[0]) return found.rows[0].owner;
    await client.query(`create database ${DATABASE} owner ${SITE_ROLE}`);
    return SITE_ROLE;
  });
  if (owner !== SITE_ROLE) await asSuperuser(cluster, DATABASE, changeOwnership);
}

/**
 * Gives the database, and all in it, to the site: in earlier versions all belonged to the superuser, whose objects
 * `reassign owned` does not change. Extensions stay where they are.
 */
async function changeOwnership(client: pg.Client): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query<{ thing: string }>(OBJECTS_OF_SUPERUSER);
  for (const { thing } of rows) await client.query(`alter ${thing} owner to ${SITE_ROLE}`);
  await client.query(`alter database ${DATABASE} owner to ${SITE_ROLE}`);
  await client.query('commit');
}

/** Everything the superuser owns that neither came with PostgreSQL, nor with an extension, nor follows its table. */
const OBJECTS_OF_SUPERUSER = `
  with mine (class, id, thing) as (
    select 'pg_namespace'::regclass, oid, format('schema %I', nspname)
      from pg_namespace where nspowner = '${SUPERUSER}'::regrole and nspname !~ '^pg_'
    union all
    select 'pg_class'::regclass, oid, format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view'
        when 'm' then 'materialized view' else 'table' end, oid::regclass)
      from pg_class where relowner = '${SUPERUSER}'::regrole and relkind in ('r', 'p', 'S', 'v', 'm')
    union all
    select 'pg_proc'::regclass, oid, format('routine %s', oid::regprocedure)
      from pg_proc where proowner = '${SUPERUSER}'::regrole
    union all
    select 'pg_type'::regclass, oid, format('type %s', oid::regtype)
      from pg_type where typowner = '${SUPERUSER}'::regrole and typtype in ('e', 'd')
  )
  select thing from mine
  where id >= 16384
    and not exists (
      select from pg_depend
      where classid = class and objid = id
        and (deptype = 'e' or (deptype in ('a', 'i') and thing like 'sequence %')))`;

async function asSuperuser<T>(
  cluster: Cluster,
  database: string,
  task: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = superuserClient(cluster, database);
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}
