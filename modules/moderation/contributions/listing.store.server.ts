import {
  type ContributionRow,
  containing,
  type Database,
  query,
  type RowsWanted,
} from '#modules/platform/index.server.ts';
import { readContribution, readDraft } from './read-draft.ts';
import type { Contribution, Kind } from './types.ts';

/** Which waiting contributions are listed: those with this text, of this contributor. */
export type WaitingFilters = { kind: Kind; text: string; contributor_id: number | null };

export type WaitingOrder = 'created' | 'title';

const TITLE = `coalesce(draft->>'title', draft->>'content')`;

const ORDER: Record<WaitingOrder, string> = { created: 'created_at', title: `lower(${TITLE})` };

const FROM = `from contribution
  where state = 'waiting' and kind = :kind and (:like = '' or ${TITLE} ilike :like or draft->>'content' ilike :like)
    and (cast(:contributor_id as bigint) is null or contributor_id = :contributor_id)`;

function bindingsOf({ kind, text, contributor_id }: WaitingFilters) {
  const like = text === '' ? '' : containing(text);
  return { kind, like, contributor_id };
}

export async function countWaiting(database: Database, filters: WaitingFilters): Promise<number> {
  const [row] = await query<{ total: number }>(
    database,
    `select count(*)::int as total ${FROM}`,
    bindingsOf(filters),
  );
  return row!.total;
}

export async function selectWaiting(
  database: Database,
  filters: WaitingFilters,
  wanted: RowsWanted<WaitingOrder>,
): Promise<Contribution[]> {
  const { orderBy, direction, limit, offset } = wanted;
  const rows = await query<ContributionRow>(
    database,
    `select * ${FROM} order by ${ORDER[orderBy]} ${direction}, id ${direction} limit :limit offset :offset`,
    { ...bindingsOf(filters), limit, offset },
  );
  return rows.map(readContribution);
}

/** How many wait, and since when the oldest does. */
export async function summarizeWaiting(
  database: Database,
  kind: Kind,
): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await query<{ count: number; oldest: Date | null }>(
    database,
    `select count(*)::int as count, min(created_at) as oldest from contribution where state = 'waiting' and kind = ?`,
    [kind],
  );
  return row!;
}

export async function selectContribution(
  database: Database,
  id: number,
): Promise<Contribution | undefined> {
  const row = await database('contribution').where({ id }).first();
  return row && readContribution(row);
}

/** What an account contributed, or what of it waits, the latest first. */
export async function selectOfAccount(
  database: Database,
  accountId: number,
  waiting: boolean,
  limit: number,
): Promise<Contribution[]> {
  const rows = await query<ContributionRow>(
    database,
    `select contribution.* from contribution join contributor on contributor.id = contributor_id
      where account_id = :accountId and (not :waiting or state = 'waiting')
      order by contribution.id desc limit :limit`,
    { accountId, waiting, limit },
  );
  return rows.map(readContribution);
}

/** How many contributions of an account there are in each state. */
export async function countByState(
  database: Database,
  accountId: number,
): Promise<Partial<Record<ContributionRow['state'], number>>> {
  const rows = await query<Pick<ContributionRow, 'state'> & { count: number }>(
    database,
    `select state, count(*) as count from contribution join contributor on contributor.id = contributor_id
      where account_id = ? group by state`,
    [accountId],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** The latest contribution of an idea that was not deleted, and whose it is. */
export async function selectOfIdea(
  database: Database,
  ideaId: number,
): Promise<(Contribution & { account_id: number | null }) | undefined> {
  const row = await database('contribution')
    .join('contributor', 'contributor.id', 'contribution.contributor_id')
    .where('contribution.idea_id', ideaId)
    .whereNot('contribution.state', 'deleted')
    .orderBy('contribution.id', 'desc')
    .first('contribution.*', 'contributor.account_id');
  return row && { ...readContribution(row), account_id: row.account_id };
}

/** Of contributions the drafts that the first decision that changed their wording found: the contributors' own words. */
export async function selectOriginals(
  database: Database,
  contributions: readonly Pick<Contribution, 'id' | 'kind'>[],
): Promise<ReadonlyMap<number, Contribution['draft']>> {
  const rows = await query<{ id: number; draft: unknown }>(
    database,
    `select distinct on (subject_id) subject_id as id, before->'draft' as draft from decision
      where subject = 'contribution' and subject_id = any(cast(? as bigint[])) and undone_at is null
        and before->'draft' <> after->'draft'
      order by subject_id, id`,
    [contributions.map(({ id }) => id)],
  );
  const kinds = new Map(contributions.map(({ id, kind }) => [id, kind]));
  return new Map(rows.map(({ id, draft }) => [id, readDraft(kinds.get(id)!, draft)]));
}
