import { formatQuantity } from '#app/ui/text/format.ts';
import { NBSP } from '#modules/platform/shared.ts';

const UNITS = ['octets', 'Kio', 'Mio', 'Gio'];

/** A number of bytes as people read it: « 12 Kio ». */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  return `${formatQuantity(bytes / 1024 ** power, power > 1 ? 1 : 0)}${NBSP}${UNITS[power]}`;
}

/** A length of time: « 42 s », « 5 min », « 2 h 10 ». */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds}${NBSP}s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes}${NBSP}min`;
  return `${Math.floor(minutes / 60)}${NBSP}h${NBSP}${String(minutes % 60).padStart(2, '0')}`;
}

/** Minutes of the day as a clock shows them: « 06:00 », and « 24:00 » at the end of the day. */
export function formatMinutes(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
