import type { AlertPreferences } from '#modules/engine/alert-score/index.server.ts';
import {
  type AlertRow,
  type ArrivedIdeaRow,
  type Database,
  execute,
  query,
} from '#modules/platform/index.server.ts';

/** An idea that was added or returned; its `arrival` is another number each time it does. */
export type ArrivedIdea = ArrivedIdeaRow;

/** What an event of the catalogue says of one idea. */
export type Arrival = { ideaId: number; at: Date; isRelabelled: boolean };

/**
 * Stores ideas that were added or returned until they are compared, as far as they are available and some alert is older.
 * Many ideas get their labels only after they were added: one of the last thirty days that gets labels counts as new.
 */
export async function insertArrivedIdeas(
  database: Database,
  arrivals: readonly Arrival[],
): Promise<void> {
  await execute(
    database,
    `insert into arrived_idea (idea_id, arrived_at)
     select idea.id, max(event.at)
     from unnest(cast(? as bigint[]), cast(? as timestamptz[]), cast(? as boolean[])) as event (idea_id, at, is_relabelled)
     join catalogue_idea as idea on idea.id = event.idea_id
     where available and (not is_relabelled or added_at > at - interval '30 days')
       and event.at >= (select min(created_at) from alert)
     group by idea.id
     on conflict (idea_id) do update set arrival = default, arrived_at = excluded.arrived_at`,
    [
      arrivals.map(({ ideaId }) => ideaId),
      arrivals.map(({ at }) => at),
      arrivals.map(({ isRelabelled }) => isRelabelled),
    ],
  );
}

/** The same for every idea added since the first alert was created, when no event names them. */
export async function insertIdeasAddedSinceAlerts(database: Database): Promise<void> {
  await execute(
    database,
    `insert into arrived_idea (idea_id, arrived_at)
     select id, added_at from catalogue_idea where available and added_at >= (select min(created_at) from alert)
     on conflict do nothing`,
  );
}

/** The ideas that are compared with no alert yet, those that wait longest first. */
export async function selectArrivedIdeas(
  database: Database,
  limit: number,
): Promise<ArrivedIdea[]> {
  return await database('arrived_idea')
    .orderBy('arrival')
    .limit(limit)
    .select('idea_id', 'arrival', 'arrived_at');
}

/** Deletes ideas that have been compared, except those that returned meanwhile. */
export async function deleteArrivedIdeas(
  database: Database,
  ideas: readonly ArrivedIdea[],
): Promise<void> {
  await execute(
    database,
    `delete from arrived_idea using unnest(cast(? as bigint[]), cast(? as bigint[])) as seen (idea_id, arrival)
     where arrived_idea.idea_id = seen.idea_id and arrived_idea.arrival = seen.arrival`,
    [ideas.map(({ idea_id }) => idea_id), ideas.map(({ arrival }) => arrival)],
  );
}

/** An alert as ideas are compared with it. */
export type OpenAlert = AlertPreferences & Pick<AlertRow, 'id' | 'score_threshold' | 'created_at'>;

/** Some of the alerts that are active, or may be once validated, in the order of their ids. */
export async function selectOpenAlerts(
  database: Database,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<OpenAlert[]> {
  return await query<OpenAlert>(
    database,
    `select id, score_threshold, created_at, gender, age_months, price_min_cents, price_max_cents, occasion,
            array(select json_build_object('question_id', question_id, 'answer', answer)
                  from alert_answer where alert_id = id order by rank) as answers
     from alert where state in ('waiting', 'active') and id > ? and expires_at > ? order by id limit ?`,
    [after, now, limit],
  );
}

export type Match = { alertId: number; ideaId: number; score: number };

/**
 * Stores what fits alerts that are still open; matches that are stored already stay as they are. @returns how many are
 * new.
 */
export async function insertMatches(
  database: Database,
  matches: readonly Match[],
  now: Date,
): Promise<number> {
  const rowCount = await execute(
    database,
    `insert into alert_match (alert_id, idea_id, score, matched_at)
     select alert.id, fit.idea_id, fit.score, ?
     from unnest(cast(? as bigint[]), cast(? as bigint[]), cast(? as float8[])) as fit (alert_id, idea_id, score)
     join alert on alert.id = fit.alert_id and alert.state in ('waiting', 'active')
     for share of alert
     on conflict do nothing`,
    [
      now,
      matches.map(({ alertId }) => alertId),
      matches.map(({ ideaId }) => ideaId),
      matches.map(({ score }) => score),
    ],
  );
  return rowCount;
}

/** Deletes the matches from before a date that no mail has had room for. */
export async function deleteWaitingMatches(database: Database, before: Date): Promise<number> {
  return await database('alert_match')
    .whereNull('mail_id')
    .where('matched_at', '<', before)
    .delete();
}
