export type SitemapEntry = {
  url: string;
  /** Whether it is the address of another sitemap. */
  isSitemap: boolean;
  /** When the page changed last, where the site says it. */
  changedAt: Date | null;
};

/** The protocol's own bound on the entries of a file. */
const MAX_ENTRIES = 50_000;
/** Programs write other years where they know no date (0001, 9999), which the database may reject. */
const EARLIEST = Date.UTC(1990, 0);
const LATEST = Date.UTC(2200, 0);
const LONGEST_TEXT = 4096;
const LONGEST_TAG = 4096;

/**
 * Reads a sitemap piece by piece: an index or a list, and of feeds (RSS, Atom) the links. It looks for the few tags that
 * count and passes over everything else, so that time is linear and memory constant whatever the file holds.
 */
export class SitemapReader {
  private rest = '';
  private count = 0;
  /** The element whose text is being read, and the text so far. */
  private reading: string | null = null;
  private text = '';
  private entry: { url: string; changedAt: Date | null } | null = null;

  /** @returns the entries that end in this piece. */
  *read(piece: string): Generator<SitemapEntry> {
    const source = this.rest + piece;
    let at = 0;
    while (this.count < MAX_ENTRIES) {
      const tag = source.indexOf('<', at);
      this.addText(source.slice(at, tag < 0 ? source.length : tag));
      at = tag < 0 ? source.length : tag;
      if (tag < 0) break;
      const isCdata = source.startsWith('<![CDATA[', tag);
      const end = source.indexOf(isCdata ? ']]>' : '>', tag);
      if (end < 0) {
        // A tag that is longer than tags are is text, and so is what follows where nothing ends one.
        if (source.length - tag <= LONGEST_TAG) break;
        at = isCdata ? tag + 1 : source.length - LONGEST_TAG;
        continue;
      }
      if (isCdata) this.addText(source.slice(tag + 9, end));
      else yield* this.readTag(source.slice(tag + 1, Math.min(end, tag + LONGEST_TAG)));
      at = end + (isCdata ? 3 : 1);
    }
    this.rest = source.slice(at);
  }

  private addText(text: string) {
    if (this.reading && this.text.length < LONGEST_TEXT) this.text += text.slice(0, LONGEST_TEXT);
  }

  private *readTag(tag: string): Generator<SitemapEntry> {
    const [, slash, name = ''] = /^(\/?)(?:[\w-]{1,40}:)?([\w-]{1,40})/.exec(tag) ?? [];
    const element = name.toLowerCase();
    if (slash) {
      if (element === this.reading) this.endText(element);
      if (/^(url|sitemap|item|entry)$/.test(element)) yield* this.endEntry(element);
      return;
    }
    if (/^(url|sitemap|item|entry)$/.test(element)) this.entry = { url: '', changedAt: null };
    if (!this.entry) return;
    const isText = /^(loc|lastmod|updated|pubdate|link)$/.test(element);
    // The picture or the video of a page has a place (`image:loc`) too.
    if (isText && !/^(image|video|media):/i.test(tag)) {
      this.reading = element;
      this.text = '';
      const href = /\shref\s*=\s*["']([^"']{1,2048})/i.exec(tag)?.[1];
      if (href && !this.entry.url) this.entry.url = decode(href);
    }
  }

  private endText(element: string) {
    const text = decode(this.text).trim();
    this.reading = null;
    if (!this.entry || !text) return;
    if (element === 'loc' || element === 'link') this.entry.url = text;
    else {
      const instant = Date.parse(text);
      if (instant >= EARLIEST && instant < LATEST) this.entry.changedAt = new Date(instant);
    }
  }

  private *endEntry(element: string): Generator<SitemapEntry> {
    const { entry } = this;
    this.entry = null;
    this.reading = null;
    if (!entry?.url) return;
    this.count++;
    yield { ...entry, isSitemap: element === 'sitemap' };
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot|apos));/g, (entity, code, name) =>
    name
      ? (ENTITIES[name] ?? entity)
      : Number(code) < 0x110000
        ? String.fromCodePoint(Number(code))
        : entity,
  );
}
