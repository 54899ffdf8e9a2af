import type { Evidence } from '#modules/engine/core/belief/evidence.ts';
import { type Known, ReferenceBelief } from './belief.ts';
import { MISSING } from './catalogue.ts';

/** The category of a finer theme. */
const SUBTHEME = 4;

/**
 * Reference implementation of the engine for tests: the same definitions written as plainly as possible, with maps and
 * full loops over ideas × questions, from the same input rows. It shares no code with the engine but the tables of
 * constants. Here is the choice of questions; the belief and the catalogue under it have files of their own.
 */
export class ReferenceEngine extends ReferenceBelief {
  /** `I(idea; answer)` in bits, from the joint distribution written out. */
  gain(posterior: ArrayLike<number>, bases: readonly number[], question: number): number {
    let information = 0;
    const chances = this.input.ideas.map((_, idea) =>
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

  /**
   * The score of a question: gain × chance of a real answer × weight of its category × 1.5 where it is related to an interest that the
   * hints name (2 once an idea was shown), to the power of the part of that interest; 0 when it may not be asked.
   */
  score(evidence: Evidence, known: Known, question: number, gains: readonly number[]): number {
    const { questions } = this.input;
    const related = evidence.shown.length === 0 ? 1.5 : 2;
    const scoreOf = (q: number) => {
      const { category } = questions[q]!;
      const answered = 1 - this.#unanswered(q);
      return gains[q]! < 0.004 || !this.mayAsk(known, q)
        ? 0
        : gains[q]! *
            answered *
            [0, 0.5, 0.5, 0.35, 1.6, 1, 1.6][category]! *
            related ** this.#relatedness(evidence, known, q);
    };
    const others = questions.some(({ category }, q) => category !== 1 && scoreOf(q) > 0);
    return questions[question]!.category === 1 && others ? 0 : scoreOf(question);
  }

  /**
   * The part of the interest that the hints name, of those that a question is about: 1 for the one that the fewest answers are about,
   * 0.8 for each answer more; 0 where the question is about none.
   */
  #relatedness(evidence: Evidence, known: Known, question: number): number {
    const { questions } = this.input;
    const isInterest = (q: number) => questions[q]!.category >= 4;
    const hinted = evidence.hintedAnswers
      .filter((hint) => hint.value > 0)
      .map((hint) => hint.question);
    const said = questions.flatMap((_, q) =>
      hinted.includes(q) && isInterest(q) && known.get(q)!.value > 0 ? [q] : [],
    );
    const answered = questions.flatMap((_, q) => {
      const fact = known.get(q);
      const isOwn = fact && fact.source >= 0 && fact.source < evidence.answers.length;
      return isOwn && isInterest(q) ? [q] : [];
    });
    const counts = said.map((one) => answered.filter((q) => this.#isAbout(one, q)).length);
    return Math.max(
      0,
      ...said.map((one, at) =>
        isInterest(question) && this.#isAbout(one, question)
          ? 0.8 ** (counts[at]! - Math.min(...counts))
          : 0,
      ),
    );
  }

  /** Whether a question and an interest lead to the same. Of a finer theme, one of the two has to be a part of the other. */
  #isAbout(interest: number, question: number): boolean {
    const { questions } = this.input;
    return (
      this.#isPartOf(interest, question) ||
      questions.some(
        (_, whole) =>
          (questions[question]!.category !== SUBTHEME || whole === interest) &&
          this.#isPartOf(question, whole) &&
          this.#isPartOf(interest, whole),
      )
    );
  }

  #isPartOf(question: number, whole: number, via: readonly number[] = []): boolean {
    if (question === whole) return true;
    const next = [
      ...this.targets('implies', question),
      ...this.sources('refines', question),
      ...this.sources('impliesCanAsk', question),
    ];
    return next.some((to) => !via.includes(to) && this.#isPartOf(to, whole, [...via, question]));
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
    const { unknown, yes, no } = this.input.questions[question]!;
    return (unknown + 1.5) / (yes + no + unknown + 10);
  }

  /** The score of a question and of the one after it together: its score, and the expected best score once it is answered. */
  scoreOfTwo(
    evidence: Evidence,
    known: Known,
    posterior: readonly number[],
    bases: readonly number[],
    question: number,
  ): number {
    const { questions } = this.input;
    const gainsOf = (chances: readonly number[]) =>
      questions.map((_, q) => Math.max(0, this.gain(chances, bases, q)));
    const gains = gainsOf(posterior);
    const scores = gains.map((_, q) => this.score(evidence, known, q, gains));
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
    const before = this.sources('impliesCanAsk', question);
    const coarser = this.sources('refines', question);
    return (
      !known.has(question) &&
      this.input.questions[question]!.category !== 0 &&
      (before.length === 0 || before.some(yes)) &&
      (coarser.length === 0 || coarser.some(yes)) &&
      !this.sources('impliesCannotAsk', question).some(yes)
    );
  }
}
