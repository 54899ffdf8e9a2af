import type { Element } from './document.ts';

/** Elements that begin a line of their own. */
export const BLOCKS = new Set(
  'address article aside blockquote br button dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section select summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is not text of the page. */
const NO_TEXT = new Set(
  'head script style template noscript svg iframe object textarea math'.split(' '),
);

/** Elements in the order of the page; one that `enter` rejects is left out with all that is in it. */
export function* elements(
  root: Element,
  enter: (element: Element) => boolean = () => true,
): Generator<Element> {
  const levels = [{ children: root.children, next: 0 }];
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const child = level.children[level.next++];
    if (child === undefined) levels.pop();
    else if (typeof child !== 'string' && enter(child)) {
      yield child;
      levels.push({ children: child.children, next: 0 });
    }
  }
}

/** The text of an element as it stands in the page, before spaces are collapsed; at most `limit` characters. */
export function textOf(element: Element, limit = 20_000): string {
  const parts: string[] = [];
  let length = 0;
  const add = (text: string) => {
    parts.push(text);
    length += text.length;
  };
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (length >= limit) return;
      if (typeof child === 'string') add(child.slice(0, limit - length));
      else if (!isHidden(child)) {
        const isBlock = BLOCKS.has(child.name);
        if (isBlock) add('\n');
        // Shops write cents small and high, with no comma.
        if (isCents(child) && /\d\s*$/.test(parts.at(-1) ?? '')) add(',');
        visit(child);
        if (isBlock) add('\n');
      }
    }
  };
  visit(element);
  return parts.join('');
}

export function isCents(element: Element): boolean {
  const named = /cents?|centimes|decimal|fraction/i.test(element.attributes.class ?? '');
  return (element.name === 'sup' || named) && /^\s*\d\d(?!\d)/.test(rawText(element));
}

/** The text of an element with all its spaces as one. */
export function lineOf(element: Element, limit?: number): string {
  return collapse(textOf(element, limit));
}

/** What is between the tags of a script. */
export function rawText(element: Element): string {
  return element.children.filter((child) => typeof child === 'string').join('');
}

export function collapse(text: string): string {
  return text.replace(/[\s\u00a0\u2000-\u200b\u202f\ufeff]+/g, ' ').trim();
}

/** Whether the page does not show an element: by its markup, as far as it can be told without styles and scripts. */
export function isHidden({ name, attributes }: Element): boolean {
  return (
    NO_TEXT.has(name) ||
    'hidden' in attributes ||
    (name === 'input' && attributes.type === 'hidden') ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.style ?? '') ||
    /(^|\s)(d-none|hidden|hide|is-hidden|u-hidden|visually-hidden-always|js-hidden)(\s|$)/i.test(
      attributes.class ?? '',
    )
  );
}

/** The words that say what an element is for: its class and id. */
export function hintsOf({ attributes }: Element): string {
  return `${attributes.class ?? ''} ${attributes.id ?? ''} ${attributes['data-testid'] ?? ''}`.trim();
}

/** The nearest element around this one, itself included, of which `test` is true. */
export function closest(element: Element, test: (element: Element) => boolean): Element | null {
  for (let at: Element | null = element; at; at = at.parent) if (test(at)) return at;
  return null;
}
