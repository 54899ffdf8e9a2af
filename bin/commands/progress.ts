const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on standard error, drawn only on a terminal: what is piped stays clean. */
export class ProgressBar {
  #drawn = 0;
  #length = 0;

  /** Shows that `done` of `total` of a step are done. */
  show(step: string, done: number, total: number): void {
    const now = Date.now();
    if (!process.stderr.isTTY || (done < total && now - this.#drawn < EVERY_MS)) return;
    this.#drawn = now;
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const line = `${bar} ${String(Math.floor(share * 100)).padStart(3)} % ${step}`;
    process.stderr.write(`\r${line.padEnd(this.#length)}`);
    this.#length = line.length;
  }

  /** Takes the bar off the screen. */
  clear(): void {
    if (this.#length > 0) process.stderr.write(`\r${' '.repeat(this.#length)}\r`);
    this.#length = 0;
  }
}
