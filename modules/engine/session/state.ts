import type { Answer, Feedback } from '../protocol.ts';

/** One line of a session's log. Ideas and questions are named by their ids in the catalogue. */
export type SessionEvent =
  | { kind: 'question'; question_id: number }
  | { kind: 'answer'; question_id: number; answer: Answer }
  | { kind: 'idea'; idea_id: number; as_question: boolean }
  | { kind: 'feedback'; idea_id: number; feedback: Feedback; as_question: boolean }
  | { kind: 'undo'; question_id: number }
  | { kind: 'give_up' };

/** What is on the table. */
export type Current =
  | { kind: 'question'; question_id: number }
  | { kind: 'idea'; idea_id: number; as_question: boolean }
  | { kind: 'end'; idea_id: number }
  | { kind: 'give_up' };

/** What a log amounts to. */
export type SessionState = {
  /** Null when the next step is still to be chosen. */
  current: Current | null;
  answers: readonly { question_id: number; answer: Answer }[];
  /** What the visitor said of ideas, in order; forgotten by a Reset. */
  feedbacks: readonly { idea_id: number; feedback: Feedback }[];
  /** Never shown again, whatever was reset. */
  shown: readonly number[];
  /** Ideas that the visitor's screen has shown, and those whose page was opened: each is told once. */
  seen: readonly number[];
  clicked: readonly number[];
  answeredInRow: number;
  refusedInRow: number;
  stepsSinceShownAsQuestion: number;
  /** Steps shown so far. */
  step: number;
};

export const EMPTY_SESSION: SessionState = {
  current: null,
  answers: [],
  feedbacks: [],
  shown: [],
  seen: [],
  clicked: [],
  answeredInRow: 0,
  refusedInRow: 0,
  stepsSinceShownAsQuestion: 0,
  step: 0,
};

const REFUSALS: readonly Feedback[] = [
  'BadIdea',
  'InconsistentIdea',
  'HasAlready',
  'YouAreClose',
  'YouCanDoBetter',
];

/** The state after one more event; events that were stored are always acceptable. */
export function applyEvent(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case 'question':
      return {
        ...state,
        current: event,
        step: state.step + 1,
        stepsSinceShownAsQuestion: state.stepsSinceShownAsQuestion + 1,
      };
    case 'idea':
      return {
        ...state,
        current: event,
        shown: [...state.shown, event.idea_id],
        answeredInRow: 0,
        step: state.step + 1,
        stepsSinceShownAsQuestion: event.as_question ? 0 : state.stepsSinceShownAsQuestion + 1,
      };
    case 'answer':
      return {
        ...state,
        current: null,
        answers: [...withoutAnswer(state, event.question_id), event],
        answeredInRow: state.answeredInRow + 1,
      };
    case 'undo':
      return {
        ...state,
        current: null,
        answers: withoutAnswer(state, event.question_id),
        answeredInRow: Math.max(0, state.answeredInRow - 1),
      };
    case 'feedback':
      return applyFeedback(state, event);
    case 'give_up':
      return { ...state, current: event };
  }
}

function withoutAnswer(state: SessionState, questionId: number) {
  return state.answers.filter(({ question_id }) => question_id !== questionId);
}

function applyFeedback(
  state: SessionState,
  event: Extract<SessionEvent, { kind: 'feedback' }>,
): SessionState {
  const { feedback, idea_id, as_question } = event;
  if (feedback === 'SawIdea') return { ...state, seen: withIdea(state.seen, idea_id) };
  if (feedback === 'ClickedOnIdea') return { ...state, clicked: withIdea(state.clicked, idea_id) };
  if (feedback === 'GoodIdea' && !as_question) {
    return { ...state, current: { kind: 'end', idea_id } };
  }
  if (feedback === 'Reset') return { ...state, current: null, feedbacks: [], refusedInRow: 0 };
  return {
    ...state,
    current: null,
    feedbacks: [...state.feedbacks, { idea_id, feedback }],
    refusedInRow:
      feedback === 'GoodIdea' ? 0 : state.refusedInRow + Number(REFUSALS.includes(feedback)),
  };
}

function withIdea(ideas: readonly number[], idea: number): readonly number[] {
  return ideas.includes(idea) ? ideas : [...ideas, idea];
}

/** The state a whole log amounts to. */
export function replay(events: readonly SessionEvent[]): SessionState {
  return events.reduce(applyEvent, EMPTY_SESSION);
}
