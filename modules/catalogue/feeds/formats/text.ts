const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

/**
 * The text of a file whose bytes come in pieces: by its byte order mark; else UTF-8, until bytes that cannot be. Where all
 * before were ASCII, the file is windows-1252, whatever it declares; else a broken character is replaced.
 */
export class FeedDecoder {
  #decoder: TextDecoder | null = null;
  #isStrict = false;
  #hasSeenMore = false;
  /** Bytes of a character whose end has not come yet. */
  #rest: Buffer = Buffer.alloc(0);

  write(chunk: Buffer): string {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    this.#rest = Buffer.alloc(0);
    if (!this.#decoder) {
      const marked = MARKS.find(([mark]) => mark.every((byte, i) => bytes[i] === byte));
      this.#decoder = new TextDecoder(marked?.[1] ?? 'utf-8');
      this.#isStrict = !marked;
    }
    return this.#isStrict ? this.#guess(bytes) : this.#decoder.decode(bytes, { stream: true });
  }

  end(): string {
    const text = this.#isStrict ? new TextDecoder().decode(this.#rest) : this.#decoder?.decode();
    return text ?? '';
  }

  #guess(bytes: Buffer): string {
    const end = endOfWhole(bytes);
    const whole = bytes.subarray(0, end);
    try {
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(whole);
      this.#rest = bytes.subarray(end);
      this.#hasSeenMore ||= text.length !== whole.length;
      return text;
    } catch {
      this.#isStrict = false;
      this.#decoder = new TextDecoder(
        this.#hasSeenMore || beginsAsUtf8(bytes) ? 'utf-8' : 'windows-1252',
        { ignoreBOM: true },
      );
      return this.#decoder.decode(bytes, { stream: true });
    }
  }
}

/** Whether the first character beyond ASCII is one of UTF-8. */
function beginsAsUtf8(bytes: Buffer): boolean {
  const at = bytes.findIndex((byte) => byte >= 0x80);
  const lead = bytes[at] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  const follows = bytes.subarray(at + 1, at + length);
  return lead >= 0xc2 && lead < 0xf5 && follows.every((byte) => (byte & 0xc0) === 0x80);
}

/** Where the last character begins whose bytes are not all there. */
function endOfWhole(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return back < length ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}
