import { before, earlierClock, log, now, RETENTION } from '#modules/platform/index.server.ts';
import {
  createMonthPartition,
  deleteSessionsBefore,
  deleteVisitsBefore,
  dropMonthPartition,
  listMonthPartitions,
  type Month,
} from './months.store.server.ts';
import { deleteHintsBefore } from './session.store.server.ts';

/** So many months have their partition before they begin: the job may fail for that long unnoticed. */
const MONTHS_AHEAD = 2;

/** Deletes the free-text hints of old searches, and what they matched; returns how many. */
export async function deleteExpiredHints(): Promise<number> {
  const deleted = await deleteHintsBefore(before(await earlierClock(), RETENTION.hints));
  log.info({ deleted }, 'expired hints deleted');
  return deleted;
}

/**
 * Makes the partitions of the months to come, and erases the oldest month of searches once it is past its retention.
 *
 * A clock that runs ahead must not erase what people still use, so a run erases one month at most. What is left over is
 * erased by the next runs.
 *
 * @returns the month that was erased, and how many searches with it.
 */
export async function rotateMonths(): Promise<{ dropped: Month | null; erased: number }> {
  const here = now();
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++)
    await createMonthPartition(monthFrom(here, ahead));
  const limit = monthFrom(await earlierClock(), -RETENTION.searches.months);
  const [oldest] = (await listMonthPartitions()) as [Month];
  const dropped = oldest < limit ? oldest : null;
  if (dropped) await dropMonthPartition(dropped);
  // Searches whose events are gone, also those that a run that was cut short left behind.
  const [kept] = dropped ? ((await listMonthPartitions()) as [Month]) : [oldest];
  const [firstKept] = [kept, limit].sort() as [Month, Month];
  const erased = await deleteSessionsBefore(firstKept);
  await deleteVisitsBefore(firstKept);
  log.info({ dropped, erased }, 'months of searches rotated');
  return { dropped, erased };
}

/** The month that comes so many months after (or before) that of a date. */
function monthFrom(date: Date, months: number): Month {
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  return first.toISOString().slice(0, 10);
}
