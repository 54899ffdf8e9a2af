import type { RelationInput, RelationKind } from './input.ts';

/** For each kind of relation and each question, the questions it points to. */
export type Relations = {
  readonly implies: readonly Int32Array[];
  readonly impliesNot: readonly Int32Array[];
  readonly noImplies: readonly Int32Array[];
  readonly makesLikely: readonly Int32Array[];
  readonly createsReaction: readonly Int32Array[];
  /** Reversed: for each question, those of which one must have got a Yes before it may be asked. */
  readonly askableAfter: readonly Int32Array[];
  /** Reversed: for each question, those of which none may have got a Yes when it is asked. */
  readonly cannotAskAfter: readonly Int32Array[];
  /** Reversed: for each question, the coarser questions it refines. */
  readonly refinementOf: readonly Int32Array[];
};

/** The relations that the engine follows, each in the direction it is followed in, targets in ascending order. */
export function relationLists(count: number, relations: readonly RelationInput[]): Relations {
  const targets = (kind: RelationKind, reversed = false): Int32Array[] => {
    const found: number[][] = Array.from({ length: count }, () => []);
    for (const relation of relations) {
      if (relation.kind !== kind) continue;
      const [at, other] = reversed ? [relation.to, relation.from] : [relation.from, relation.to];
      found[at]!.push(other);
    }
    return found.map((list) => Int32Array.from(list.sort((a, b) => a - b)));
  };
  return {
    implies: targets('implies'),
    impliesNot: targets('impliesNot'),
    noImplies: targets('noImplies'),
    makesLikely: targets('makesLikely'),
    createsReaction: targets('createsReaction'),
    askableAfter: targets('impliesCanAsk', true),
    cannotAskAfter: targets('impliesCannotAsk', true),
    refinementOf: targets('refines', true),
  };
}
