/**
 * Reference implementation of the engine for tests: the same definitions written as plainly as possible, with maps and
 * full loops over ideas × questions, from the same input rows. It shares no code with the engine but the tables of
 * constants.
 */
import type { Evidence } from '#modules/engine/core/belief/evidence.ts';
import type { AnswerTable } from '#modules/engine/core/belief/likelihood.ts';
import type { SnapshotInput } from '#modules/engine/core/snapshot/input.ts';

/** The last is the absence of a label. */
const [YES_IS_BETTER, YES_IS_DESIRED, MISSING] = [4, 5, 7];

/** Main and secondary tags ask whether a theme is loved, questions to start with whether a family of them is. */
const kindOf = ({ category }: { category: number }) =>
  (['trait', 'trait', 'trait', 'trait', 'subtheme', 'family', 'theme'] as const)[category]!;

type Known = Map<number, { value: number; source: number }>;

export class ReferenceEngine {
  readonly #input: SnapshotInput;
  readonly #table: AnswerTable;
  /** Label of each idea at each question, undefined where it is neither labelled nor derived. */
  readonly labels: (number | undefined)[][];

  constructor(input: SnapshotInput, table: AnswerTable) {
    this.#input = input;
    this.#table = table;
    this.labels = this.#deriveLabels();
  }

  #targets(kind: string, from: number): number[] {
    return this.#input.relations
      .filter((relation) => relation.kind === kind && relation.from === from)
      .map((relation) => relation.to);
  }

  #sources(kind: string, to: number): number[] {
    return this.#input.relations
      .filter((relation) => relation.kind === kind && relation.to === to)
      .map((relation) => relation.from);
  }

  #deriveLabels(): (number | undefined)[][] {
    const { ideas, questions, labels } = this.#input;
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
          const candidates = this.#sources('createsReaction', question)
            .map((from) => before[from])
            .filter((label) => label !== undefined);
          candidates.sort((a, b) => Math.abs(b - 3) - Math.abs(a - 3) || b - a);
          row[question] = candidates[0];
        });
      }
      return row;
    });
  }

  /** What follows from the answers, by a search that starts over after every new fact. */
  facts(evidence: Evidence): Known {
    const known: Known = new Map();
    evidence.answers.forEach(({ question, value }, source) => {
      if (!known.has(question)) known.set(question, { value, source });
    });
    for (const { question } of evidence.answers) this.#spread(known, [question]);
    evidence.hintedAnswers.forEach(({ question, value }, k) => {
      const source = evidence.answers.length + k;
      if (!known.has(question)) known.set(question, { value, source });
    });
    for (const { question } of evidence.hintedAnswers) this.#spread(known, [question]);
    for (let again = true; again; ) {
      again = false;
      for (const rule of evidence.automated) {
        const holds = rule.when.every(({ question, yes }) => {
          const value = known.get(question)?.value ?? 0;
          return yes ? value > 0 : value < 0;
        });
        if (!holds || known.has(rule.question)) continue;
        known.set(rule.question, { value: rule.value, source: -1 });
        this.#spread(known, [rule.question]);
        again = true;
      }
    }
    return known;
  }

  #spread(known: Known, frontier: number[]): void {
    const reached: number[] = [];
    for (const from of frontier) {
      const { value, source } = known.get(from)!;
      const learn = (to: number, learned: number) => {
        if (known.has(to)) return;
        known.set(to, { value: learned, source });
        reached.push(to);
      };
      const sorted = (kind: string) => this.#targets(kind, from).sort((a, b) => a - b);
      if (value > 0) {
        for (const to of sorted('implies')) learn(to, value);
        for (const to of sorted('impliesNot')) learn(to, -value);
      }
      if (value < 0) for (const to of sorted('noImplies')) learn(to, value);
    }
    if (reached.length > 0) this.#spread(known, reached);
  }

  baseRates(known: Known): number[] {
    const { questions } = this.#input;
    return questions.map((question, target) => {
      const usual = { family: 0.65, theme: 0.3, subtheme: 0.11, trait: 0.27 }[kindOf(question)];
      let odds = (question.yes + 10 * usual) / (question.no + 10 * (1 - usual));
      for (const [start, { value }] of known) {
        if (value <= 0) continue;
        const distance = this.#distance('makesLikely', start, target);
        if (distance > 0) odds *= Math.exp(value / 2 ** (distance - 1));
      }
      return odds / (1 + odds);
    });
  }

  /** Shortest way along a relation, 0 when there is none. */
  #distance(kind: string, from: number, to: number): number {
    if (from === to) return 0;
    let frontier = new Set([from]);
    for (let steps = 1; steps <= this.#input.questions.length; steps++) {
      frontier = new Set([...frontier].flatMap((q) => this.#targets(kind, q)));
      if (frontier.has(to)) return steps;
    }
    return 0;
  }

  chanceOfYes(question: number, label: number, base: number): number {
    const { noise, ...shifts } = this.#table;
    const shift = shifts[kindOf(this.#input.questions[question]!)];
    const logOdds = Math.log(base / (1 - base)) + shift[label]!;
    const p = 1 / (1 + Math.exp(-logOdds));
    return noise * (1 - p) + (1 - noise) * p;
  }

  /** Chance of an idea's visitor to give the answers that are known, per idea; up to a constant. */
  likelihoods(evidence: Evidence): number[] {
    const known = this.facts(evidence);
    const bases = this.baseRates(known);
    const soft = evidence.hintedQuestions
      .filter(({ question }) => !known.has(question))
      .map(({ question, score }) => [question, 0.5 * score] as const);
    const all = [...[...known].map(([question, { value }]) => [question, value] as const), ...soft];
    return this.#input.ideas.map((_, idea) =>
      all.reduce((product, [question, value]) => {
        const chance = (label: number) => {
          const yes = this.chanceOfYes(question, label, bases[question]!);
          return value > 0 ? yes : 1 - yes;
        };
        const label = this.labels[idea]![question] ?? MISSING;
        const isTrait = kindOf(this.#input.questions[question]!) === 'trait';
        const part =
          isTrait && value < 0 && [YES_IS_BETTER, YES_IS_DESIRED].includes(label) ? 0.1 : 1;
        return value === 0
          ? product
          : product * (chance(label) / chance(MISSING)) ** (Math.abs(value) * part);
      }, 1),
    );
  }

  /** The weight of each idea in the end, given what it weighs before any answer. */
  weights(prior: ArrayLike<number>, evidence: Evidence): number[] {
    const likelihoods = this.likelihoods(evidence);
    const excluded = new Set(evidence.shown.flatMap((idea) => [...this.twins(idea)]));
    return this.#input.ideas.map((_, idea) => {
      if (excluded.has(idea)) return 0;
      const hint = evidence.hintedIdeas.find((hinted) => hinted.idea === idea);
      const raised = evidence.feedbacks.reduce(
        (sum, feedback) => sum + this.#raise(feedback, idea),
        4 * (hint?.score ?? 0),
      );
      return prior[idea]! * likelihoods[idea]! * Math.exp(raised);
    });
  }

  /** What a feedback adds to the log weight of an idea that was not shown. */
  #raise({ idea: shown, kind }: Evidence['feedbacks'][number], idea: number): number {
    const raise = {
      HasAlready: 1.2,
      YouAreClose: 2.2,
      GoodIdea: 2.2,
      BadIdea: -1.8,
      YouCanDoBetter: 0.3,
      InconsistentIdea: 0,
      IDontKnow: 0,
    }[kind];
    if (kind === 'YouCanDoBetter' && !this.#isBetter(idea, shown)) return 0;
    return raise * this.#labelSimilarity(shown, idea);
  }

  #isBetter(a: number, b: number): boolean {
    const [one, other] = [this.#input.ideas[a]!, this.#input.ideas[b]!];
    const acceptance = ({ accepted, shown }: typeof one) => {
      const odds = Math.log((accepted + 2) / (shown + 10) / 0.2);
      return Math.max(-1, Math.min(1, odds));
    };
    const quality = (idea: typeof one) =>
      Math.exp((idea.rating === null ? 0 : 0.25 * (idea.rating - 3.7)) + acceptance(idea));
    const difference = quality(one) - quality(other);
    const dearest = ({ price, priceRange }: typeof one) => priceRange?.[1] ?? price;
    return difference > 0 || (difference === 0 && dearest(one) > dearest(other));
  }

  /** Cosine of two ideas' labels, 1 for twins, at least 0.8 for near-duplicates. */
  similarity(a: number, b: number): number {
    return this.twins(a).has(b) ? 1 : this.#labelSimilarity(a, b);
  }

  #labelSimilarity(a: number, b: number): number {
    const value = (idea: number, question: number) => (this.labels[idea]![question] ?? 3) - 3;
    const dot = (x: number, y: number) =>
      this.#input.questions.reduce((sum, _, q) => sum + value(x, q) * value(y, q), 0);
    const scale = Math.sqrt(dot(a, a)) * Math.sqrt(dot(b, b));
    const cosine = scale === 0 ? 0 : dot(a, b) / scale;
    const nearDuplicates = this.#input.nearDuplicates.some(
      ([x, y]) => (x === a && y === b) || (x === b && y === a),
    );
    return nearDuplicates ? Math.max(cosine, 0.8) : cosine;
  }

  /** How well an idea should please: its chance, and its similarity to the expected labels. */
  relevance(posterior: ArrayLike<number>, idea: number): number {
    const value = (other: number, question: number) => (this.labels[other]![question] ?? 3) - 3;
    const expected = this.#input.questions.map((_, question) =>
      this.#input.ideas.reduce((sum, __, i) => sum + posterior[i]! * value(i, question), 0),
    );
    const own = expected.map((_, question) => value(idea, question));
    const scale = Math.hypot(...own) * Math.hypot(...expected);
    const dot = expected.reduce((sum, mean, question) => sum + mean * own[question]!, 0);
    return Math.log(posterior[idea]!) + (scale === 0 ? 0 : (4 * dot) / scale);
  }

  /** An idea and all its twins, twins of twins included. */
  twins(idea: number): Set<number> {
    const group = new Set([idea]);
    for (let size = 0; size < group.size; ) {
      size = group.size;
      for (const [a, b] of this.#input.twins) {
        if (group.has(a)) group.add(b);
        if (group.has(b)) group.add(a);
      }
    }
    return group;
  }

  /** `I(idea; answer)` in bits, from the joint distribution written out. */
  gain(posterior: ArrayLike<number>, bases: readonly number[], question: number): number {
    let information = 0;
    const chances = this.#input.ideas.map((_, idea) =>
      this.chanceOfYes(question, this.labels[idea]![question] ?? MISSING, bases[question]!),
    );
    const yes = chances.reduce((sum, chance, idea) => sum + posterior[idea]! * chance, 0);
    chances.forEach((chance, idea) => {
      for (const [conditional, marginal] of [
        [chance, yes],
        [1 - chance, 1 - yes],
      ] as const) {
        const joint = posterior[idea]! * conditional;
        if (joint > 0) information += joint * Math.log2(conditional / marginal);
      }
    });
    return information;
  }

  /** The score of a question: gain × chance of a real answer × weight of its category; 0 when it may not be asked. */
  score(known: Known, question: number, gains: readonly number[]): number {
    const { questions } = this.#input;
    const scoreOf = (q: number) => {
      const { category } = questions[q]!;
      const answered = 1 - this.#unanswered(q);
      const refines = this.#sources('refines', q).length > 0 ? 2.2 : 1;
      return gains[q]! < 0.004 || !this.mayAsk(known, q)
        ? 0
        : gains[q]! * answered * [0, 0.5, 0.5, 0.35, 1.6, 1, 1.6][category]! * refines;
    };
    const others = questions.some(({ category }, q) => category !== 1 && scoreOf(q) > 0);
    return questions[question]!.category === 1 && others ? 0 : scoreOf(question);
  }

  /** The chance of the best idea once a question is answered, from both outcomes written out. */
  expectedBest(posterior: readonly number[], bases: readonly number[], question: number): number {
    const best = (yes: boolean) => Math.max(...this.#joint(posterior, bases, question, yes));
    const unanswered = this.#unanswered(question);
    return (1 - unanswered) * (best(true) + best(false)) + unanswered * Math.max(...posterior);
  }

  /** The chance of each idea together with an answer to a question. */
  #joint(
    posterior: readonly number[],
    bases: readonly number[],
    question: number,
    yes: boolean,
  ): number[] {
    return posterior.map((p, idea) => {
      const chance = this.chanceOfYes(
        question,
        this.labels[idea]![question] ?? MISSING,
        bases[question]!,
      );
      return p * (yes ? chance : 1 - chance);
    });
  }

  /** The chance that a question gets no real answer. */
  #unanswered(question: number): number {
    const { unknown, yes, no } = this.#input.questions[question]!;
    return (unknown + 1.5) / (yes + no + unknown + 10);
  }

  /** The score of a question and of the one after it together: its score, and the expected best score once it is answered. */
  scoreOfTwo(
    known: Known,
    posterior: readonly number[],
    bases: readonly number[],
    question: number,
  ): number {
    const { questions } = this.#input;
    const gainsOf = (chances: readonly number[]) =>
      questions.map((_, q) => Math.max(0, this.gain(chances, bases, q)));
    const gains = gainsOf(posterior);
    const scores = gains.map((_, q) => this.score(known, q, gains));
    const bestOther = (own: readonly number[]) =>
      Math.max(0, ...own.filter((_, q) => q !== question && scores[q]! > 0));
    const after = [true, false].map((yes) => {
      const joint = this.#joint(posterior, bases, question, yes);
      const total = joint.reduce((sum, p) => sum + p, 0);
      const then = gainsOf(joint.map((p) => p / total));
      return total * bestOther(then.map((gain, q) => (gain * scores[q]!) / gains[q]!));
    });
    const unanswered = this.#unanswered(question);
    return (
      scores[question]! +
      (1 - unanswered) * (after[0]! + after[1]!) +
      unanswered * bestOther(scores)
    );
  }

  /** Whether the relations allow a question now. */
  mayAsk(known: Known, question: number): boolean {
    const yes = (other: number) => (known.get(other)?.value ?? 0) > 0;
    const before = this.#sources('impliesCanAsk', question);
    const coarser = this.#sources('refines', question);
    return (
      !known.has(question) &&
      this.#input.questions[question]!.category !== 0 &&
      (before.length === 0 || before.some(yes)) &&
      (coarser.length === 0 || coarser.some(yes)) &&
      !this.#sources('impliesCannotAsk', question).some(yes)
    );
  }
}
