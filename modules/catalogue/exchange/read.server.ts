import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Transform, type TransformCallback, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';

/** A record longer than this is rejected, so that a missing quote cannot fill the memory. In bytes. */
export const RECORD_MAX_BYTES = 1 << 20;

/** Why a file cannot be read any further. */
export class UnreadableFile extends Error {
  readonly line: number;
  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/**
 * Reads a CSV file (RFC 4180; UTF-8 with or without a mark; LF or CRLF) record by record, in bounded memory.
 *
 * @param onRecord is given each record with the line where it begins; what it returns goes to `sink`.
 * @param sink is ended in good order even when the file cannot be read to its end.
 * @param onBytes is called with the number of bytes read, chunk by chunk.
 * @throws UnreadableFile at the first place where the file is no UTF-8 or no CSV.
 */
export async function readCsv(
  path: string,
  onRecord: (fields: string[], line: number) => string,
  sink: Writable,
  onBytes: (count: number) => void,
): Promise<void> {
  const parser = parse({
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    max_record_size: RECORD_MAX_BYTES,
  });
  try {
    await pipeline(
      createReadStream(path, { highWaterMark: 1 << 18 }),
      new WholeLines(onBytes),
      parser,
      new RecordWriter(onRecord),
      async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) if (!sink.write(piece)) await once(sink, 'drain');
      },
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(Number(error.lines ?? 1), explain(error));
  } finally {
    sink.end();
    await finished(sink);
  }
}

function explain(error: CsvError): string {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'guillemet ouvert et jamais refermé';
    case 'CSV_MAX_RECORD_SIZE':
      return TOO_LONG;
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
      return 'guillemet mal placé (un guillemet dans un texte se double : "")';
    default:
      return `CSV illisible (${error.code})`;
  }
}

const TOO_LONG = 'enregistrement de plus de 1 Mio (guillemet jamais refermé ?)';

/** Passes bytes on up to the last line end and checks that they are UTF-8. */
class WholeLines extends Transform {
  #rest: Buffer = Buffer.alloc(0);
  #line = 1;
  readonly #onBytes: (count: number) => void;

  constructor(onBytes: (count: number) => void) {
    super();
    this.#onBytes = onBytes;
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#onBytes(chunk.length);
    const bytes = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk;
    const end = bytes.lastIndexOf(10) + 1;
    this.#rest = bytes.subarray(end);
    if (this.#rest.length > RECORD_MAX_BYTES) {
      done(new UnreadableFile(this.#line + countLines(bytes.subarray(0, end)), TOO_LONG));
    } else {
      this.#pass(bytes.subarray(0, end), done);
    }
  }

  override _flush(done: TransformCallback): void {
    this.#pass(this.#rest, done);
  }

  #pass(bytes: Buffer, done: TransformCallback): void {
    if (isUtf8(bytes)) {
      this.#line += countLines(bytes);
      done(null, bytes);
    } else {
      done(new UnreadableFile(this.#wrongLine(bytes), 'n’est pas du texte UTF-8'));
    }
  }

  #wrongLine(bytes: Buffer): number {
    let line = this.#line;
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      if (!isUtf8(bytes.subarray(from, end))) break;
      from = end + 1;
      line++;
    }
    return line;
  }
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count++;
  return count;
}

const PIECE_LENGTH = 1 << 16;

/** Turns records into text in large pieces: one write per record would cost more than reading it. */
class RecordWriter extends Transform {
  #line = 1;
  #pending = '';
  readonly #onRecord: (fields: string[], line: number) => string;

  constructor(onRecord: (fields: string[], line: number) => string) {
    super({ writableObjectMode: true });
    this.#onRecord = onRecord;
  }

  override _transform(fields: string[], _encoding: string, done: TransformCallback): void {
    const line = this.#line;
    this.#line++;
    for (const field of fields)
      if (field.includes('\n')) this.#line += field.split('\n').length - 1;
    // An empty line, mostly the last one.
    if (fields.length > 1 || fields[0] !== '') this.#pending += this.#onRecord(fields, line);
    if (this.#pending.length >= PIECE_LENGTH) {
      this.push(this.#pending);
      this.#pending = '';
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, this.#pending);
  }
}
