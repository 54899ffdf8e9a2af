import type { RelationEdge } from '#modules/catalogue/shared.ts';
import { deriveFacts, noFacts, type Snapshot } from '../core/index.server.ts';
import { type Questions, snapshotOf } from './relations-snapshot.ts';

/** What an answer brings to other questions, as bits: both where answers contradict each other. */
export const YES = 1;
export const NO = 2;

/** An answer that another brings: to which question, and YES or NO. */
type Consequence = { question: number; answer: number };

/** A catalogue's relations, and what follows from a no and from a yes to each question alone, through all of them. */
export type KnownRelations = {
  snapshot: Snapshot;
  consequences: readonly Record<'no' | 'yes', readonly Consequence[]>[];
};

/** A catalogue with its relations and with others; `concerned` are the ids of the questions whose answers tell what changes. */
export type RelationChange = {
  questions: Questions;
  before: KnownRelations;
  after: KnownRelations;
  concerned: readonly number[];
};

/** Compares what follows from answers by some relations and by others. */
export function relationChange(
  questions: Questions,
  edgesBefore: readonly RelationEdge[],
  edgesAfter: readonly RelationEdge[],
): RelationChange {
  const before = withConsequences(snapshotOf(questions, edgesBefore));
  const after = withConsequences(snapshotOf(questions, edgesAfter));
  const concerned = [...concernedBy(before, after)].map((place) => questions[place]!.id);
  return { questions, before, after, concerned };
}

function withConsequences(snapshot: Snapshot): KnownRelations {
  const { implies, impliesNot, noImplies } = snapshot.header.relations;
  const facts = noFacts(snapshot.questionCount);
  const following = (question: number, value: number, direct: readonly (readonly number[])[]) => {
    if (direct.every(({ length }) => length === 0)) return [];
    const answers = [{ question, value }];
    deriveFacts(snapshot, { answers, hintedAnswers: [], automated: [] }, facts);
    return [...facts.value.entries()]
      .filter(([to, found]) => to !== question && found !== 0)
      .map(([to, found]) => ({ question: to, answer: found > 0 ? YES : NO }));
  };
  const consequences = implies.map((implied, question) => ({
    no: following(question, -1, [noImplies[question]!]),
    yes: following(question, 1, [implied, impliesNot[question]!]),
  }));
  return { snapshot, consequences };
}

/** Questions to which something changes, those that bring answers to them, and those that open or close them. */
function concernedBy(before: KnownRelations, after: KnownRelations): ReadonlySet<number> {
  const reached = before.consequences.map(({ no, yes }, question) => {
    const then = after.consequences[question]!;
    return {
      isSame: isSame([no, yes], [then.no, then.yes]),
      all: [no, yes, then.no, then.yes].flat(),
    };
  });
  const changed = new Set(
    reached.flatMap(({ isSame, all }) => (isSame ? [] : all.map(({ question }) => question))),
  );
  const concerned = new Set<number>();
  for (let question = 0; question < reached.length; question += 1) {
    const conditions = [conditionsOf(before, question), conditionsOf(after, question)] as const;
    if (isSame(...conditions)) continue;
    changed.add(question);
    for (const condition of conditions.flat(2)) concerned.add(condition);
  }
  reached.forEach(({ all }, question) => {
    if (all.some((consequence) => changed.has(consequence.question))) concerned.add(question);
  });
  return new Set([...changed, ...concerned]);
}

/** The questions that must be answered, or must not, before a question is asked. */
function conditionsOf({ snapshot }: KnownRelations, question: number): number[][] {
  const { askableAfter, refinementOf, cannotAskAfter } = snapshot.header.relations;
  return [askableAfter, refinementOf, cannotAskAfter].map((conditions) => [
    ...conditions[question]!,
  ]);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
