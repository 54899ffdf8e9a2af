import type { RelationInput, RelationKind } from './input.ts';

/** For each question, the questions it points to. Plain lists: a thousand typed arrays take long to pass to another thread. */
type Targets = readonly (readonly number[])[];

/** What each kind of relation points to. */
export type Relations = {
  readonly implies: Targets;
  readonly impliesNot: Targets;
  readonly noImplies: Targets;
  readonly makesLikely: Targets;
  readonly createsReaction: Targets;
  /** Reversed: for each question, those of which one must have got a Yes before it may be asked. */
  readonly askableAfter: Targets;
  /** Reversed: for each question, those of which none may have got a Yes when it is asked. */
  readonly cannotAskAfter: Targets;
  /** Reversed: for each question, the coarser questions it refines. */
  readonly refinementOf: Targets;
};

/** The relations that the engine follows, each in the direction it is followed in, targets in ascending order. */
export function relationLists(count: number, relations: readonly RelationInput[]): Relations {
  const targets = (kind: RelationKind, reversed = false): Targets => {
    const found: number[][] = Array.from({ length: count }, () => []);
    for (const relation of relations) {
      if (relation.kind !== kind) continue;
      const [at, other] = reversed ? [relation.to, relation.from] : [relation.from, relation.to];
      found[at]!.push(other);
    }
    for (const list of found) list.sort((a, b) => a - b);
    return found;
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
