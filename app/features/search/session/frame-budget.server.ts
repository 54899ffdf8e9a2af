import { nowMillis } from '#modules/platform/index.server.ts';

const FRAMES_PER_SECOND = 20;
const BURST = 40;

/** How many frames a socket may send: a bucket of 40 that fills up by 20 a second. */
export class FrameBudget {
  #left = BURST;
  #filledAt = nowMillis();

  /** Takes one frame from the budget; false when it is used up. */
  spend(): boolean {
    const now = nowMillis();
    const refill = (Math.max(0, now - this.#filledAt) / 1000) * FRAMES_PER_SECOND;
    this.#left = Math.min(BURST, this.#left + refill);
    this.#filledAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
