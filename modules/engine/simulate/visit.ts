import type { Strategy, VisitEvent, VisitHistory } from './strategy.ts';
import type { Visitor } from './visitor.ts';

/** How one visit went. */
export type Visit = {
  /** Ideas shown until the accepted one, it included; Infinity when none was accepted. */
  proposals: number;
  /** Questions answered until then, or until the end. */
  questions: number;
  /** Ideas shown, in order. */
  shown: readonly number[];
  history: VisitHistory;
};

export const PROPOSALS_MAX = 10;
/** A visit of so many questions has failed. */
const QUESTIONS_MAX = 60;

/** Plays a visit with a strategy until an idea is accepted, ten were refused, it gives up, or the visitor does. */
export function playVisit(
  strategy: Strategy,
  visitor: Visitor,
  seed: number,
  questionsMax: number = QUESTIONS_MAX,
): Visit {
  const events: VisitEvent[] = [];
  const history: VisitHistory = { profile: visitor.search.profile, events };
  const shown: number[] = [];
  let questions = 0;
  const end = (proposals: number): Visit => ({ proposals, questions, shown, history });
  while (shown.length < PROPOSALS_MAX && questions < questionsMax) {
    const step = strategy.next(history, seed);
    if (step.kind === 'give_up') break;
    if (step.kind === 'question') {
      questions++;
      const { question } = step;
      events.push({ kind: 'answer', question, value: visitor.answer(question) });
      continue;
    }
    const { idea, asQuestion } = step;
    const feedback = visitor.react(idea, shown.length);
    shown.push(idea);
    events.push({ kind: 'feedback', idea, feedback, asQuestion });
    if (feedback === 'GoodIdea') return end(shown.length);
  }
  return end(Infinity);
}
