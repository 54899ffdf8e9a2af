import { type Database, db } from './database.server.ts';

/** Ends the transaction of a rejection: never seen outside this file. */
class Rejected extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('rejected');
    this.result = result;
  }
}

/** Runs work in a transaction, which is rolled back when it throws, and also when it returns a rejection. */
export async function attempt<Result extends { ok: boolean }>(
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(async (transaction) => {
      const result = await work(transaction);
      if (!result.ok) throw new Rejected(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Rejected) return error.result as Result;
    throw error;
  }
}
