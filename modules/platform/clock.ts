import { DAY_MS } from './day-length.ts';

/** The only source of the current time, so that tests can change it. */
let read: () => number = Date.now;

/** Now, as a date. */
export function now(): Date {
  return new Date(read());
}

/** Now, in milliseconds since 1970. */
export function nowMillis(): number {
  return read();
}

/** Fixes the time at an instant (tests only); null resets it to the real time. */
export function setClock(instant: Date | null): void {
  const millis = instant?.getTime();
  read = millis === undefined ? Date.now : () => millis;
}

/** A day as the database writes it, `2026-11-21`. */
export type Day = string;

// Swedish dates are written as the database writes them.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The day of an instant in France, where the site is read. */
export function dayOf(instant: Date): Day {
  return day.format(instant);
}

/** The day that comes so many days after another, or before it: by the calendar, as not every day has 24 hours. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day it is now in France. */
export function today(): Day {
  return dayOf(now());
}
