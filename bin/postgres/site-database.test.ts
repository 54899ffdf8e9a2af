import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { closePlatform, setDatabaseUrl } from '#modules/platform/index.server.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { prepareDatabase } from './site-database.ts';

async function ask(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** Everything but extensions and what they and PostgreSQL brought. */
const LEFT_TO_SUPERUSER = `
  select coalesce(relname, proname, typname, nspname) as name
  from (select objid, classid from pg_depend where refobjid >= 16384 or objid >= 16384) as thing
    left join pg_class on classid = 'pg_class'::regclass and pg_class.oid = objid
    left join pg_proc on classid = 'pg_proc'::regclass and pg_proc.oid = objid
    left join pg_type on classid = 'pg_type'::regclass and pg_type.oid = objid
    left join pg_namespace on classid = 'pg_namespace'::regclass and pg_namespace.oid = objid
  where 'trouvaille'::regrole in (relowner, proowner, typowner, nspowner)
    and not exists (
      select from pg_depend as part
      where part.objid = thing.objid and part.classid = thing.classid and part.deptype = 'e')`;

test('a data folder of an earlier version, owned by the superuser, becomes the site’s', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-handover-'));
  const before = await openEmbeddedDatabase({ dataDir, throwaway: true });
  const superuser = new URL(before.url);
  superuser.username = 'trouvaille';
  superuser.password = readFileSync(join(dataDir, 'postgres-password'), 'utf8');
  const postgres = new URL(superuser);
  postgres.pathname = '/postgres';
  // As earlier versions made it.
  await ask(postgres.href, 'drop database trouvaille', 'drop role site');
  await ask(postgres.href, 'create database trouvaille');
  setDatabaseUrl(superuser.href);
  await prepareDatabase();
  await ask(superuser.href, `create view kept as select 42 as answer from question_form`);
  await closePlatform();
  expect(await ask(superuser.href, LEFT_TO_SUPERUSER)).not.toEqual([]);
  await before.close();
  rmSync(join(dataDir, 'postgres-site-password'));
  rmSync(join(dataDir, 'postgres-socket'), { recursive: true });

  const after = await openEmbeddedDatabase({ dataDir, throwaway: true });
  try {
    expect(await ask(after.url, LEFT_TO_SUPERUSER)).toEqual([]);
    const owner = 'select pg_get_userbyid(datdba) as name, rolsuper from pg_database, pg_roles';
    expect(
      await ask(after.url, `${owner} where datname = 'trouvaille' and rolname = current_user`),
    ).toEqual([{ name: 'site', rolsuper: false }]);
    // What later migrations do.
    await ask(
      after.url,
      'alter table idea add column extra text',
      'drop view kept',
      `alter type answer add value 'Maybe'`,
      'alter table pgboss.queue add column extra text',
      'create table pgboss.extra (id int)',
      'drop schema public cascade',
    );
  } finally {
    await after.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
