import { RELATIONS, type RelationEdge } from '#modules/catalogue/shared.ts';

/** A relation as the value of a checkbox: `12 implies 40`. */
export function keptValue({ from, relation, to }: RelationEdge): string {
  return `${from} ${relation} ${to}`;
}

/** @returns null for any other text. */
export function readKept(value: string): RelationEdge | null {
  const [, from, name, to] = /^(\d{1,5}) (\w+) (\d{1,5})$/.exec(value) ?? [];
  const relation = RELATIONS.find((each) => each === name);
  return relation ? { from: Number(from), relation, to: Number(to) } : null;
}
