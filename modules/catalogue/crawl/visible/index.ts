import { cleanText, type Finding } from '../extraction/fields.ts';
import type { Element } from '../html/document.ts';
import { closest, elements, lineOf } from '../html/walk.ts';
import { type Card, readCards } from './cards.ts';
import { readBreadcrumb, readDescription, readLabelled, readPicture } from './details.ts';
import { mainHeading, productLines } from './lines.ts';
import { visiblePrices } from './prices.ts';
import { visibleStock } from './stock.ts';

/** How sure a statement of stock must be where no price is beside it. */
const SURE_STOCK = 0.75;

/** What the page shows to people, read as they read it. @param base what its addresses are resolved against. */
export function readVisible(
  root: Element,
  base: string,
): { heading: string | undefined; cards: readonly Card[]; findings: Finding[] } {
  const body = [...elements(root)].find(({ name }) => name === 'body') ?? root;
  const main = mainHeading(elements(root));
  const heading = main && cleanText('title', lineOf(main, 400));
  const all = productLines(body, main);
  const cards = readCards(all, main, base);
  const inCards = new Set(cards.map(({ element }) => element));
  const lines = all.filter(({ parts }) => !isInsideAny(parts[0]?.element, inCards));
  const headingLine = main
    ? lines.findIndex(({ parts }) => parts.some(({ element }) => isInside(element, main)))
    : -1;
  const findings: Finding[] = [];
  if (heading)
    findings.push({ field: 'title', value: heading, confidence: main?.name === 'h1' ? 0.75 : 0.5 });
  const prices = visiblePrices(lines, headingLine);
  if (prices) {
    const { price, listPrice, confidence } = prices;
    findings.push({ field: 'price', value: price.cents, confidence });
    if (price.currency) findings.push({ field: 'currency', value: price.currency, confidence });
    if (listPrice) findings.push({ field: 'listPrice', value: listPrice, confidence });
  }
  // A page without a price and a heading is no product's: what it says of stock is about others.
  const near = [headingLine, prices?.line ?? -1].filter((line) => line >= 0);
  const stock = near.length > 0 ? visibleStock(lines, near) : null;
  if (stock && (prices || stock.confidence >= SURE_STOCK))
    findings.push({ field: 'available', value: stock.available, confidence: stock.confidence });
  findings.push(
    ...readBreadcrumb(root, heading),
    ...readPicture(body, main, base),
    ...readLabelled(lines),
    ...readDescription(lines, headingLine),
  );
  return { heading, cards, findings };
}

function isInside(element: Element, ancestor: Element): boolean {
  return closest(element, (at) => at === ancestor) !== null;
}

function isInsideAny(element: Element | undefined, ancestors: ReadonlySet<Element>): boolean {
  return element !== undefined && closest(element, (at) => ancestors.has(at)) !== null;
}
