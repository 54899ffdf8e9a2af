import { readDay } from '#app/ui/text/format.ts';
import { countAlertsCreated } from '#modules/alerts/index.server.ts';
import {
  measureSearches,
  type RankedIdea,
  rankIdeas,
} from '#modules/engine/insight/index.server.ts';
import type { SearchFilter } from '#modules/engine/insight/shared.ts';
import { addDays, type Day, today } from '#modules/platform/index.server.ts';
import { DAY_MEASURES } from './day-measures.ts';

const WEEK_DAYS = 7;
const IDEAS_MAX = 10;
/** No site is older. */
const FIRST_DAY = '2000-01-01';

/** The day that an address asks for: today where it names none, or one that does not exist or is yet to come. */
export function wantedDay(parameters: URLSearchParams): { day: Day; isUnreadable: boolean } {
  const typed = parameters.get('day') ?? '';
  const day = readDay(typed);
  if (day && day >= FIRST_DAY && day <= today()) return { day, isUnreadable: false };
  return { day: today(), isUnreadable: typed !== '' };
}

/** What was done on a day, beside the same day a week before. */
export async function loadDay(day: Day) {
  const weekBefore = addDays(day, -WEEK_DAYS);
  const [figures, figuresBefore, squares, alerts, hours, hoursBefore, ideas] = await Promise.all([
    measuresOf(day),
    measuresOf(weekBefore),
    countOf({ ...only(day), screen: 'square' }),
    countAlertsCreated(day),
    byHour(day),
    byHour(weekBefore),
    acceptedIdeas(day),
  ]);
  return {
    day,
    before: addDays(day, -1),
    after: day < today() ? addDays(day, 1) : null,
    ...{ figures, figuresBefore, squares, alerts, hours, hoursBefore, ideas },
  };
}

const only = (day: Day): Partial<SearchFilter> => ({ from: day, to: day });

async function measuresOf(day: Day) {
  const filter = { ...only(day), screen: 'search' as const };
  const [all] = await measureSearches({ by: [], of: DAY_MEASURES, filter });
  return all?.of ?? null;
}

async function countOf(filter: Partial<SearchFilter>): Promise<number> {
  const [all] = await measureSearches({ by: [], of: ['searches'], filter });
  return all?.of.searches ?? 0;
}

/** Searches begun in each of the 24 hours. */
async function byHour(day: Day): Promise<number[]> {
  const filter = { ...only(day), screen: 'search' as const };
  const groups = await measureSearches({ by: ['hour'], of: ['searches'], filter });
  const counts = new Map(groups.map(({ by, of }) => [Number(by.hour), of.searches ?? 0]));
  return Array.from({ length: 24 }, (_, hour) => counts.get(hour) ?? 0);
}

async function acceptedIdeas(day: Day): Promise<RankedIdea[]> {
  const rank = { orderBy: 'accepted', direction: 'desc', limit: IDEAS_MAX, offset: 0 } as const;
  return (await rankIdeas({ from: day, to: day }, rank)).filter(({ accepted }) => accepted > 0);
}
