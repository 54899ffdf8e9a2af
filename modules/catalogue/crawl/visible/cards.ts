import { findMoney } from '../extraction/money.ts';
import type { Element } from '../html/document.ts';
import { elements } from '../html/walk.ts';
import { elementAt, type Line } from './lines.ts';

/** A product among others, as a listing shows it: a link beside a price. */
export type Card = { element: Element; url: string };

/** How far around a price its link may be. */
const MAX_LEVELS = 6;
const MAX_ELEMENTS = 60;
const FEWEST_ALIKE = 2;
/** Prices that are looked at: a real listing has some hundred. */
const MAX_PRICES = 2000;
/** Links that do something with a product rather than lead to it. */
const ACTION = /panier|cart|basket|checkout|wish|favori|compare|login|compte|account|javascript:/i;

/** A card has a heading of its own, or others are alike. */
const HEADING = /^h[2-6]$/;

/**
 * The products that a page shows beside the one it is about, or those of a listing: elements that have a price and a link to
 * another page, with a heading or others of the same kind.
 */
export function readCards(
  lines: readonly Line[],
  heading: Element | undefined,
  base: string,
): Card[] {
  const around = new Set<Element>();
  for (let at: Element | null | undefined = heading; at; at = at.parent) around.add(at);
  const found = new Map<Element, Card>();
  const page = new URL(base);
  let prices = 0;
  for (const line of lines) {
    const [money] = findMoney(line.text);
    if (money && ++prices > MAX_PRICES) break;
    const element = money && elementAt(line, money.start);
    const card = element && cardAround(element, around, page);
    if (card) found.set(card.element, card);
  }
  const alike = new Map<string, Set<string>>();
  for (const { element, url } of found.values()) {
    const kind = kindOf(element);
    alike.set(kind, (alike.get(kind) ?? new Set()).add(url));
  }
  return [...found.values()].filter(
    ({ element }) =>
      (alike.get(kindOf(element))?.size ?? 0) >= FEWEST_ALIKE ||
      [...elements(element)].some(({ name }) => HEADING.test(name)),
  );
}

function cardAround(price: Element, around: ReadonlySet<Element>, page: URL): Card | null {
  let level = 0;
  for (
    let at: Element | null = price;
    at && level < MAX_LEVELS && !around.has(at) && !/^(main|body|tbody|form)$/.test(at.name);
    at = at.parent, level++
  ) {
    const url = linkOf(at, page);
    if (url) return { element: at, url };
  }
  return null;
}

/** Where an element that is small enough to be one product leads. */
function linkOf(element: Element, page: URL): string | null {
  const own = targetOf(element, page);
  if (own) return own;
  let count = 0;
  for (const inside of elements(element)) {
    if (++count > MAX_ELEMENTS) return null;
    const url = targetOf(inside, page);
    if (url) return url;
  }
  return null;
}

function targetOf({ name, attributes }: Element, page: URL): string | null {
  if (name !== 'a' || !attributes.href || ACTION.test(attributes.href)) return null;
  const url = URL.parse(attributes.href.trim(), page);
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== page.host) return null;
  return url.pathname === page.pathname ? null : url.href;
}

function kindOf({ name, attributes, parent }: Element): string {
  const kind = (element: Element | null) =>
    `${element?.name} ${(element?.attributes.class ?? '').split(/\s+/, 2).join(' ')}`;
  return `${kind(parent)} > ${name} ${(attributes.class ?? '').split(/\s+/)[0]}`;
}
