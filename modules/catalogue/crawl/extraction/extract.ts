import { type Element, readDocument } from '../html/document.ts';
import { closest, elements, rawText, textOf } from '../html/walk.ts';
import { readVisible } from '../visible/index.ts';
import {
  CONFIDENCE,
  cleanText,
  cleanUrl,
  type FieldName,
  type Finding,
  type ProductFields,
  type SourceName,
} from './fields.ts';
import { itemsOfJson } from './items.ts';
import { microdataItems, rdfaItems } from './marked-items.ts';
import { readMeta } from './open-graph.ts';
import { readItems, sameWords } from './schema-product.ts';
import { readTolerantJson } from './tolerant-json.ts';

/** Each field with the source it was taken from and how sure it is, 0 to 1; what no source says is left out. */
export type Extract = {
  [Name in FieldName]?: { value: ProductFields[Name]; source: SourceName; confidence: number };
};

/** The markup of a real page is a hundred times shorter. */
const LONGEST_JSON = 1_000_000;

type Sourced = Finding & { source: SourceName; confidence: number };

/**
 * What a shop's page says of its product, each field from the source that says it most surely: JSON-LD, microdata, RDFa,
 * Open Graph, and the page as it is shown; with what it was read from.
 *
 * @param url where the page is; its addresses are resolved against it.
 */
export function readSources(html: string, url: string) {
  const root = readDocument(html);
  const all = [...elements(root)];
  const base = cleanUrl(all.find(({ name }) => name === 'base')?.attributes.href, url) ?? url;
  const meta = metaOf(all);
  const visible = readVisible(root, base);
  const place = { url: base, heading: visible.heading ?? cleanText('title', meta.get('og:title')) };
  const json = all
    .filter(isJsonLd)
    .flatMap((script) => readTolerantJson(rawText(script).slice(0, LONGEST_JSON)))
    .flatMap(itemsOfJson);
  const found: Sourced[] = [
    ...from('json_ld', readItems(json, place)),
    ...from('microdata', readItems(microdataItems(root), place)),
    ...from('rdfa', readItems(rdfaItems(root), place)),
    ...from('open_graph', readMeta(meta, base)),
    ...from('visible', visible.findings),
    ...from('visible', titleOfHead(all)),
    ...from('visible', canonicalOf(all, meta, base)),
  ];
  const extract = merge(found);
  if (extract.category)
    extract.category.value = pathTo(extract.category.value, extract.title?.value);
  return { extract, all, base, meta, cards: visible.cards };
}

function from(source: SourceName, findings: readonly Finding[]): Sourced[] {
  return findings.map((finding) => ({
    ...finding,
    source,
    confidence: finding.confidence ?? CONFIDENCE[source],
  }));
}

/** The surest finding of each field; a currency and a list price belong to the source of the price. */
function merge(found: readonly Sourced[]): Extract {
  const extract: Record<string, Omit<Sourced, 'field'>> = {};
  const surest = (candidates: readonly Sourced[]) => {
    for (const { field, ...finding } of candidates) {
      if (!extract[field] || finding.confidence > extract[field].confidence)
        extract[field] = finding;
    }
  };
  surest(
    found.filter(({ field }) => field !== 'currency' && field !== 'listPrice' && field !== 'price'),
  );
  const prices = found.filter(({ field }) => field === 'price');
  surest(inSameUnit(prices));
  const source = extract.price?.source;
  surest(
    found.filter(
      (finding) => finding.source === source && /^(currency|listPrice)$/.test(finding.field),
    ),
  );
  if (source) {
    if (!extract.currency) surest(found.filter(({ field }) => field === 'currency'));
    const price = Number(extract.price?.value);
    if (!extract.listPrice)
      surest(found.filter((finding) => finding.field === 'listPrice' && finding.value > price));
  }
  return extract as Extract;
}

const HOME = /^(accueil|home|boutique|shop|magasin|page d.accueil)$/i;

/** The categories of a path, without the first page and the product itself. */
function pathTo(path: readonly string[], title: string | undefined): readonly string[] {
  const categories = path.filter((step) => !HOME.test(step) && !sameWords(step, title));
  return categories.length > 0 ? categories : path;
}

/** Some shops write cents into markup where euros belong: a hundred times what the page shows is not believed. */
function inSameUnit(prices: readonly Sourced[]): readonly Sourced[] {
  const shown = prices.find(({ source }) => source === 'visible')?.value;
  return prices.filter(({ value }) => typeof shown !== 'number' || value !== shown * 100);
}

function metaOf(all: readonly Element[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, attributes } of all) {
    const key = (attributes.property ?? attributes.name ?? '').toLowerCase();
    const { content } = attributes;
    if (name === 'meta' && key && content?.trim() && !found.has(key))
      found.set(key, content.trim());
  }
  return found;
}

function isJsonLd({ name, attributes }: Element): boolean {
  return name === 'script' && /ld\+json/i.test(attributes.type ?? '');
}

/** The title of the window, without the shop's name behind it. */
function titleOfHead(all: readonly Element[]): Finding[] {
  const element = all.find(
    (one) => one.name === 'title' && !closest(one, ({ name }) => name === 'svg'),
  );
  const title = element && cleanText('title', textOf(element, 400));
  const short = title?.replace(/(\S)\s+[|–—•·-]\s+[^|–—•·]*$/, '$1');
  return short ? [{ field: 'title', value: short, confidence: 0.3 }] : [];
}

function canonicalOf(
  all: readonly Element[],
  meta: ReadonlyMap<string, string>,
  base: string,
): Finding[] {
  const link = all.find(
    ({ name, attributes }) =>
      name === 'link' && /(^|\s)canonical(\s|$)/i.test(attributes.rel ?? ''),
  );
  const value = cleanUrl(link?.attributes.href, base) ?? cleanUrl(meta.get('og:url'), base);
  return value ? [{ field: 'canonicalUrl', value }] : [];
}
