import { Parser } from 'htmlparser2';
import { type FeedRow, LONGEST_NAME, LONGEST_VALUE, MOST_COLUMNS, type RowReader } from './rows.ts';
import { UnreadableFeed } from './unreadable.ts';

/** One product: RSS 2.0, Atom, and what shops write of their own. */
const PRODUCT = /^(?:item|entry|product|produit|article)$/;
const DEEPEST = 64;
/** Characters of one tag, comment or CDATA section. */
const LONGEST_PIECE = 1 << 22;

/**
 * Reads a file of products in XML, Google Shopping's above all: a column for each child of a product, by its name without
 * `g:`; of children with one name the first counts, and their own children do not.
 */
export class XmlRows implements RowReader {
  readonly columns: string[] = [];
  readonly #places = new Map<string, number>();
  readonly #parser: Parser;
  #found: FeedRow[] = [];
  #row: { line: number; values: (string | undefined)[] } | null = null;
  /** Of the product that is being read. */
  #productDepth = 0;
  #depth = 0;
  #place = -1;
  #value = '';
  #hasProducts = false;
  /** Where the piece of text begins that is being read, and its line. */
  #start = 0;
  #line = 1;
  #text = '';
  /** How far the lines of this text are counted. */
  #counted = 0;
  #lastSeen = 0;

  constructor() {
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name, attributes),
        ontext: (text) => this.#take(text),
        onclosetag: () => this.#close(),
      },
      { xmlMode: true },
    );
  }

  write(text: string): FeedRow[] {
    this.#text = text;
    this.#counted = 0;
    this.#parser.write(text);
    this.#countLines(text.length);
    this.#start += text.length;
    if (this.#start - this.#lastSeen > LONGEST_PIECE) {
      throw new UnreadableFeed('une balise ou un commentaire ne finit pas', this.#line);
    }
    return this.#given();
  }

  async end(): Promise<FeedRow[]> {
    if (!this.#hasProducts) throw new UnreadableFeed('le fichier XML ne contient aucun produit');
    if (this.#depth > 0) throw new UnreadableFeed('le fichier XML est coupé', this.#line);
    return this.#given();
  }

  #given(): FeedRow[] {
    const rows = this.#found;
    this.#found = [];
    return rows;
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#lastSeen = this.#parser.endIndex;
    if (++this.#depth > DEEPEST) {
      throw new UnreadableFeed('les éléments XML sont emboîtés trop profondément', this.#line);
    }
    const local = name.replace(/^g:/i, '').toLowerCase();
    if (!this.#row) {
      if (PRODUCT.test(local)) this.#begin();
    } else if (this.#depth === this.#productDepth + 1) {
      this.#place = this.#placeOf(local);
      // Atom says where a page is in an attribute.
      this.#value = local === 'link' ? (attributes.href ?? '') : '';
    }
  }

  #begin(): void {
    this.#hasProducts = true;
    this.#countLines(this.#parser.startIndex - this.#start);
    this.#row = { line: this.#line, values: [] };
    this.#productDepth = this.#depth;
  }

  /** Counts on to a place in the text. */
  #countLines(end: number): void {
    for (;;) {
      const at = this.#text.indexOf('\n', this.#counted);
      if (at < 0 || at >= end) return;
      this.#line++;
      this.#counted = at + 1;
    }
  }

  #placeOf(name: string): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    if (this.columns.length >= MOST_COLUMNS || name.length > LONGEST_NAME) return -1;
    this.#places.set(name, this.columns.length);
    return this.columns.push(name) - 1;
  }

  #take(text: string): void {
    this.#lastSeen = this.#parser.endIndex;
    const isValue = this.#place >= 0 && this.#depth === this.#productDepth + 1;
    if (isValue && this.#value.length < LONGEST_VALUE) this.#value += text;
  }

  #close(): void {
    this.#lastSeen = this.#parser.endIndex;
    const row = this.#row;
    if (row && this.#depth === this.#productDepth + 1 && this.#place >= 0) {
      const value = this.#value.slice(0, LONGEST_VALUE).trim();
      if (value !== '') row.values[this.#place] ??= value;
      this.#place = -1;
    } else if (row && this.#depth === this.#productDepth) {
      this.#found.push(row);
      this.#row = null;
    }
    this.#depth--;
  }
}
