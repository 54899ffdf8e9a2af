import { type Database, type Direction, execute, query } from '#modules/platform/index.server.ts';
import type {
  Decision,
  DecisionFilters,
  DecisionNotice,
  ListedDecision,
  NewDecision,
} from './types.ts';

/** What one decided about one's own work needs no telling. */
export async function insertDecision(
  database: Database,
  accountId: number,
  { before, after, contributors, ...decision }: NewDecision,
): Promise<number> {
  const [row] = await query<Pick<Decision, 'id'>>(
    database,
    `with decided as (
       insert into decision (account_id, subject, subject_id, action, before, after)
       values (:account_id, :subject, :subject_id, :action, :before, :after) returning id
     ), notice as (
       insert into told_decision (contributor_id, decision_id, seen_at)
       select contributor.id, decided.id, case when contributor.account_id = :account_id then now() end
         from decided cross join contributor where contributor.id = any(cast(:contributors as bigint[]))
     )
     select id from decided`,
    {
      ...decision,
      contributors: [...contributors],
      account_id: accountId,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    },
  );
  return row!.id;
}

/** The decision, locked until the transaction ends. */
export async function lockDecision(
  transaction: Database,
  id: number,
): Promise<Decision | undefined> {
  return transaction('decision').where({ id }).forUpdate().first();
}

/** A contributor who saw the decision is to see this too; one who did not has nothing more to be told. */
export async function updateUndone(
  database: Database,
  id: number,
  accountId: number,
): Promise<Decision> {
  const [row] = await query<Decision>(
    database,
    `with notice as (
       update told_decision set seen_at = case when seen_at is null or contributor.account_id = :accountId then now() end
         from contributor where contributor.id = contributor_id and decision_id = :id
     )
     update decision set undone_at = now(), undone_by = :accountId where id = :id returning *`,
    { id, accountId },
  );
  return row!;
}

/** The last decision about something that was not undone. */
export async function selectLast(
  database: Database,
  about: DecisionFilters,
): Promise<ListedDecision | undefined> {
  const [row] = await listed(database, { ...about, undone: false }, { limit: 1, offset: 0 });
  return row;
}

/** Decisions are counted so far and no further: older ones are found by filters. */
const COUNTED_MAX = 10_000;

/** Counts no further than COUNTED_MAX. */
export async function countDecisions(
  database: Database,
  filters: DecisionFilters,
): Promise<number> {
  const { conditions, bindings } = conditionsOf(filters);
  const [row] = await query<{ total: number }>(
    database,
    `select count(*)::int as total from (select from decision where ${conditions} limit ${COUNTED_MAX}) as counted`,
    bindings,
  );
  return row!.total;
}

/** The latest first, unless `direction` says otherwise. */
export function listed(
  database: Database,
  filters: DecisionFilters,
  page: { limit: number; offset: number; direction?: Direction },
): Promise<ListedDecision[]> {
  const { conditions, bindings } = conditionsOf(filters);
  const { limit, offset, direction = 'desc' } = page;
  return query<ListedDecision>(
    database,
    `select decision.*, decider.email as decided_by, undoer.email as undone_by_address,
            array(select contributor_id from told_decision where decision_id = decision.id order by 1) as contributors
       from decision left join account decider on decider.id = decision.account_id
                     left join account undoer on undoer.id = decision.undone_by
      where ${conditions} order by decision.id ${direction} limit :limit offset :offset`,
    { ...bindings, limit, offset },
  );
}

/** The latest decisions about the work of a contributor. */
export async function selectNotices(
  database: Database,
  contributor: number,
  limit: number,
): Promise<DecisionNotice[]> {
  return await query<DecisionNotice>(
    database,
    `select decision.*, seen_at from told_decision join decision on decision.id = decision_id
      where contributor_id = :contributor order by decision_id desc limit :limit`,
    { contributor, limit },
  );
}

export async function countUnseen(database: Database, accountId: number): Promise<number> {
  const [row] = await query<{ total: number }>(
    database,
    `select count(*)::int as total from told_decision join contributor on contributor.id = contributor_id
      where seen_at is null and account_id = ?`,
    [accountId],
  );
  return row!.total;
}

/** @param upTo the latest decision that was shown. */
export async function updateSeen(
  database: Database,
  accountId: number,
  upTo: number,
): Promise<void> {
  await execute(
    database,
    `update told_decision set seen_at = now() from contributor
      where contributor.id = contributor_id and account_id = ? and seen_at is null and decision_id <= ?`,
    [accountId, upTo],
  );
}

const CONDITIONS: Record<keyof DecisionFilters, string> = {
  subject: 'decision.subject = :subject',
  subject_id: 'decision.subject_id = :subject_id',
  action: 'decision.action = :action',
  contributor:
    'decision.id in (select decision_id from told_decision where contributor_id = :contributor)',
  account_id: 'decision.account_id = :account_id',
  undone: '(decision.undone_at is not null) = :undone',
  from: 'decision.at >= :from',
  before: 'decision.at < :before',
};

function conditionsOf(filters: DecisionFilters) {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  const conditions = given.map(([name]) => CONDITIONS[name as keyof DecisionFilters]);
  return {
    conditions: ['true', ...conditions].join(' and '),
    bindings: Object.fromEntries(given) as Record<string, string | number | boolean | Date>,
  };
}
