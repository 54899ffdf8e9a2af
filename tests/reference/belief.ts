import type { Evidence } from '#modules/engine/core/belief/evidence.ts';
import type { AnswerTable } from '#modules/engine/core/belief/likelihood.ts';
import type { SnapshotInput } from '#modules/engine/core/snapshot/input.ts';
import { MISSING, mixtureOf, ReferenceCatalogue } from './catalogue.ts';

const [YES_IS_BETTER, YES_IS_DESIRED] = [4, 5];

/** Main and secondary tags ask whether a theme is loved, questions to start with whether a family of them is. */
const kindOf = ({ category }: { category: number }) =>
  (['trait', 'trait', 'trait', 'trait', 'subtheme', 'family', 'theme'] as const)[category]!;

/** What is known of each question, and from which answer. */
export type Known = Map<number, { value: number; source: number }>;

/** What follows from some evidence, and what each idea weighs then. */
export class ReferenceBelief extends ReferenceCatalogue {
  readonly table: AnswerTable;

  constructor(input: SnapshotInput, table: AnswerTable) {
    super(input);
    this.table = table;
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
      const sorted = (kind: string) => this.targets(kind, from).sort((a, b) => a - b);
      if (value > 0) {
        for (const to of sorted('implies')) learn(to, value);
        for (const to of sorted('impliesNot')) learn(to, -value);
      }
      if (value < 0) for (const to of sorted('noImplies')) learn(to, value);
    }
    if (reached.length > 0) this.#spread(known, reached);
  }

  baseRates(known: Known): number[] {
    const { questions } = this.input;
    return questions.map((question, target) => {
      const usual = { family: 0.65, theme: 0.3, subtheme: 0.11, trait: 0.27 }[kindOf(question)];
      let odds = (question.yes + 10 * usual) / (question.no + 10 * (1 - usual));
      for (const [start, { value }] of known) {
        if (value <= 0) continue;
        const distance = this.distance('makesLikely', start, target);
        if (distance > 0) odds *= Math.exp(value / 2 ** (distance - 1));
      }
      return odds / (1 + odds);
    });
  }

  chanceOfYes(question: number, label: number, base: number): number {
    return mixtureOf(label).reduce(
      (sum, [each, chance]) => sum + chance * this.#chanceOfLabel(question, each, base),
      0,
    );
  }

  #chanceOfLabel(question: number, label: number, base: number): number {
    const { noise, ...shifts } = this.table;
    const shift = shifts[kindOf(this.input.questions[question]!)];
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
    // Of an interest, « I don't know » is a part of a « no »; of a question that is never asked nothing is known.
    const counted = [...known].map(([question, { value, source }]) => {
      const isInterest = kindOf(this.input.questions[question]!) !== 'trait';
      return [question, value === 0 && source >= 0 && isInterest ? -0.3 : value] as const;
    });
    const all = [...counted, ...soft];
    return this.input.ideas.map((_, idea) =>
      all.reduce((product, [question, value]) => {
        const chance = (label: number) => {
          const yes = this.chanceOfYes(question, label, bases[question]!);
          return value > 0 ? yes : 1 - yes;
        };
        const label = this.labels[idea]![question] ?? MISSING;
        const isTrait = kindOf(this.input.questions[question]!) === 'trait';
        const ratio = (each: number) => {
          const part =
            isTrait && value < 0 && [YES_IS_BETTER, YES_IS_DESIRED].includes(each) ? 0.1 : 1;
          return (chance(each) / chance(MISSING)) ** (Math.abs(value) * part);
        };
        return value === 0
          ? product
          : product * mixtureOf(label).reduce((sum, [each, part]) => sum + part * ratio(each), 0);
      }, 1),
    );
  }

  /** The weight of each idea in the end, given what it weighs before any answer. */
  weights(prior: ArrayLike<number>, evidence: Evidence): number[] {
    const likelihoods = this.likelihoods(evidence);
    const excluded = new Set(evidence.shown.flatMap((idea) => [...this.twins(idea)]));
    return this.input.ideas.map((_, idea) => {
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
      YouCanDoBetter: -0.8,
      InconsistentIdea: 0,
      IDontKnow: 0,
    }[kind];
    const bySimilarity = raise * this.labelSimilarity(shown, idea);
    if (kind !== 'YouCanDoBetter') return bySimilarity;
    const back = this.#isBetter(idea, shown) ? 0.3 * this.labelCosine(shown, idea) : 0;
    return bySimilarity + back + (this.#isBetterVersion(idea, shown) ? 5 : 0);
  }

  #isBetterVersion(a: number, b: number): boolean {
    const dearest = (idea: number) =>
      this.input.ideas[idea]!.priceRange?.[1] ?? this.input.ideas[idea]!.price;
    const isDearer = dearest(a) > dearest(b) || (dearest(a) === dearest(b) && this.#isBetter(a, b));
    return isDearer && this.areNearDuplicates(a, b);
  }

  #isBetter(a: number, b: number): boolean {
    const [one, other] = [this.input.ideas[a]!, this.input.ideas[b]!];
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

  /** How well an idea should please: its chance, and its similarity to the expected labels. */
  relevance(posterior: ArrayLike<number>, idea: number): number {
    const expected = this.input.questions.map((_, question) =>
      this.input.ideas.reduce((sum, __, i) => sum + posterior[i]! * this.value(i, question), 0),
    );
    const own = expected.map((_, question) => this.value(idea, question));
    const scale = this.norm(idea) * Math.hypot(...expected);
    const dot = expected.reduce((sum, mean, question) => sum + mean * own[question]!, 0);
    return Math.log(posterior[idea]!) + (scale === 0 ? 0 : (4 * dot) / scale);
  }
}
