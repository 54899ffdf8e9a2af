import type { SnapshotInput } from '#modules/engine/core/snapshot/input.ts';
import { chancesOf } from '#modules/engine/core/snapshot/predictions.ts';

/** What stands for the absence of a label; greater numbers are predictions. */
export const MISSING = 7;

/** What a label is with which chance: itself, or several where it is a prediction. */
export function mixtureOf(label: number): (readonly [label: number, chance: number])[] {
  if (label <= MISSING) return [[label, 1]];
  return chancesOf(label).map((chance, each) => [each, chance] as const);
}

/** What a label counts for, from -3 to 3, or a power of that, on average; 0 where there is none. */
function meanValue(label = MISSING, power = 1): number {
  return mixtureOf(label).reduce(
    (sum, [each, chance]) => sum + (each === MISSING ? 0 : chance * (each - 3) ** power),
    0,
  );
}

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
      // Predictions come after all that follows from labels, and change nothing of it.
      for (const predicted of [false, true]) {
        labels.idea.forEach((labelled, k) => {
          if (labelled === idea && labels.label[k]! > MISSING === predicted)
            row[labels.question[k]!] ??= labels.label[k]!;
        });
        // One createsReaction step a round, so that the nearest label stands.
        for (let round = 0; round < questions.length; round++) {
          const before = row.slice();
          questions.forEach((__, question) => {
            if (before[question] !== undefined) return;
            const candidates = this.sources('createsReaction', question)
              .map((from) => before[from])
              .filter((label) => label !== undefined);
            const value = (label: number) => meanValue(label);
            candidates.sort(
              (a, b) => Math.abs(value(b)) - Math.abs(value(a)) || value(b) - value(a),
            );
            row[question] = candidates[0];
          });
        }
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
    const cosine = this.labelCosine(a, b);
    return this.areNearDuplicates(a, b) ? Math.max(cosine, 0.8) : cosine;
  }

  labelCosine(a: number, b: number): number {
    const scale = this.norm(a) * this.norm(b);
    const dot = this.input.questions.reduce(
      (sum, _, q) => sum + this.value(a, q) * this.value(b, q),
      0,
    );
    return scale === 0 ? 0 : dot / scale;
  }

  /** What the label of an idea at a question counts for where ideas are compared, from -3 to 3. */
  value(idea: number, question: number): number {
    return this.isCompared(question) ? meanValue(this.labels[idea]![question]) : 0;
  }

  /** Whether a question is ever asked: only then it tells what an idea is like. */
  isCompared(question: number): boolean {
    return this.input.questions[question]!.category !== 0;
  }

  /** The length that the labels of an idea are expected to have. */
  norm(idea: number): number {
    return Math.sqrt(
      this.labels[idea]!.reduce<number>(
        (sum, label, question) => sum + (this.isCompared(question) ? meanValue(label, 2) : 0),
        0,
      ),
    );
  }

  areNearDuplicates(a: number, b: number): boolean {
    return this.input.nearDuplicates.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  }
}
