import type { Feedback } from '../protocol.ts';
import {
  EMPTY_SESSION,
  feedbacksOnOthers,
  type GivenFeedback,
  isCurrentIdea,
  type Move,
  policyCounters,
  type SessionEvent,
  type SessionState,
  withIdea,
  withoutAnswer,
  withoutIdea,
} from './state.ts';
import { applyUndo } from './undo.ts';

const REFUSING_FEEDBACKS: readonly Feedback[] = [
  'BadIdea',
  'InconsistentIdea',
  'HasAlready',
  'YouAreClose',
  'YouCanDoBetter',
];

/** The state after one more event; stored events are always valid. */
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
        shown: withIdea(state.shown, event.idea_id),
        answeredInRow: 0,
        unknownInRow: 0,
        step: state.step + 1,
        stepsSinceShownAsQuestion: event.as_question ? 0 : state.stepsSinceShownAsQuestion + 1,
      };
    case 'answer': {
      const { question_id, answer } = event;
      return {
        ...state,
        current: null,
        isUnanswered: false,
        answers: [...withoutAnswer(state, question_id), { question_id, answer }],
        moves: [
          ...state.moves,
          { kind: 'answer', question_id, answer, before: stateBefore(state) },
        ],
        answeredInRow: state.answeredInRow + 1,
        unknownInRow: state.unknownInRow + Number(answer === 'IDontKnow'),
      };
    }
    case 'feedback':
      return applyFeedback(state, event);
    case 'undo':
      return applyUndo(state, event);
    case 'profile':
      return state;
    case 'hints':
      return { ...state, dismissedHints: [], isUnanswered: true };
    case 'give_up':
      return { ...state, current: event };
  }
}

function stateBefore(state: SessionState): Move['before'] {
  const { current, feedbacks, kept, shown } = state;
  return { current, feedbacks, kept, shown, ...policyCounters(state) };
}

/** Only feedback on the current idea leads to another step; on other ideas, the last feedback counts. */
function applyFeedback(
  state: SessionState,
  event: Extract<SessionEvent, { kind: 'feedback' }>,
): SessionState {
  const { feedback, idea_id, as_question } = event;
  if (feedback === 'SawIdea') return { ...state, seen: withIdea(state.seen, idea_id) };
  if (feedback === 'ClickedOnIdea') return { ...state, clicked: withIdea(state.clicked, idea_id) };
  const isCurrent = isCurrentIdea(state.current, idea_id);
  const given: GivenFeedback = {
    ...{ idea_id, feedback },
    proposed: isCurrent && state.current?.kind === 'idea' && !state.current.as_question,
  };
  const moved: SessionState = {
    ...state,
    isUnanswered: false,
    shown: withIdea(state.shown, idea_id),
    moves: [...state.moves, { kind: 'feedback', ...given, before: stateBefore(state) }],
  };
  if (feedback === 'GoodIdea' && !as_question) {
    return { ...moved, current: { kind: 'end', idea_id } };
  }
  if (feedback === 'Reset') return { ...moved, current: null, feedbacks: [], refusedInRow: 0 };
  const isGood = feedback === 'GoodIdea';
  const refused = isCurrent && REFUSING_FEEDBACKS.includes(feedback);
  return {
    ...moved,
    current: isCurrent ? null : state.current,
    feedbacks: [...feedbacksOnOthers(state.feedbacks, idea_id), given],
    kept: isGood ? withIdea(state.kept, idea_id) : withoutIdea(state.kept, idea_id),
    refusedInRow: isGood ? 0 : state.refusedInRow + Number(refused),
  };
}

/** The state that follows from a whole log. */
export function replay(events: readonly SessionEvent[]): SessionState {
  return events.reduce(applyEvent, EMPTY_SESSION);
}
