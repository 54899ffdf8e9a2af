import type { Relation } from './vocabulary.ts';

export type RelationEdge = { from: number; relation: Relation; to: number };

/** Why a set of relations is inconsistent: the reason in French, and the edge at fault. */
export type RelationConflict = { reason: string; edge: RelationEdge };

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
  return { edge: last, reason: `cercle de ${relation} : ${ids.join(' → ')}` };
}

function reach(graph: Graph, starts: Iterable<number>): Set<number> {
  const reached = new Set(starts);
  for (const id of reached) for (const { to } of graph.get(id) ?? []) reached.add(to);
  return reached;
}

/** Yes to A answers Yes to all that A implies, and No to all that those exclude, then to what their No implies. */
function findContradictions(edges: readonly RelationEdge[]): RelationConflict[] {
  const implies = graphOf(edges, 'implies');
  const impliesNot = graphOf(edges, 'impliesNot');
  const noImplies = graphOf(edges, 'noImplies');
  // One report per edge: every question that implies its source has the same contradiction.
  const conflicts = new Map<RelationEdge, RelationConflict>();
  for (const from of new Set([...impliesNot.keys(), ...implies.keys()])) {
    const yes = reach(implies, [from]);
    for (const edge of [...yes].flatMap((id) => impliesNot.get(id) ?? [])) {
      if (conflicts.has(edge)) continue;
      const both = [...reach(noImplies, [edge.to])].find((id) => yes.has(id));
      if (both === undefined) continue;
      const reason = `contradiction : Oui à ${from} répond à la fois Oui et Non à ${both}`;
      conflicts.set(edge, { edge, reason });
    }
  }
  return [...conflicts.values()];
}

function findAskConflicts(edges: readonly RelationEdge[]): RelationConflict[] {
  const pair = ({ from, to }: RelationEdge) => `${from}→${to}`;
  const allowed = new Set(edges.filter((e) => e.relation === 'impliesCanAsk').map(pair));
  return edges
    .filter((edge) => edge.relation === 'impliesCannotAsk' && allowed.has(pair(edge)))
    .map((edge) => ({
      edge,
      reason: `contradiction : Oui à ${edge.from} permet et interdit à la fois de demander ${edge.to}`,
    }));
}
