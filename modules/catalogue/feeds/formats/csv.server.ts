import { CsvError, type Parser, parse } from 'csv-parse';
import { type FeedRow, LONGEST_NAME, LONGEST_VALUE, MOST_COLUMNS, type RowReader } from './rows.ts';
import { UnreadableFeed } from './unreadable.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Of one record, quotes included: a quote that is never closed must not fill the memory. */
const LONGEST_RECORD = 1 << 20;
/** Beyond, a table that has only blank lines left is at its end. */
const MOST_BLANK_LINES = 100_000;

/** Reads a file of products as tables: the first record names the columns, and says by what they are separated. */
export class CsvRows implements RowReader {
  columns: string[] = [];
  #parser: Parser | null = null;
  #line = 1;
  #header = '';
  #error: Error | null = null;
  /** Since the last record. */
  #blankLines = 0;

  write(text: string): FeedRow[] {
    if (this.#parser) return this.#read(text);
    this.#header += text;
    const isWhole = /[^\r\n][\r\n]/.test(this.#header);
    if (!isWhole && this.#header.length <= LONGEST_RECORD) return [];
    return this.#begin();
  }

  async end(): Promise<FeedRow[]> {
    const rows = this.#parser ? [] : this.#begin();
    const parser = this.#parser!;
    // The last record comes when the parser ends, which is not at once.
    const ended = new Promise<void>((resolve) => {
      parser.once('finish', resolve).once('error', () => resolve());
    });
    parser.end();
    await ended;
    rows.push(...this.#drain());
    if (this.columns.length < 2) {
      throw new UnreadableFeed('l’en-tête ne nomme pas plusieurs colonnes', 1);
    }
    return rows;
  }

  #begin(): FeedRow[] {
    const first = this.#header.replace(/^\s+/, '').split(/[\r\n]/, 1)[0] ?? '';
    this.#parser = parse({
      delimiter: separatorOf(first),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_RECORD,
    });
    this.#parser.on('error', (error) => {
      this.#error = error;
    });
    const rows = this.#read(this.#header);
    this.#header = '';
    return rows;
  }

  #read(text: string): FeedRow[] {
    return withoutStacks(() => {
      this.#parser?.write(text);
      return this.#drain();
    });
  }

  #drain(): FeedRow[] {
    const rows: FeedRow[] = [];
    for (;;) {
      const record = this.#parser?.read() as string[] | null;
      if (record === null) break;
      const line = this.#line;
      this.#line++;
      for (const field of record) {
        if (field.includes('\n')) this.#line += field.split('\n').length - 1;
      }
      if (record.length === 1 && record[0]?.trim() === '') {
        if (++this.#blankLines <= MOST_BLANK_LINES) continue;
        throw new UnreadableFeed('le fichier n’a plus que des lignes vides', line);
      }
      this.#blankLines = 0;
      if (this.columns.length === 0) this.columns = columnsOf(record);
      else rows.push({ line, values: record.slice(0, MOST_COLUMNS).map(cellOf) });
    }
    if (this.#error) throw this.#explain(this.#error);
    return rows;
  }

  #explain(error: Error): Error {
    if (!(error instanceof CsvError)) return error;
    const line = Number(error.lines) || this.#line;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
      return new UnreadableFeed('guillemet ouvert et jamais refermé, ou fichier coupé', line);
    }
    return new UnreadableFeed('guillemet mal placé', line);
  }
}

/**
 * The parser makes an error of each record that has not as many fields as the header, and drops it: without their stacks such
 * records take a quarter of the time.
 */
function withoutStacks<Result>(run: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function cellOf(text: string): string | undefined {
  return text.slice(0, LONGEST_VALUE).trim() || undefined;
}

function columnsOf(record: readonly string[]): string[] {
  return record.slice(0, MOST_COLUMNS).map((name) => name.trim().slice(0, LONGEST_NAME));
}

/** What stands between the columns of a header: the sign that makes most of them. */
function separatorOf(header: string): string {
  const unquoted = header.replace(/"[^"]*"/g, '');
  const count = (sign: string) => unquoted.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
