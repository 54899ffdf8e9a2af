/** What an address of a site is. */
export type CrawlPageKind = 'sitemap' | 'unknown' | 'listing' | 'product' | 'other';

/** What came of a visit; `read` is a page that is no product's, or whose product was not recorded. */
export type CrawlResult =
  | 'added'
  | 'changed'
  | 'unchanged'
  | 'returned'
  | 'read'
  | 'moved'
  | 'gone'
  | 'refused'
  | 'error';

/** What was read of a page: each field with its source, and how sure it is (0 to 1). */
export type ReadFields = Readonly<
  Record<string, { value: unknown; source: string; confidence: number }>
>;

/** What came of asking for an address that is tried. */
export type TriedFetch = {
  ok: boolean;
  /** In French. */
  reason: string | null;
  status: number | null;
  bytes: number;
  contentType: string | null;
  url: string;
  milliseconds: number;
};

export type TriedPage = {
  kind: 'product' | 'listing' | 'other';
  links: number;
  next: string | null;
  canonical: string | null;
};

/** What the tester found at each step; null where the step before it ended the trial. */
export type TrialSteps = {
  robots: {
    allowed: boolean;
    /** As robots.txt writes it. */
    rule: string | null;
    crawlDelaySeconds: number | null;
    sitemaps: number;
  } | null;
  fetch: TriedFetch;
  page: TriedPage | null;
  /** The page once its scripts have run; null where it says enough without. */
  scripts: {
    fetch: TriedFetch;
    page: TriedPage | null;
    /** Those that they change. */
    fields: readonly string[];
    /** Whether the pages of its site are read with their scripts from now on, since this one says nothing without. */
    switchedOn: boolean;
  } | null;
  /** Of the page once its scripts have run, where they did. */
  extract: ReadFields | null;
};
