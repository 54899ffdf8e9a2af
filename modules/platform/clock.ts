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
