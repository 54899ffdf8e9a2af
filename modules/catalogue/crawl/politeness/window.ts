/** Minutes of the day in Paris between which requests are made; over midnight when it ends before it starts. */
export type Window = { start: number; end: number };

const MINUTE_MS = 60_000;
/** A window that a change of the clock swallows opens the day after. */
const FURTHEST_MINUTES = 3 * 24 * 60;

const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function minuteOfDay(instant: number): number {
  const [hour, minute] = time.format(instant).split(':');
  return Number(hour) * 60 + Number(minute);
}

/** Whether requests are made at an instant. */
export function isOpen({ start, end }: Window, instant: Date): boolean {
  const minute = minuteOfDay(instant.getTime());
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}

/** The instant itself where a window is open, else when it opens next, by the clocks of Paris on that day. */
export function nextOpening(window: Window, instant: Date): Date {
  if (isOpen(window, instant)) return instant;
  const now = Math.floor(instant.getTime() / MINUTE_MS);
  // Minute by minute, whatever the clocks do meanwhile.
  for (let minute = now + 1; minute < now + FURTHEST_MINUTES; minute++) {
    const candidate = new Date(minute * MINUTE_MS);
    if (isOpen(window, candidate)) return candidate;
  }
  throw new RangeError('a window that never opens');
}
