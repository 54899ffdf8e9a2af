import { createHash } from 'node:crypto';
import { shopHostOf } from '../../merchants/index.server.ts';
import type { ObservedProduct } from '../../products/shared.ts';
import type { Extract } from '../extraction/extract.ts';
import { toObservedProduct } from '../extraction/observed.ts';
import { readPage } from '../extraction/page.ts';
import { siteAddress } from '../frontier/addresses.ts';
import type { FoundAddress } from '../frontier/found.server.ts';
import type { FrontierPage } from '../frontier/pages.store.server.ts';
import { readSitemap } from '../frontier/sitemap.server.ts';
import { decodePage } from '../html/decode.ts';
import type { PoliteOutcome } from '../politeness/fetch-politely.server.ts';
import type { CrawlPageKind, CrawlResult } from '../shared.ts';

/** What an answer says of a page, before the catalogue is told. */
export type Reading = {
  kind: CrawlPageKind;
  /** Of a product, what the catalogue makes of it decides. */
  result: CrawlResult;
  code: string | null;
  product: ObservedProduct | null;
  extract: Extract | null;
  /** Of what was read; null where nothing was. */
  hash: Buffer | null;
  found: Iterable<FoundAddress> | AsyncIterable<FoundAddress>;
  /** Whether the product that was here cannot be found here any more. */
  isMissing: boolean;
};

/** Links beyond are not followed. */
const MAX_DEPTH = 6;
const NOTHING = { product: null, extract: null, hash: null, found: [], isMissing: false };
/** Pages of a site that are not of a type that is read, or too large: nothing will change that soon. */
const UNREADABLE = /^(content_type|too_large|compression|malformed|headers_too_large)$/;

/** Reads what came of asking for a page. @param isKnownOther whether an address of the site is known not to be a product's. */
export async function readAnswer(
  page: FrontierPage,
  outcome: PoliteOutcome,
  isKnownOther: (url: string) => Promise<boolean>,
): Promise<Reading> {
  if (!outcome.ok) return readFailure(page, outcome);
  if (outcome.status === 304)
    return { ...NOTHING, kind: page.kind, result: 'unchanged', code: null };
  if (page.kind === 'sitemap') {
    const hash = createHash('sha256').update(outcome.body).digest();
    return {
      ...NOTHING,
      ...readResult(page, hash),
      kind: 'sitemap',
      hash,
      found: readSitemap(outcome.body),
    };
  }
  return await readBody(page, decodePage(outcome.body, outcome.charset), isKnownOther);
}

/** Reads the text of a page: its product, or where it leads. */
export async function readBody(
  page: Pick<FrontierPage, 'url' | 'depth' | 'idea_id' | 'content_hash'>,
  html: string,
  isKnownOther: (url: string) => Promise<boolean>,
): Promise<Reading> {
  const { kind, links, next, canonical, extract: read } = readPage(html, page.url);
  const extract = wellFormed(read);
  const elsewhere = kind === 'product' && canonical ? placeOf(canonical, page.url) : null;
  if (elsewhere && !(await isKnownOther(elsewhere))) {
    const found = [asFound(elsewhere)];
    return {
      ...NOTHING,
      kind: 'other',
      result: 'moved',
      code: 'canonical',
      extract,
      found,
      isMissing: true,
    };
  }
  if (kind === 'product') {
    const product = { ...toObservedProduct(extract, page.url), url: page.url };
    const hash = hashOf(product);
    return { ...NOTHING, kind, ...readResult(page, hash), product, extract, hash };
  }
  const followed = page.depth < MAX_DEPTH ? [...(next ? [next] : []), ...links] : [];
  const hash = hashOf(followed);
  return {
    ...NOTHING,
    kind,
    ...readResult(page, hash),
    hash,
    extract,
    found: followed.map(asFound),
    // A shop shows something else in place of what it sells no more.
    isMissing: page.idea_id !== null,
  };
}

function readResult(
  { content_hash }: Pick<FrontierPage, 'content_hash'>,
  hash: Buffer,
): Pick<Reading, 'result' | 'code'> {
  return { result: content_hash?.equals(hash) ? 'unchanged' : 'read', code: null };
}

function readFailure(page: FrontierPage, outcome: Exclude<PoliteOutcome, { ok: true }>): Reading {
  const { code } = outcome;
  const reading = { ...NOTHING, kind: page.kind, code };
  switch (code) {
    case 'redirect': {
      const isForGood = outcome.status === 301 || outcome.status === 308;
      const found = outcome.location ? [asFound(outcome.location)] : [];
      return { ...reading, result: 'moved', found, isMissing: isForGood };
    }
    case 'gone':
      return { ...reading, result: 'gone', isMissing: true };
    case 'robots':
    case 'forbidden':
      return { ...reading, result: 'refused' };
    default:
      return { ...reading, kind: kindOf(page, code), result: 'error' };
  }
}

/** What an address is that could not be read: a sitemap is asked for as one the next time too. */
function kindOf({ kind }: FrontierPage, code: string): CrawlPageKind {
  return UNREADABLE.test(code) && kind !== 'sitemap' ? 'other' : kind;
}

/** Where a page says that it belongs, if that is another address that a crawler follows. */
function placeOf(canonical: string, url: string): string | null {
  const place = siteAddress(canonical, shopHostOf(new URL(url)));
  return place === url ? null : place;
}

function asFound(url: string): FoundAddress {
  return { url, isSitemap: false, changedAt: null };
}

function hashOf(value: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(value)).digest();
}

/** Without halves of characters, which a text that was cut may end with, and which the database rejects. */
function wellFormed(extract: Extract): Extract {
  const text = JSON.stringify(extract, (_, value) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  );
  return JSON.parse(text) as Extract;
}

const LONGEST_EXTRACT = 60_000;

/** What was read of a page as it is kept; null where it is too long to be. */
export function extractJson(extract: Reading['extract']): string | null {
  const text = JSON.stringify(extract);
  return text.length <= LONGEST_EXTRACT ? text : null;
}
