import { type ContributorRow, type Database, query } from '#modules/platform/index.server.ts';

/** The contributor of an account, made at the first contribution; undefined when the account is gone. */
export async function findOrInsertContributor(
  database: Database,
  accountId: number,
): Promise<number | undefined> {
  const [row] = await query<Pick<ContributorRow, 'id'>>(
    database,
    `with inserted as (
        insert into contributor (account_id) select id from account
         where id = :accountId and not exists (select from contributor where account_id = :accountId) for key share
        on conflict (account_id) do update set account_id = excluded.account_id returning id
      )
      select id from inserted union all select id from contributor where account_id = :accountId limit 1`,
    { accountId },
  );
  return row?.id;
}

/** The contributor of an account; undefined when it never contributed. */
export async function selectContributor(
  database: Database,
  accountId: number,
): Promise<number | undefined> {
  return (await database('contributor').where('account_id', accountId).first('id'))?.id;
}
