import type { Element } from '../html/document.ts';
import { collapse, elements, textOf } from '../html/walk.ts';
import { type Item, type ItemValue, localName } from './items.ts';

/** The attributes by which a syntax marks items and their properties. */
type Syntax = { isItem: (element: Element) => boolean; type: string; property: string };

const MICRODATA: Syntax = {
  isItem: ({ attributes }) => 'itemscope' in attributes || 'itemtype' in attributes,
  type: 'itemtype',
  property: 'itemprop',
};
const RDFA: Syntax = {
  isItem: ({ attributes }) => 'typeof' in attributes,
  type: 'typeof',
  property: 'property',
};

type OpenItem = { types: string[]; properties: Record<string, ItemValue[]> };

export function microdataItems(root: Element): Item[] {
  return markedItems(root, MICRODATA);
}

export function rdfaItems(root: Element): Item[] {
  return markedItems(root, RDFA);
}

/** Items that are no value of another, in the order of the page. */
function markedItems(root: Element, syntax: Syntax): Item[] {
  const found: Item[] = [];
  const opened = new Map<Element, OpenItem>();
  for (const element of elements(root)) {
    const isItem = syntax.isItem(element);
    const names = words(element.attributes[syntax.property]);
    if (!isItem && names.length === 0) continue;
    const around = itemAround(element, opened);
    let value: ItemValue = '';
    if (isItem) {
      const item = { types: words(element.attributes[syntax.type]).map(localName), properties: {} };
      opened.set(element, item);
      if (names.length === 0 || !around) found.push(item);
      value = item;
    } else if (around) {
      value = propertyOf(element);
    }
    if (around && value !== '') {
      for (const name of names.map(localName)) {
        if (!Object.hasOwn(around.properties, name)) around.properties[name] = [];
        around.properties[name]?.push(value);
      }
    }
  }
  return found;
}

function itemAround(
  element: Element,
  opened: ReadonlyMap<Element, OpenItem>,
): OpenItem | undefined {
  for (let at = element.parent; at; at = at.parent) {
    const item = opened.get(at);
    if (item) return item;
  }
  return undefined;
}

function words(attribute = ''): string[] {
  return attribute.split(/\s+/).filter(Boolean).slice(0, 10);
}

/** The value of an element that has a property, as the HTML standard takes it; `content` serves on any element. */
function propertyOf(element: Element): string {
  const { name, attributes } = element;
  const given =
    attributes.content ??
    attributes.resource ??
    (name === 'a' || name === 'link' || name === 'area' ? attributes.href : undefined) ??
    (name === 'img' || name === 'source' || name === 'video'
      ? (attributes['data-src'] ?? attributes.src)
      : undefined) ??
    (name === 'data' || name === 'meter' ? attributes.value : undefined) ??
    (name === 'time' ? attributes.datetime : undefined) ??
    (name === 'object' ? attributes.data : undefined);
  return collapse(given ?? textOf(element, 4000));
}
