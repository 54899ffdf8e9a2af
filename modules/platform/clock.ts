/** The one place that says what time it is, so that tests can move it. */
let read: () => number = Date.now;

/** Now, as a date. */
export function now(): Date {
  return new Date(read());
}

/** Now, in milliseconds since 1970. */
export function nowMillis(): number {
  return read();
}

/** Makes time stand still at an instant (tests only); null gives the real time back. */
export function setClock(instant: Date | null): void {
  const millis = instant?.getTime();
  read = millis === undefined ? Date.now : () => millis;
}
