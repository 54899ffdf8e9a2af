import type { ChartData } from '#app/ui/chart/chart-data.ts';
import type { Measure } from '#modules/engine/insight/shared.ts';
import type { Group } from '../searches/measures.ts';
import { DIMENSION_NAMES, MEASURE_NAMES } from '../searches/text.ts';

export type Per = 'day' | 'week' | 'month';

/** Longer gaps are left as they are: a chart has no room for more. */
const PERIODS_MAX = 1000;

/** The first days of all periods from the first that is given to the last, also of those between that are not. */
export function everyPeriod(per: Per, days: readonly string[]): string[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const all: string[] = [];
  for (let day = first; day <= last && all.length < PERIODS_MAX; day = nextPeriod(per, day)) {
    all.push(day);
  }
  return all;
}

function nextPeriod(per: Per, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (per === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + (per === 'week' ? 7 : 1));
  return date.toISOString().slice(0, 10);
}

/** Series of a chart over time. @param read a value of a period; null where nothing is known of it. */
export function overTime(
  per: Per,
  groups: readonly Group[],
  series: readonly { name: string; read: (group: Group | undefined) => number | null }[],
): Pick<ChartData, 'axis' | 'places' | 'series'> {
  const byDay = new Map(groups.map((group) => [group.by[per] ?? '', group]));
  const places = everyPeriod(per, [...byDay.keys()]);
  return {
    axis: DIMENSION_NAMES[per],
    places,
    series: series.map(({ name, read }) => ({
      name,
      values: places.map((day) => read(byDay.get(day))),
    })),
  };
}

/** Measures over time. */
export function measuresOverTime(
  per: Per,
  groups: readonly Group[],
  measures: readonly Measure[],
): Pick<ChartData, 'axis' | 'places' | 'series'> {
  const series = measures.map((measure) => ({
    name: MEASURE_NAMES[measure],
    read: (group: Group | undefined) => group?.of[measure] ?? null,
  }));
  return overTime(per, groups, series);
}
