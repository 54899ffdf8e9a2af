import type { Element } from '../html/document.ts';
import { BLOCKS, closest, collapse, hintsOf, isCents, isHidden, rawText } from '../html/walk.ts';

/** A line of the page as people see it: what stands between two breaks of block elements. */
export type Line = {
  text: string;
  /** Which element each part of the text stands in, from which character on. */
  parts: readonly { from: number; element: Element }[];
  /** The button or link that the line is the text of. */
  control: Element | null;
};

const LONGEST_LINE = 2000;
/** Those of a real page are some hundred. */
const MAX_LINES = 6000;
/** What stands on every page of a shop, and what it says of other products. */
const ASIDE =
  /related|similar|recommend|cross-?sell|up-?sell|also|aussi|suggest|recently|viewed|mini-?cart|cart-?(drawer|preview|summary|popup)|mini-?basket|cookie|consent|newsletter|footer|breadcrumb|ariane|mega-?menu|navbar|main-?menu|reviews?(-|_|\s|$)|comment|testimonial|best-?seller|frequently|sponsor|advert|announcement|top-?bar|associ(ated|es)|complementa|cross_|carousel|other-?products|autres-?produits/i;
const ASIDE_HEADING =
  /^(vous (aimerez|aimeriez|pourriez|aimez|allez aimer|avez (vu|consult|regard))|(ils|elles|[çc]a) (vous|te|pourrai(en)?t)|tu (aimeras|pourrais|as (vu|regard))|(les |nos )?(meilleures ventes|best-?sellers|coups de c(œ|oe)ur|nouveaut[ée]s|plus vendus|incontournables|indispensables)|(dans|de) (le|la) m[êe]me |m[êe]me (collection|s[ée]rie|univers|auteur)|[àa] (associer|offrir avec|ne pas manquer)|autres vendeurs|other sellers|trending|popular|featured|pairs? well|goes well|shop the look|(produits?|articles?|id[ée]es?) (similaires?|associ[ée]s?|compl[ée]mentaires?|recommand[ée]s?|li[ée]s|vus|consult[ée]s)|(nos|les) clients|ceux qui ont|dans la m[êe]me (cat[ée]gorie|collection|s[ée]rie)|[àa] (d[ée]couvrir|voir) aussi|d[ée]couvrez aussi|voir aussi|r[ée]cemment|derni(ers|[èe]res) |nos suggestions|suggestions|nos autres|autres produits|souvent achet[ée]s|compl[ée]tez|you (may|might)|customers (who|also)|related|similar (products|items)|frequently bought|recently viewed|more (from|like)|people also|complete the look|recommended|avis (des |de nos )?(clients|consommateurs)|customer reviews)/i;

/** The heading that names the product: the first `h1` that is shown, else the first `h2`. */
export function mainHeading(body: Iterable<Element>): Element | undefined {
  let second: Element | undefined;
  for (const element of body) {
    if (!/^h[12]$/.test(element.name) || !firstText(element).trim()) continue;
    if (closest(element, isHidden) || isOfShop(element)) continue;
    if (element.name === 'h1') return element;
    second ??= element;
  }
  return second;
}

/** Whether a heading is the name of the shop: it leads to the first page. */
function isOfShop(heading: Element): boolean {
  const link = heading.parent?.name === 'a' ? heading.parent : heading.children.find(isLink);
  return (
    /logo|site-?title|site-?name/i.test(hintsOf(heading)) ||
    (link !== undefined && /^(https?:\/\/[^/]+)?\/?$/.test(link.attributes.href ?? 'none'))
  );
}

function isLink(child: Element | string): child is Element {
  return typeof child !== 'string' && child.name === 'a';
}

function firstText(element: Element): string {
  for (const child of element.children) {
    const text = typeof child === 'string' ? child : firstText(child);
    if (text.trim()) return text;
  }
  return '';
}

/** The lines about the product: without menus, footers, other products and what is not shown. */
export function productLines(root: Element, heading: Element | undefined): Line[] {
  const around = new Set<Element>();
  for (let at: Element | null | undefined = heading; at; at = at.parent) around.add(at);
  const builder = new LineBuilder();
  /** Whether a section is being left, up to the one that holds the product's heading. */
  let leaving = false;
  let ended = false;
  const visit = (parent: Element, control: Element | null) => {
    for (const child of parent.children) {
      if (builder.lines.length >= MAX_LINES) return;
      if (typeof child === 'string') builder.add(child, parent, control);
      else if (around.has(child) || !isLeftOut(child, heading)) {
        const isOthers = heading && child.order > heading.order && isAsideHeading(child);
        // Beside the product's own heading, all that follows is about others.
        if (isOthers && around.has(parent)) ended = true;
        if (isOthers) leaving = true;
        else enter(child, control);
      }
      if (around.has(parent)) leaving = false;
      if (ended || leaving) return;
    }
  };
  const enter = (child: Element, control: Element | null) => {
    const isBlock = BLOCKS.has(child.name);
    const own = isControl(child) ? child : control;
    if (isBlock) builder.end();
    if (isCents(child)) builder.addCents(child, own);
    const said = spokenText(child, own);
    if (said) builder.add(said, child, own);
    visit(child, own);
    if (isBlock) builder.end();
  };
  visit(root, null);
  builder.end();
  return builder.lines;
}

function isLeftOut(element: Element, heading: Element | undefined): boolean {
  const { name, order } = element;
  if (isHidden(element) || /^(nav|footer|select|datalist)$/.test(name)) return true;
  // The words on a size that can be chosen tell nothing of the others.
  if (name === 'label') return /size|swatch|variant|taille|colou?r/i.test(hintsOf(element));
  if (name === 'header' && (!heading || order < heading.order)) return true;
  return name !== 'body' && name !== 'main' && ASIDE.test(hintsOf(element));
}

function isAsideHeading(element: Element): boolean {
  if (!/^(h[2-6]|div|p|strong|b|span|legend|summary)$/.test(element.name)) return false;
  if (element.children.length > 3) return false;
  return ASIDE_HEADING.test(collapse((rawText(element).trim() || firstText(element)).slice(0, 80)));
}

/** Whether an element is a button or a link. */
export function isControl({ name, attributes }: Element): boolean {
  return name === 'button' || name === 'a' || name === 'input' || attributes.role === 'button';
}

/** What an element says by its attributes: the words on an input, the description of a button's picture. */
function spokenText(
  { name, attributes, children }: Element,
  control: Element | null,
): string | undefined {
  if (name === 'input' && /^(submit|button|image)$/i.test(attributes.type ?? '')) {
    return attributes.value ?? attributes.alt;
  }
  if (name === 'img' && control) return attributes.alt;
  // Stars are drawn; what they say is written beside.
  if (/rating|stars?(?!\w)|[ée]toiles/i.test(attributes.class ?? ''))
    return attributes['aria-label'] ?? attributes.title;
  return name === 'button' && children.length === 0 ? attributes['aria-label'] : undefined;
}

class LineBuilder {
  readonly lines: Line[] = [];
  private text = '';
  private parts: { from: number; element: Element }[] = [];
  private control: Element | null = null;

  add(raw: string, element: Element, control: Element | null) {
    const text = raw.slice(0, LONGEST_LINE).replace(/[\s\u00a0\u2000-\u200b\u202f]+/g, ' ');
    const joined = this.text === '' || this.text.endsWith(' ') ? text.trimStart() : text;
    if (!joined || this.text.length > LONGEST_LINE) return;
    this.parts.push({ from: this.text.length, element });
    this.text += joined;
    this.control ??= control;
  }

  /** Cents written small behind the euros, with no comma. */
  addCents(element: Element, control: Element | null) {
    if (/\d ?$/.test(this.text)) {
      this.text = this.text.trimEnd();
      this.add(',', element, control);
    }
  }

  end() {
    const text = this.text.trim();
    if (text) this.lines.push({ text, parts: this.parts, control: this.control });
    this.text = '';
    this.parts = [];
    this.control = null;
  }
}

/** The element that a character of a line stands in. */
export function elementAt({ parts }: Line, character: number): Element | undefined {
  return parts.findLast(({ from }) => from <= character)?.element;
}
