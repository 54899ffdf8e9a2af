/** Signature, flags, and the length of an extension that no server sends yet. */
const HEADER_BYTES = 19;
const END_OF_ROWS = -1;
const NULL = -1;
/** Before the elements of an array: dimensions, null flag, element type, length, lower bound. */
const ARRAY_HEADER_BYTES = 20;

/**
 * Reads rows in PostgreSQL's COPY binary format (« File Formats », COPY in its manual) as their bytes come in:
 * `feed`, then for as long as `nextRow` returns true one read per column, in order.
 */
export class BinaryRows {
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;
  #header = true;

  /** Takes the next bytes; the rows already read are released. */
  feed(chunk: Buffer): void {
    const rest = this.#bytes.subarray(this.#at);
    this.#bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    this.#at = 0;
  }

  /** Goes to the next row; false when it has not fully arrived, or there is none. */
  nextRow(): boolean {
    const bytes = this.#bytes;
    let at = this.#at;
    if (this.#header) {
      if (bytes.length < HEADER_BYTES) return false;
      at += HEADER_BYTES;
      this.#header = false;
      this.#at = at;
    }
    if (bytes.length < at + 2) return false;
    const fields = bytes.readInt16BE(at);
    if (fields === END_OF_ROWS) return false;
    at += 2;
    for (let field = 0; field < fields; field++) {
      if (bytes.length < at + 4) return false;
      at += 4 + Math.max(0, bytes.readInt32BE(at));
    }
    if (bytes.length < at) return false;
    this.#at += 2;
    return true;
  }

  bigint(): number {
    const at = this.#take();
    return this.#bytes.readInt32BE(at) * 2 ** 32 + this.#bytes.readUInt32BE(at + 4);
  }

  integer(): number | null {
    const at = this.#take();
    return at === NULL ? null : this.#bytes.readInt32BE(at);
  }

  real(): number | null {
    const at = this.#take();
    return at === NULL ? null : this.#bytes.readFloatBE(at);
  }

  boolean(): boolean {
    return this.#bytes[this.#take()] === 1;
  }

  /** An array of integers without nulls; null counts as empty. */
  integers(): number[] {
    const at = this.#take();
    // An empty array has no dimension, so nothing follows.
    if (at === NULL || this.#bytes.readInt32BE(at) === 0) return [];
    const values = new Array<number>(this.#bytes.readInt32BE(at + 12));
    for (let i = 0; i < values.length; i++) {
      values[i] = this.#bytes.readInt32BE(at + ARRAY_HEADER_BYTES + 8 * i + 4);
    }
    return values;
  }

  /** A byte array, null for none; a copy, as what was read is released. */
  bytes(): Buffer | null {
    const length = this.#bytes.readInt32BE(this.#at);
    const at = this.#take();
    return at === NULL ? null : Buffer.from(this.#bytes.subarray(at, at + length));
  }

  /** Where the next field's bytes begin, NULL for none; reading goes on behind them. */
  #take(): number {
    const length = this.#bytes.readInt32BE(this.#at);
    const at = this.#at + 4;
    this.#at = at + Math.max(0, length);
    return length === NULL ? NULL : at;
  }
}
