import type { RelationKind, SnapshotInput } from './input.ts';
import type { Relations } from './snapshot.ts';

/** For each question, those that a kind of relation leads to (or, reversed, comes from), in ascending order. */
export function targets(
  count: number,
  relations: SnapshotInput['relations'],
  kind: RelationKind,
  reversed = false,
): Int32Array[] {
  const found: number[][] = Array.from({ length: count }, () => []);
  for (const relation of relations) {
    if (relation.kind !== kind) continue;
    const [at, other] = reversed ? [relation.to, relation.from] : [relation.from, relation.to];
    found[at]!.push(other);
  }
  return found.map((list) => Int32Array.from(list.sort((a, b) => a - b)));
}

/** The relations that the engine follows, each in the direction it is followed in. */
export function relationLists(count: number, relations: SnapshotInput['relations']): Relations {
  return {
    implies: targets(count, relations, 'implies'),
    impliesNot: targets(count, relations, 'impliesNot'),
    noImplies: targets(count, relations, 'noImplies'),
    impliesCannotAsk: targets(count, relations, 'impliesCannotAsk'),
    makesLikely: targets(count, relations, 'makesLikely'),
    askableAfter: targets(count, relations, 'impliesCanAsk', true),
    refinementOf: targets(count, relations, 'refines', true),
  };
}
