import knex, { type Knex } from 'knex';
import pg from 'pg';
import { config } from './config.server.ts';

/** Either the pool or a transaction: what a store function takes when its caller may own the transaction. */
export type Database = Knex;

// 64-bit integers (identities, counts) stay well below 2^53 here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The process's pool of connections, opened at first use. */
export const db: Knex = knex({
  client: 'pg',
  connection: { connectionString: config.databaseUrl, application_name: 'trouvaille' },
  pool: { min: 0, max: config.databasePool },
  acquireConnectionTimeout: 10_000,
});
