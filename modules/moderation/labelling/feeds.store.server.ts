import { type Database, query } from '#modules/platform/index.server.ts';
import type { Feed } from './shared.ts';

/** Whom ideas are for, how many, and those that are not to be among them. */
export type Wanted = { account: number; limit: number; except: number[] };

type Found = { idea_id: number };

/**
 * What the account has labelled on some question, and what is to be left out, is not in a feed. Asked of each idea in the
 * order of the feed, until there are enough; « not exists » would be asked of all of them.
 */
const NOT_SEEN = `
  idea_id <> all(cast(:except as bigint[])) and (
    select true from contributor join user_reaction on contributor_id = contributor.id
     where account_id = :account and user_reaction.idea_id = feed.idea_id limit 1) is null`;

const NEWEST = 'select id as idea_id, added_at from catalogue_idea where available';

/** The ideas of a feed and their order. */
const FEEDS: Record<Exclude<Feed, 'random'>, { from: string; order: string }> = {
  leastLabelled: { from: 'idea_demand', order: 'labels, idea_id' },
  mostShown: { from: 'idea_demand', order: 'shown desc, idea_id' },
  mostRefused: {
    from: '(select * from idea_demand where refused > 0)',
    order: 'refused desc, idea_id',
  },
  newest: { from: `(${NEWEST})`, order: 'added_at desc, idea_id desc' },
  twins: {
    from: `(select distinct idea_id from catalogue_twin twin
             where kind <> 'Distinct' and (select available from catalogue_idea where id = twin.idea_id))`,
    order: 'idea_id',
  },
};

export async function selectFeed(
  database: Database,
  feed: Exclude<Feed, 'random'>,
  wanted: Wanted,
): Promise<number[]> {
  const { from, order } = FEEDS[feed];
  const rows = await query<Found>(
    database,
    `select idea_id from ${from} feed where ${NOT_SEEN} order by ${order} limit :limit`,
    wanted,
  );
  return rows.map(({ idea_id }) => idea_id);
}

/** Ideas that came since ideas were last counted, the newest first. */
export async function selectUncounted(database: Database, wanted: Wanted): Promise<number[]> {
  const rows = await query<Found>(
    database,
    `select idea_id from (${NEWEST}) feed
      where idea_id > (select coalesce(max(idea_id), 0) from idea_demand) and ${NOT_SEEN}
      order by idea_id desc limit :limit`,
    wanted,
  );
  return rows.map(({ idea_id }) => idea_id);
}

/** Some ideas: one after each of several points that are drawn among the numbers of ideas. */
export async function selectRandom(database: Database, wanted: Wanted): Promise<number[]> {
  const rows = await query<Found>(
    database,
    `select distinct found.idea_id
       from (select min(id) as least, max(id) as most from catalogue_idea) numbers,
            lateral (select least + floor(random() * (most - least + 1)) as point from generate_series(1, :limit)) drawn,
            lateral (select idea_id from (${NEWEST}) feed where idea_id >= point and ${NOT_SEEN} order by idea_id limit 1) found`,
    wanted,
  );
  return rows.map(({ idea_id }) => idea_id);
}
