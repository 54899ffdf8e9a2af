import { type Database, execute, query } from '#modules/platform/index.server.ts';

/** Has the labels of some ideas predicted, those that exist. */
export async function insertDue(transaction: Database, ids: readonly number[]): Promise<void> {
  await execute(
    transaction,
    `insert into label_prediction_due (idea_id)
     select id from idea where id = any(cast(? as bigint[])) order by id on conflict do nothing`,
    [[...ids]],
  );
}

/** Has the labels of all ideas predicted anew. */
export async function insertAllDue(transaction: Database): Promise<void> {
  await execute(
    transaction,
    'insert into label_prediction_due (idea_id) select id from idea order by id on conflict do nothing',
  );
}

/** Takes some ideas off the list; those that another process is about are left to it. */
export async function takeDue(transaction: Database, limit: number): Promise<number[]> {
  const rows = await query<{ idea_id: number }>(
    transaction,
    `delete from label_prediction_due where idea_id in
       (select idea_id from label_prediction_due order by idea_id limit ? for update skip locked)
     returning idea_id`,
    [limit],
  );
  return rows.map(({ idea_id }) => idea_id);
}
