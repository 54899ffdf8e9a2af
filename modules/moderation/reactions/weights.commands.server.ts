import { db } from '#modules/platform/index.server.ts';
import { weightOf } from './majority.ts';
import { replaceWeights, selectAgreements } from './weights.store.server.ts';

/** Computes anew what every contributor's vote weighs. @returns of how many contributors. */
export async function computeWeights(): Promise<number> {
  return await db.transaction(async (transaction) => {
    const agreements = await selectAgreements(transaction);
    const rows = agreements.map((row) => ({ ...row, weight: weightOf(row.compared, row.agreed) }));
    await replaceWeights(transaction, rows);
    return rows.length;
  });
}
