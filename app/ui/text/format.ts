/** French typography: numbers and ages as people write and read them. */

import { formatDay, groupDigits, NBSP, whenNeeded } from '#modules/platform/shared.ts';

/** Words of a visitor, cited: « jardin ». */
export function quoted(words: string): string {
  return `«${NBSP}${words}${NBSP}»`;
}

/** Words that are not known: « xyzzy » ni « zyx ». */
export function quotedAll(words: readonly string[]): string {
  return words.map(quoted).join(' ni ');
}

/** An age for reading, from months: « bientôt » for 0, « 6 mois », « 30 ans », « 100 ans et plus ». */
export function formatAge(months: number): string {
  if (months <= 0) return `pas encore né${NBSP}: bientôt`;
  if (months < 24 && months % 12 !== 0) return `${months}${NBSP}mois`;
  const years = Math.floor(months / 12);
  if (years === 1) return `1${NBSP}an`;
  return years >= 100 ? `100${NBSP}ans et plus` : `${years}${NBSP}ans`;
}

/** A number for an input field: decimal comma, no unit, at most two decimals. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',');
}

/**
 * Reads a number as people type it: « 30 », « 12,50 », « 12.5 € », « 1 200 », « 30 ans ».
 * Null when the text is not one such number.
 */
export function readNumber(text: string): number | null {
  const bare = text
    .replace(/\s/g, '')
    .replace(/(€|euros?|ans?)$/i, '')
    .replace(',', '.');
  return /^\d{1,9}(\.\d{1,6})?$/.test(bare) ? Number(bare) : null;
}

/** Reads a day as fields of days send it, `2026-11-22`. Null when the text is no day that exists; there was no year 0. */
export function readDay(typed: string): string | null {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(typed)) return null;
  const date = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(typed) ? typed : null;
}

/** A day of the calendar for reading, from `2027-05-03`: « 3 mai 2027 ». */
export function formatCalendarDay(isoDay: string): string {
  return formatDay(new Date(`${isoDay}T12:00:00Z`));
}

/** A day of the calendar for a column of a table, which stays narrow on a phone, from `2027-05-03`: « 03/05/2027 ». */
export function formatTableDay(isoDay: string): string {
  return isoDay.split('-').reverse().join('/');
}

const tableInstant = whenNeeded(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      dateStyle: 'short',
      timeStyle: 'short',
    }),
);

/** An instant for a column of a file, as a clock in France shows it: « 03/05/2027 14:05 ». */
export function formatTableInstant(date: Date): string {
  return tableInstant().format(date);
}

/** A quantity for reading, with at most so many decimals: « 1 234 », « 0,5 », with a no-break space (U+00A0) between thousands. */
export function formatQuantity(value: number, decimals = 0): string {
  const [whole = '0', rest] = Math.abs(value).toFixed(decimals).split('.');
  const kept = rest?.replace(/0+$/, '');
  const grouped = groupDigits(whole);
  const digits = kept ? `${grouped},${kept}` : grouped;
  return value < 0 && /[1-9]/.test(digits) ? `−${digits}` : digits;
}

const ago = whenNeeded(() => new Intl.RelativeTimeFormat('fr', { numeric: 'auto' }));
const AGO_UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago an instant was: « il y a 3 jours », « il y a 5 minutes », « à l’instant ». */
export function formatAgo(instant: Date, nowMillis: number): string {
  const seconds = Math.max(0, (nowMillis - instant.getTime()) / 1000);
  const unit = AGO_UNITS.find(([, length]) => seconds >= length);
  return unit
    ? ago()
        .format(-Math.floor(seconds / unit[1]), unit[0])
        .replaceAll("'", '’')
    : 'à l’instant';
}
