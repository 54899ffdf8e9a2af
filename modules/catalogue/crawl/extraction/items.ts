import type { Json } from './tolerant-json.ts';

/** A thing that a page describes in the vocabulary of schema.org, whatever the syntax: its types and the values of its properties. */
export type Item = {
  types: readonly string[];
  properties: Readonly<Record<string, readonly ItemValue[]>>;
};
export type ItemValue = string | number | boolean | Item;

const MAX_VALUES = 200;
/** What is nested deeper is left out: real markup has some ten levels. */
const MAX_DEPTH = 40;

/** Items of a JSON-LD value: of an object, of a list, of a graph. */
export function itemsOfJson(json: Json): Item[] {
  return valuesOf(json)
    .filter(isItem)
    .flatMap((item) => [item, ...items(item, '@graph')]);
}

function valuesOf(json: Json, depth = 0): ItemValue[] {
  if (json === null || depth > MAX_DEPTH) return [];
  const inside = (value: Json) => valuesOf(value, depth + 1);
  if (Array.isArray(json)) return json.slice(0, MAX_VALUES).flatMap(inside);
  if (typeof json !== 'object') return [json];
  if ('@value' in json) return inside(json['@value'] ?? null);
  const properties: Record<string, ItemValue[]> = {};
  for (const [key, value] of Object.entries(json)) {
    if (key !== '@type') properties[localName(key)] = inside(value);
  }
  return [
    { types: inside(json['@type'] ?? null).map((type) => localName(String(type))), properties },
  ];
}

/** `https://schema.org/InStock`, `schema:InStock` and `InStock` are one word. */
export function localName(name: string): string {
  return name.trim().replace(/^.*[/#:](?=[^/#:])/, '');
}

export function isItem(value: ItemValue): value is Item {
  return typeof value === 'object';
}

export function isOfType(item: Item, types: ReadonlySet<string>): boolean {
  return item.types.some((type) => types.has(type));
}

/** The items that are values of a property. */
export function items({ properties }: Item, name: string): Item[] {
  return (properties[name] ?? []).filter(isItem);
}

/** The first value of a property as a text; of an item, its name or what stands for one. */
export function text(item: Item, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    for (const value of item.properties[name] ?? []) {
      const found = isItem(value) ? text(value, 'name', '@id') : String(value).trim();
      if (found) return found;
    }
  }
  return undefined;
}

/** The first value of a property as an address; of an item, where it stands. */
export function address(item: Item, name: string): string | undefined {
  for (const value of item.properties[name] ?? []) {
    const found = isItem(value) ? text(value, 'contentUrl', 'url', '@id') : String(value).trim();
    if (found) return found;
  }
  return undefined;
}
