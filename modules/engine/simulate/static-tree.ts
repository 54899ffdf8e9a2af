import { LABEL_NONE } from '#modules/catalogue/shared.ts';
import type { Table } from './simple-belief.ts';
import type { VisitHistory } from './strategy.ts';

/**
 * A decision tree over the catalogue, the same for every visitor: each node asks what splits its ideas most evenly into those
 * for which yes is better and those for which it is not, and an answer keeps one side (« I don't know » the
 * larger). Its branches are grown when first taken. Returns the choice of the next question, -1 at a leaf.
 */
export function staticTree(table: Table): (table: Table, history: VisitHistory) => number {
  const count = table.input.ideas.length;
  const nodes = new Map<string, { ideas: readonly number[]; question: number }>();
  const root = table.input.ideas.map((_, idea) => idea);
  const isFor = (question: number, idea: number) =>
    table.label[question * count + idea]! > LABEL_NONE;

  const nodeAt = (path: string, ideas: () => readonly number[], asked: ReadonlySet<number>) => {
    let node = nodes.get(path);
    if (!node) {
      const own = ideas();
      node = { ideas: own, question: mostEven(own, asked) };
      nodes.set(path, node);
    }
    return node;
  };

  function mostEven(ideas: readonly number[], asked: ReadonlySet<number>): number {
    let best = { question: -1, smaller: 0 };
    for (const question of table.askable) {
      if (asked.has(question)) continue;
      const yes = ideas.filter((idea) => isFor(question, idea)).length;
      const smaller = Math.min(yes, ideas.length - yes);
      if (smaller > best.smaller) best = { question, smaller };
    }
    return best.question;
  }

  return (_, { events }) => {
    const asked = new Set<number>();
    let path = '';
    let node = nodeAt(path, () => root, asked);
    for (const event of events) {
      if (event.kind !== 'answer') continue;
      const parent = node;
      asked.add(parent.question);
      const yes = parent.ideas.filter((idea) => isFor(parent.question, idea));
      const goesYes = event.value === 0 ? 2 * yes.length > parent.ideas.length : event.value > 0;
      path += goesYes ? 'y' : 'n';
      const kept = () =>
        goesYes ? yes : parent.ideas.filter((idea) => !isFor(parent.question, idea));
      node = nodeAt(path, kept, asked);
    }
    return node.question;
  };
}
