import { DAY_MS } from '#modules/platform/shared.ts';

/** A tick of an axis of days. `at` is a count of days since 1970. */
export type DayTick = { at: number; label: string };

type Step = { unit: 'day' | 'month'; size: number };
const STEPS: readonly Step[] = [
  ...[1, 2, 7, 14].map((size) => ({ unit: 'day' as const, size })),
  ...[1, 3, 6, 12, 24, 60, 120].map((size) => ({ unit: 'month' as const, size })),
];

/** A day such as `2026-11-22`, as a count of days since 1970. */
export function dayNumber(isoDay: string): number {
  return Math.round(Date.parse(`${isoDay}T00:00:00Z`) / DAY_MS);
}

/** At most `count` ticks between two days, both included: every so many days, or the first day of months. */
export function dayTicks(from: number, to: number, count: number): DayTick[] {
  for (const step of STEPS) {
    const days = daysBy(step, from, to);
    if (days.length > 0 && days.length <= count) {
      return days.map((at) => ({ at, label: label(at, step.unit) }));
    }
  }
  return [{ at: from, label: label(from, 'day') }];
}

function daysBy({ unit, size }: Step, from: number, to: number): number[] {
  const days: number[] = [];
  if (unit === 'day') {
    for (let day = from; day <= to; day += size) days.push(day);
    return days;
  }
  const start = new Date(from * DAY_MS);
  const month = start.getUTCFullYear() * 12 + start.getUTCMonth();
  for (let each = Math.ceil(month / size) * size; monthStart(each) <= to; each += size) {
    if (monthStart(each) >= from) days.push(monthStart(each));
  }
  return days;
}

/** @param month counted from January of year 0. */
function monthStart(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
}

const dayAndMonth = format({ day: 'numeric', month: 'short' });
const monthOnly = format({ month: 'short' });
const monthAndYear = format({ month: 'short', year: 'numeric' });

function format(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('fr-FR', { ...parts, timeZone: 'UTC' });
}

function label(at: number, unit: Step['unit']): string {
  const date = new Date(at * DAY_MS);
  if (unit === 'day') return dayAndMonth.format(date);
  return (date.getUTCMonth() === 0 ? monthAndYear : monthOnly).format(date);
}
