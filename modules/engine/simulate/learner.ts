import {
  type AnswerTable,
  buildSnapshot,
  kindOf,
  labelOf,
  type SnapshotInput,
  STARTING_TABLE,
} from '../core/index.server.ts';
import {
  ANSWERS_PER_SESSION,
  evaluate,
  HELD_OUT,
  type LabelledAnswers,
  type QuestionTotals,
  questionOutcomes,
} from '../learning/index.server.ts';
import type { Visit } from './visit.ts';

/** The engine's data: a catalogue with the counts of past visits, and how it reads answers. */
export type Knowledge = { input: SnapshotInput; table: AnswerTable };

/** Counts visits as the store counts searches, then learns from them with the engine's own code. */
export class Learner {
  readonly #labelOf: (idea: number, question: number) => number;
  readonly #answers: LabelledAnswers[] = [];
  readonly #totals: QuestionTotals[];
  #outcomes: readonly QuestionTotals[] = [];
  #known: Knowledge;
  #visits = 0;

  constructor(input: SnapshotInput) {
    const snapshot = buildSnapshot(input);
    this.#labelOf = (idea, question) => labelOf(snapshot, idea, question);
    this.#totals = input.questions.map(({ category }, question_id) => ({
      question_id,
      kind: kindOf(category),
      yes: 0,
      no: 0,
      unknown: 0,
    }));
    this.#known = { input, table: STARTING_TABLE };
  }

  /** One run of the learning: the engine's data once these visits were counted too. */
  learn(visits: readonly Visit[]): Knowledge {
    const { input, table } = this.#known;
    const ideas = input.ideas.map((idea) => ({ ...idea }));
    for (const { history } of visits) {
      for (const event of history.events) {
        if (event.kind === 'answer') {
          const count = this.#totals[event.question]!;
          if (event.value > 0) count.yes += event.value;
          else if (event.value < 0) count.no -= event.value;
          else count.unknown++;
        } else {
          ideas[event.idea]!.shown++;
          if (event.feedback === 'GoodIdea') ideas[event.idea]!.accepted++;
        }
      }
      this.#countAnswers(history.events);
    }
    const outcomes = questionOutcomes(this.#totals);
    const evaluation = evaluate(this.#answers, {
      used: table,
      outcomes,
      outcomesBefore: this.#outcomes,
    });
    if (evaluation.kept) {
      const questions = input.questions.map((question, index) => ({
        ...question,
        ...outcomes[index],
      }));
      this.#outcomes = outcomes;
      this.#known = { input: { ...input, ideas, questions }, table: evaluation.answer_table };
    }
    return this.#known;
  }

  #countAnswers(events: Visit['history']['events']): void {
    const accepted = events.find(
      (event) => event.kind === 'feedback' && event.feedback === 'GoodIdea',
    );
    if (accepted?.kind !== 'feedback') return;
    const answers = events.filter((event) => event.kind === 'answer' && event.value !== 0);
    const weight = Math.min(1, ANSWERS_PER_SESSION / answers.length);
    const held_out = this.#visits++ % HELD_OUT === 0;
    for (const event of answers) {
      if (event.kind !== 'answer') continue;
      this.#answers.push({
        question_id: event.question,
        kind: this.#totals[event.question]!.kind,
        label: this.#labelOf(accepted.idea, event.question),
        held_out,
        yes: weight * Math.max(0, event.value),
        no: weight * Math.max(0, -event.value),
      });
    }
  }
}
