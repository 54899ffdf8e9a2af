import { containing, type Database, execute, query } from '#modules/platform/index.server.ts';
import {
  type ChainsWanted,
  type ListedChain,
  TWIN_SORTS,
  type TwinLink,
  type TwinsConfig,
} from './shared.ts';

const COLUMNS = 'idea_id, other_idea_id, kind, score, decided_by';

const ORDER: Record<(typeof TWIN_SORTS)[number], string> = {
  size: 'ideas desc, id',
  doubt: 'doubt nulls last, id',
  newest: 'newest desc, id',
};

/** Some of the chains that a configuration asks for, in its order, and how many there are. */
export async function selectChains(
  database: Database,
  { sort_mode, allow_single_merchant, ...config }: Omit<TwinsConfig, 'limit'>,
  { text, limit, offset }: ChainsWanted,
): Promise<{ chains: ListedChain[]; total: number }> {
  const severalMerchants = `(
    select min(merchant_id) < max(merchant_id) from twin_chain_idea join idea on idea.id = idea_id where chain_id = twin_chain.id)`;
  const words = text.split(/\s+/).filter((word) => word !== '');
  const isFound = `id in (
    select chain_id from twin_chain_idea join idea on idea.id = idea_id where title ilike all (cast(:likes as text[])))`;
  const from = `from twin_chain
    where links >= :min_chain_len and ideas between :min_ideas_count and :max_ideas_count
      ${allow_single_merchant ? '' : `and ${severalMerchants}`} ${words.length > 0 ? `and ${isFound}` : ''}`;
  const likes = words.map(containing);
  const wanted = { ...config, likes, limit, offset };
  const counted = await query<{ total: number }>(
    database,
    `select count(*)::int as total ${from}`,
    wanted,
  );
  const order = ORDER[TWIN_SORTS[sort_mode] ?? 'size'];
  const chains = await query<ListedChain>(
    database,
    `select id, (select title from idea where idea.id = twin_chain.id) as title, ideas, links, waiting ${from}
      order by ${order} limit :limit offset :offset`,
    wanted,
  );
  return { chains, total: counted[0]!.total };
}

/** The chain that an idea is in; null when it is in none. */
export async function selectChainOf(database: Database, idea: number): Promise<number | null> {
  return (
    (await database('twin_chain_idea').where({ idea_id: idea }).first('chain_id'))?.chain_id ?? null
  );
}

/** The relations of a chain. */
export function selectLinksOf(database: Database, chain: number): Promise<TwinLink[]> {
  return query<TwinLink>(
    database,
    `select ${COLUMNS} from idea_twin join twin_chain_idea using (idea_id)
      where chain_id = ? and kind <> 'Distinct' order by idea_id, other_idea_id`,
    [chain],
  );
}

export type Pair = readonly [idea: number, other: number];

/** The stored relations of some pairs; nobody else changes any until the transaction ends. */
export async function lockLinks(
  transaction: Database,
  pairs: readonly Pair[],
): Promise<TwinLink[]> {
  // As the triggers of the table do, which come after the rows are locked.
  await execute(transaction, `select pg_advisory_xact_lock(hashtext('twin chains'))`);
  return await query<TwinLink>(
    transaction,
    `select ${COLUMNS} from idea_twin
       join unnest(cast(? as bigint[]), cast(? as bigint[])) as wanted (one, other) on (one, other) = (idea_id, other_idea_id)
      order by idea_id, other_idea_id for update of idea_twin`,
    [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
  );
}

export async function deleteLinks(transaction: Database, pairs: readonly Pair[]): Promise<void> {
  await execute(
    transaction,
    `delete from idea_twin using unnest(cast(? as bigint[]), cast(? as bigint[])) as gone (one, other)
      where (one, other) = (idea_id, other_idea_id)`,
    [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
  );
}

/** Stores relations as they are given; those of ideas that are gone are left out. */
export async function upsertLinks(
  transaction: Database,
  links: readonly TwinLink[],
): Promise<void> {
  await execute(
    transaction,
    `insert into idea_twin (${COLUMNS})
     select link.* from unnest(cast(? as bigint[]), cast(? as bigint[]), cast(? as twin_kind[]), cast(? as real[]),
                               cast(? as twin_decider[])) as link (${COLUMNS})
       join idea as one on one.id = link.idea_id join idea as other on other.id = link.other_idea_id
     on conflict (idea_id, other_idea_id) do update
       set kind = excluded.kind, score = excluded.score, decided_by = excluded.decided_by`,
    [
      links.map(({ idea_id }) => idea_id),
      links.map(({ other_idea_id }) => other_idea_id),
      links.map(({ kind }) => kind),
      links.map(({ score }) => score),
      links.map(({ decided_by }) => decided_by),
    ],
  );
}
