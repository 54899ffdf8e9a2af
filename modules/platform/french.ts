// French typography that pages and mails have in common.

import type { Duration } from './retention.ts';

export const NBSP = '\u00a0';

/** The digits of a whole number for reading, in groups of three: « 12 345 ». */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, NBSP);
}

/**
 * What is made when it is first needed. The first format of dates of a page takes its browser as long as all of our scripts
 * take to load, and few pages show a date.
 */
export function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const day = whenNeeded(
  () => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
);

/** A day for reading: « 3 mai 2027 », « 1er mai 2027 ». */
export function formatDay(date: Date): string {
  return day().format(date).replace(/^1 /, '1er ');
}

const hour = whenNeeded(
  () => new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' }),
);

/** A moment for reading: « 3 mai 2027 à 18 h 05 ». */
export function formatMoment(date: Date): string {
  return `${formatDay(date)} à ${hour().format(date).replace(':', `${NBSP}h${NBSP}`)}`;
}

/** A length of time for reading: « 48 heures », « 30 jours », « un an ». */
export function formatDuration(duration: Duration): string {
  if ('hours' in duration) return `${duration.hours}${NBSP}heures`;
  return duration.days === 365 ? 'un an' : `${duration.days}${NBSP}jours`;
}

/** The same after « de »: « de 30 jours », « d’un an ». */
export function ofDuration(duration: Duration): string {
  const words = formatDuration(duration);
  return words.startsWith('un') ? `d’${words}` : `de ${words}`;
}
