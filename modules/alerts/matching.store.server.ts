import type { Taste } from '#modules/engine/taste/index.server.ts';
import {
  type AlertIdeaRow,
  type AlertRow,
  type Database,
  execute,
  query,
} from '#modules/platform/index.server.ts';

/** An idea that came or came back; the number tells its comings apart. */
export type NoticedIdea = AlertIdeaRow;

/** The ideas that no alert has heard of yet, those that wait longest first. */
export async function selectNoticedIdeas(
  database: Database,
  limit: number,
): Promise<NoticedIdea[]> {
  return await database('alert_idea')
    .orderBy('noticed')
    .limit(limit)
    .select('idea_id', 'noticed', 'noticed_at');
}

/** Strikes ideas off, but for those that came back meanwhile. */
export async function deleteNoticedIdeas(
  database: Database,
  ideas: readonly NoticedIdea[],
): Promise<void> {
  await execute(
    database,
    `delete from alert_idea using unnest(cast(? as bigint[]), cast(? as bigint[])) as seen (idea_id, noticed)
     where alert_idea.idea_id = seen.idea_id and alert_idea.noticed = seen.noticed`,
    [ideas.map(({ idea_id }) => idea_id), ideas.map(({ noticed }) => noticed)],
  );
}

/** An alert as ideas are compared with it. */
export type ListeningAlert = Taste & Pick<AlertRow, 'id' | 'standard' | 'created_at'>;

/** Some of the alerts that want to hear of ideas, or perhaps will once validated, in the order of their ids. */
export async function selectListeningAlerts(
  database: Database,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<ListeningAlert[]> {
  return await query<ListeningAlert>(
    database,
    `select id, standard, created_at, gender, age_months, price_min_cents, price_max_cents, occasion,
            array(select json_build_object('question_id', question_id, 'answer', answer)
                  from alert_answer where alert_id = id order by rank) as answers
     from alert where state in ('waiting', 'active') and id > ? and expires_at > ? order by id limit ?`,
    [after, now, limit],
  );
}

export type Match = { alertId: number; ideaId: number; score: number };

/** Stores what fits alerts that still listen; what is known already stays as it is. @returns how many are new. */
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

/** Erases what has waited for its mail since before a date. */
export async function deleteWaitingMatches(database: Database, before: Date): Promise<number> {
  return await database('alert_match')
    .whereNull('mail_id')
    .where('matched_at', '<', before)
    .delete();
}
