import { db } from '#modules/platform/index.server.ts';
import { until } from './processes.ts';

/** Makes queries on a table wait, so that a test can act while a process is in the middle of a command. */
export async function lockTable(table: string) {
  const transaction = await db.transaction();
  await transaction.raw('lock table ?? in access exclusive mode', [table]);

  /** Sessions that wait for a lock on this database. */
  async function waiting(): Promise<number[]> {
    const { rows } = await db.raw(
      `select pid from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.map(({ pid }: { pid: number }) => pid);
  }

  return {
    queryWaits: () => until(`a query waits for ${table}`, async () => (await waiting()).length > 0),
    /** Terminates the waiting sessions, as if their query had never arrived. */
    async terminateQueries(): Promise<void> {
      for (const pid of await waiting()) await db.raw('select pg_terminate_backend(?)', [pid]);
      await until(`no query waits for ${table}`, async () => (await waiting()).length === 0);
    },
    async release(): Promise<void> {
      await transaction.rollback();
    },
  };
}
