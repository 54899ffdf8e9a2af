import {
  type Current,
  feedbacksOn,
  feedbacksOnOthers,
  isCurrentIdea,
  type Move,
  policyCounters,
  type SessionState,
  type Undo,
  withIdea,
  withoutAnswer,
  withoutIdea,
} from './state.ts';

/**
 * Takes back an answer, or the last feedback on an idea: what was current then is current again. The idea that it replaces
 * got no feedback and can be proposed again. What was answered later stays. An inferred answer is dismissed. A search that
 * ended goes on where its found gift was accepted.
 */
export function applyUndo(state: SessionState, { question_id, idea_id }: Undo): SessionState {
  const at = state.moves.findLastIndex((move) =>
    move.kind === 'answer' ? move.question_id === question_id : move.idea_id === idea_id,
  );
  const move = state.moves[at];
  if (!move) return dismissInferred(state, question_id);
  const undone: SessionState = {
    ...state,
    ...(at === state.moves.length - 1 && policyCounters(move.before)),
    moves: state.moves.toSpliced(at, 1),
    step: state.step + 1,
  };
  if (move.kind === 'answer') {
    const { question_id } = move;
    const answers = withoutAnswer(state, question_id);
    return showAgain({ ...undone, answers }, { kind: 'question', question_id });
  }
  const { before } = move;
  const undoneFeedback = undoFeedback(undone, move);
  return state.current?.kind === 'end' || isCurrentIdea(before.current, move.idea_id)
    ? showAgain(undoneFeedback, before.current)
    : undoneFeedback;
}

/** What hints or the profile answer to a question no longer counts. */
function dismissInferred(state: SessionState, questionId: number | null): SessionState {
  if (questionId === null) return state;
  return {
    ...state,
    isUnanswered: false,
    dismissed: [...state.dismissed, questionId],
    dismissedHints: [...state.dismissedHints, questionId],
  };
}

/** The feedback and kept ideas before a feedback was given. */
function undoFeedback(
  state: SessionState,
  move: Extract<Move, { kind: 'feedback' }>,
): SessionState {
  const { before, idea_id, feedback } = move;
  if (feedback === 'Reset') {
    return { ...state, feedbacks: [...before.feedbacks, ...state.feedbacks] };
  }
  return {
    ...state,
    feedbacks: [
      ...feedbacksOnOthers(state.feedbacks, idea_id),
      ...feedbacksOn(before.feedbacks, idea_id),
    ],
    kept: before.kept.includes(idea_id)
      ? withIdea(state.kept, idea_id)
      : withoutIdea(state.kept, idea_id),
    shown: before.shown.includes(idea_id) ? state.shown : withoutIdea(state.shown, idea_id),
  };
}

/** Makes something current again; an idea that was current instead can be proposed again. */
function showAgain(state: SessionState, current: Current | null): SessionState {
  const { current: leaving, shown, seen } = state;
  if (leaving?.kind !== 'idea') return { ...state, current };
  const { idea_id } = leaving;
  return { ...state, current, shown: withoutIdea(shown, idea_id), seen: withIdea(seen, idea_id) };
}
