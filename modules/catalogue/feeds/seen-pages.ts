/**
 * The addresses that a run has seen, as numbers of 53 bits: two of a million are taken for one with a chance of one to ten
 * thousand. Eight bytes for each at half load, so that three million rows are at most 64 MiB.
 */
export class SeenPages {
  #slots = new Float64Array(1 << 12);
  #count = 0;

  has(address: string): boolean {
    return this.#slots[this.#place(this.#slots, numberOf(address))] !== 0;
  }

  add(address: string): void {
    const number = numberOf(address);
    const place = this.#place(this.#slots, number);
    if (this.#slots[place] !== 0) return;
    this.#slots[place] = number;
    this.#count++;
    if (this.#count * 2 > this.#slots.length) this.#grow();
  }

  /** Where a number is, or would be. */
  #place(slots: Float64Array, number: number): number {
    const last = slots.length - 1;
    let place = number % slots.length;
    while (slots[place] !== 0 && slots[place] !== number) place = place === last ? 0 : place + 1;
    return place;
  }

  #grow(): void {
    const slots = new Float64Array(this.#slots.length * 2);
    for (const number of this.#slots) if (number !== 0) slots[this.#place(slots, number)] = number;
    this.#slots = slots;
  }
}

/** Two hashes (FNV-1a, with other beginnings) in one number above zero. */
function numberOf(address: string): number {
  let high = 0x811c9dc5;
  let low = 0x050c5d1f;
  for (let i = 0; i < address.length; i++) {
    const code = address.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x01000193) + i;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0) || 1;
}
