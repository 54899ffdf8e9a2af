import { formatQuantity } from '#app/ui/text/format.ts';

/** A share from 0 to 1 for reading: « 12,5 % ». */
export function formatPercent(share: number, decimals = 1): string {
  return `${formatQuantity(share * 100, decimals)}\u00a0%`;
}

const instant = new Intl.DateTimeFormat('fr', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant, as a clock in France shows it: « 15 janv., 01:30 ». */
export function formatInstant(date: Date): string {
  return instant.format(date);
}
