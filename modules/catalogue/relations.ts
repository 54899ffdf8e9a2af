import type { Relation } from './vocabulary.ts';

export type RelationEdge = { from: number; relation: Relation; to: number };

/** Why a set of relations is inconsistent. */
export type RelationConflict = {
  /** In French, with the ids of questions. */
  reason: string;
  /** The edge at fault. */
  edge: RelationEdge;
  /** The relations that cannot hold together, in the order they are followed: those of the cycle, or of both chains. */
  path: readonly RelationEdge[];
};

const ACYCLIC: readonly Relation[] = ['implies', 'createsReaction', 'refines'];

/**
 * Every conflict in a set of relations between questions: cycles of implies, createsReaction or refines;
 * a Yes that would answer another question with both Yes and No; a question that may and may never be asked after the same Yes.
 * Edges are given in the order they came in: where several are at fault, the last one is reported.
 */
export function findConflicts(edges: readonly RelationEdge[]): RelationConflict[] {
  return [
    ...ACYCLIC.flatMap((relation) => findCycles(edges, relation)),
    ...findContradictions(edges),
    ...findAskConflicts(edges),
  ];
}

type Graph = Map<number, RelationEdge[]>;

function graphOf(edges: readonly RelationEdge[], relation: Relation): Graph {
  const graph: Graph = new Map();
  for (const edge of edges) {
    if (edge.relation !== relation) continue;
    const list = graph.get(edge.from);
    if (list) list.push(edge);
    else graph.set(edge.from, [edge]);
  }
  return graph;
}

function findCycles(edges: readonly RelationEdge[], relation: Relation): RelationConflict[] {
  const graph = graphOf(edges, relation);
  const rank = new Map(edges.map((edge, i) => [edge, i]));
  const state = new Map<number, 'open' | 'done'>();
  const conflicts: RelationConflict[] = [];
  for (const start of graph.keys()) {
    if (state.has(start)) continue;
    // Depth first, with an explicit stack: a chain may be thousands of questions long.
    const path: { id: number; next: number; by: RelationEdge | null }[] = [];
    const enter = (id: number, by: RelationEdge | null) => {
      state.set(id, 'open');
      path.push({ id, next: 0, by });
    };
    enter(start, null);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const edge = graph.get(top.id)?.[top.next++];
      if (!edge) {
        state.set(top.id, 'done');
        path.pop();
      } else if (state.get(edge.to) === 'open') {
        const from = path.findIndex(({ id }) => id === edge.to);
        conflicts.push(cycle(relation, [...path.slice(from + 1).map(({ by }) => by!), edge], rank));
      } else if (!state.has(edge.to)) {
        enter(edge.to, edge);
      }
    }
  }
  return conflicts;
}

/** The edge that came last closed the cycle: it is reported. */
function cycle(
  relation: Relation,
  edges: readonly RelationEdge[],
  rank: ReadonlyMap<RelationEdge, number>,
): RelationConflict {
  const last = edges.reduce((a, b) => (rank.get(a)! > rank.get(b)! ? a : b));
  const after = edges.indexOf(last) + 1;
  const turned = [...edges.slice(after), ...edges.slice(0, after)];
  const ids = [...turned.map(({ from }) => from), last.to];
  return { edge: last, path: turned, reason: `cercle de ${relation} : ${ids.join(' → ')}` };
}

/**
 * What follows from answers by implies, impliesNot and noImplies, through any number of relations: the ids of questions,
 * below zero for a no, each with the relations by which it follows, in order. The answers themselves follow by none.
 */
export function consequencesOf(
  edges: readonly RelationEdge[],
  answers: readonly number[],
): Map<number, readonly RelationEdge[]> {
  const following = new Map<number, RelationEdge[]>();
  for (const edge of edges) {
    if (!isAnswering(edge.relation)) continue;
    const start = edge.relation === 'noImplies' ? -edge.from : edge.from;
    const list = following.get(start);
    if (list) list.push(edge);
    else following.set(start, [edge]);
  }
  const reached = new Map<number, readonly RelationEdge[]>(answers.map((answer) => [answer, []]));
  for (const [answer, path] of reached) {
    for (const edge of following.get(answer) ?? []) {
      const to = edge.relation === 'implies' ? edge.to : -edge.to;
      if (!reached.has(to)) reached.set(to, [...path, edge]);
    }
  }
  return reached;
}

function isAnswering(relation: Relation): boolean {
  return relation === 'implies' || relation === 'impliesNot' || relation === 'noImplies';
}

/** What can be reached from a question, each with the edge that it was first reached by; null for the question itself. */
function reach(graph: Graph, start: number): Map<number, RelationEdge | null> {
  const reached = new Map<number, RelationEdge | null>([[start, null]]);
  for (const id of reached.keys()) {
    for (const edge of graph.get(id) ?? []) if (!reached.has(edge.to)) reached.set(edge.to, edge);
  }
  return reached;
}

/** The edges by which a question was reached. */
function pathTo(reached: ReadonlyMap<number, RelationEdge | null>, id: number): RelationEdge[] {
  const path: RelationEdge[] = [];
  for (let edge = reached.get(id); edge; edge = reached.get(edge.from)) path.unshift(edge);
  return path;
}

/** Yes to A answers Yes to all that A implies, and No to all that those exclude, then to what their No implies. */
function findContradictions(edges: readonly RelationEdge[]): RelationConflict[] {
  const implies = graphOf(edges, 'implies');
  const impliesNot = graphOf(edges, 'impliesNot');
  const noImplies = graphOf(edges, 'noImplies');
  // One report per edge: every question that implies its source has the same contradiction.
  const conflicts = new Map<RelationEdge, RelationConflict>();
  for (const from of new Set([...impliesNot.keys(), ...implies.keys()])) {
    const yes = reach(implies, from);
    for (const edge of [...yes.keys()].flatMap((id) => impliesNot.get(id) ?? [])) {
      if (conflicts.has(edge)) continue;
      const no = reach(noImplies, edge.to);
      const both = [...no.keys()].find((id) => yes.has(id));
      if (both === undefined) continue;
      const path = [...pathTo(yes, both), ...pathTo(yes, edge.from), edge, ...pathTo(no, both)];
      const reason = `contradiction : Oui à ${from} répond à la fois Oui et Non à ${both}`;
      conflicts.set(edge, { edge, path: [...new Set(path)], reason });
    }
  }
  return [...conflicts.values()];
}

function findAskConflicts(edges: readonly RelationEdge[]): RelationConflict[] {
  const pair = ({ from, to }: RelationEdge) => `${from}→${to}`;
  const allowing = edges.filter(({ relation }) => relation === 'impliesCanAsk');
  const allowed = new Map(allowing.map((edge) => [pair(edge), edge]));
  return edges
    .filter((edge) => edge.relation === 'impliesCannotAsk' && allowed.has(pair(edge)))
    .map((edge) => ({
      edge,
      path: [allowed.get(pair(edge))!, edge],
      reason: `contradiction : Oui à ${edge.from} permet et interdit à la fois de demander ${edge.to}`,
    }));
}
