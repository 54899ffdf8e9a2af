import { now } from '#modules/platform/index.server.ts';

/** A day as the database writes it, `2026-11-21`. */
export type Day = string;

// Swedish dates are written as the database writes them.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The day of an instant in France, where the mails are read. */
export function dayOf(instant: Date): Day {
  return format.format(instant);
}

export function today(): Day {
  return dayOf(now());
}
