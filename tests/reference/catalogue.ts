import type { SnapshotInput } from '#modules/engine/core/snapshot/input.ts';

/** What stands for the absence of a label. */
export const MISSING = 7;

/** Relations, labels and likeness of ideas, by full loops over the input rows. */
export class ReferenceCatalogue {
  readonly input: SnapshotInput;
  /** Label of each idea at each question, undefined where it is neither labelled nor derived. */
  readonly labels: (number | undefined)[][];

  constructor(input: SnapshotInput) {
    this.input = input;
    this.labels = this.#deriveLabels();
  }

  targets(kind: string, from: number): number[] {
    return this.input.relations
      .filter((relation) => relation.kind === kind && relation.from === from)
      .map((relation) => relation.to);
  }

  sources(kind: string, to: number): number[] {
    return this.input.relations
      .filter((relation) => relation.kind === kind && relation.to === to)
      .map((relation) => relation.from);
  }

  /** Shortest way along a relation, 0 when there is none. */
  distance(kind: string, from: number, to: number): number {
    if (from === to) return 0;
    let frontier = new Set([from]);
    for (let steps = 1; steps <= this.input.questions.length; steps++) {
      frontier = new Set([...frontier].flatMap((q) => this.targets(kind, q)));
      if (frontier.has(to)) return steps;
    }
    return 0;
  }

  #deriveLabels(): (number | undefined)[][] {
    const { ideas, questions, labels } = this.input;
    return ideas.map((_, idea) => {
      const row: (number | undefined)[] = questions.map(() => undefined);
      labels.idea.forEach((labelled, k) => {
        if (labelled === idea) row[labels.question[k]!] = labels.label[k]!;
      });
      // One createsReaction step a round, so that the nearest label stands.
      for (let round = 0; round < questions.length; round++) {
        const before = row.slice();
        questions.forEach((__, question) => {
          if (before[question] !== undefined) return;
          const candidates = this.sources('createsReaction', question)
            .map((from) => before[from])
            .filter((label) => label !== undefined);
          candidates.sort((a, b) => Math.abs(b - 3) - Math.abs(a - 3) || b - a);
          row[question] = candidates[0];
        });
      }
      return row;
    });
  }

  /** An idea and all its twins, twins of twins included. */
  twins(idea: number): Set<number> {
    const group = new Set([idea]);
    for (let size = 0; size < group.size; ) {
      size = group.size;
      for (const [a, b] of this.input.twins) {
        if (group.has(a)) group.add(b);
        if (group.has(b)) group.add(a);
      }
    }
    return group;
  }

  /** Cosine of two ideas' labels, 1 for twins, at least 0.8 for near-duplicates. */
  similarity(a: number, b: number): number {
    return this.twins(a).has(b) ? 1 : this.labelSimilarity(a, b);
  }

  labelSimilarity(a: number, b: number): number {
    const value = (idea: number, question: number) => (this.labels[idea]![question] ?? 3) - 3;
    const dot = (x: number, y: number) =>
      this.input.questions.reduce((sum, _, q) => sum + value(x, q) * value(y, q), 0);
    const scale = Math.sqrt(dot(a, a)) * Math.sqrt(dot(b, b));
    const cosine = scale === 0 ? 0 : dot(a, b) / scale;
    const nearDuplicates = this.input.nearDuplicates.some(
      ([x, y]) => (x === a && y === b) || (x === b && y === a),
    );
    return nearDuplicates ? Math.max(cosine, 0.8) : cosine;
  }
}
