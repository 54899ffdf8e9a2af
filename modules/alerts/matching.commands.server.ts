import { type CatalogueEvent, consumeEvents } from '#modules/catalogue/events/index.server.ts';
import { openMatcher } from '#modules/engine/alert-score/index.server.ts';
import { type Database, db, now } from '#modules/platform/index.server.ts';
import * as store from './matching.store.server.ts';

/** Ideas compared in one go, and alerts read in one go: what memory has to hold. */
const IDEAS_AT_ONCE = 1000;
const ALERTS_AT_ONCE = 500;
/** Of the ideas compared in one go, so many are kept for an alert at most: two mails' worth. */
const MOST_MATCHES = 12;

/**
 * Compares the ideas that were added or returned with every open alert: what the job does. Done again after a worker
 * was killed, it finds the same, and stores it once.
 *
 * @param signal aborts between two pages of alerts.
 */
export async function matchAlerts(
  signal?: AbortSignal,
): Promise<{ ideas: number; matches: number }> {
  await consumeEvents('alerts', storeArrivals);
  const done = { ideas: 0, matches: 0 };
  for (;;) {
    const ideas = await store.selectArrivedIdeas(db, IDEAS_AT_ONCE);
    if (ideas.length === 0) return done;
    done.matches += await matchIdeas(ideas, signal);
    await store.deleteArrivedIdeas(db, ideas);
    done.ideas += ideas.length;
  }
}

async function storeArrivals(events: readonly CatalogueEvent[], trx: Database): Promise<void> {
  if (events.some(({ kind }) => kind === 'everything')) {
    return await store.insertIdeasAddedSinceAlerts(trx);
  }
  const arrivals = events
    .filter(({ kind }) => kind === 'added' || kind === 'returned' || kind === 'relabelled')
    .flatMap(({ kind, ideas, recordedAt }) =>
      (ideas ?? []).map((ideaId) => ({
        ideaId,
        at: recordedAt,
        isRelabelled: kind === 'relabelled',
      })),
    );
  if (arrivals.length > 0) await store.insertArrivedIdeas(trx, arrivals);
}

async function matchIdeas(
  ideas: readonly store.ArrivedIdea[],
  signal: AbortSignal | undefined,
): Promise<number> {
  let after = 0;
  const nextAlerts = () => store.selectOpenAlerts(db, { after, limit: ALERTS_AT_ONCE, now: now() });
  let alerts = await nextAlerts();
  if (alerts.length === 0) return 0;
  const matcher = await openMatcher(ideas.map(({ idea_id }) => idea_id));
  const arrivedAt = new Map(ideas.map(({ idea_id, arrived_at }) => [idea_id, arrived_at]));
  let stored = 0;
  while (alerts.length > 0) {
    signal?.throwIfAborted();
    const matches = alerts.flatMap((alert) => {
      // An older idea was available to the search that the alert was created from.
      const isNew = (ideaId: number) => arrivedAt.get(ideaId)! >= alert.created_at;
      return matcher
        .fits(alert, {
          scoreThreshold: alert.score_threshold,
          limit: MOST_MATCHES,
          isWanted: isNew,
        })
        .map((fit) => ({ alertId: alert.id, ...fit }));
    });
    stored += await store.insertMatches(db, matches, now());
    after = alerts.at(-1)!.id;
    alerts = await nextAlerts();
  }
  return stored;
}
