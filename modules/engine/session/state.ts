import type { Answer, Feedback } from '../protocol.ts';

/** One line of a session's log. Ideas and questions are named by their ids in the catalogue. */
export type SessionEvent =
  | { kind: 'question'; question_id: number }
  | { kind: 'answer'; question_id: number; answer: Answer }
  | { kind: 'idea'; idea_id: number; as_question: boolean }
  | { kind: 'feedback'; idea_id: number; feedback: Feedback; as_question: boolean }
  | Undo
  /** The recipient was described anew; with « hints », those were typed anew as well. */
  | { kind: 'profile' | 'hints' }
  | { kind: 'give_up' };

/** Takes back the answer to a question, or the last word about an idea: one of the two is null. */
type Undo = { kind: 'undo'; question_id: number | null; idea_id: number | null };

/** What is on the table. */
export type Current =
  | { kind: 'question'; question_id: number }
  | { kind: 'idea'; idea_id: number; as_question: boolean }
  | { kind: 'end'; idea_id: number }
  | { kind: 'give_up' };

type GivenFeedback = { idea_id: number; feedback: Feedback };

/** What the visitor did and can take back, with how the search stood before. */
export type Move = (
  | { kind: 'answer'; question_id: number; answer: Answer }
  | ({ kind: 'feedback' } & GivenFeedback)
) & { before: Pick<SessionState, 'current' | 'feedbacks' | 'kept' | 'shown' | keyof Rhythm> };

/** What the policy counts. */
type Rhythm = { answeredInRow: number; refusedInRow: number; stepsSinceShownAsQuestion: number };

/** What a log amounts to. */
export type SessionState = Rhythm & {
  /** Null when the next step is still to be chosen. */
  current: Current | null;
  answers: readonly { question_id: number; answer: Answer }[];
  /** Questions that hints or the profile answered, until the visitor took that back. */
  forgotten: readonly number[];
  /** Those of them that were taken back since the hints were typed: other hints may name them again. */
  forgottenHints: readonly number[];
  /** Nothing was said since the hints were typed. */
  isFresh: boolean;
  /** The last word about each idea, in order; forgotten by a Reset. */
  feedbacks: readonly GivenFeedback[];
  /** Ideas called good and gone on from, whatever was reset since. */
  kept: readonly number[];
  /** Answers and feedback in the order given, but for what was taken back. */
  moves: readonly Move[];
  /** Never proposed again, whatever was reset. */
  shown: readonly number[];
  /** Ideas that the visitor's screen has shown, and those whose page was opened: each is told once. */
  seen: readonly number[];
  clicked: readonly number[];
  /** Steps shown so far. */
  step: number;
};

export const EMPTY_SESSION: SessionState = {
  current: null,
  answers: [],
  forgotten: [],
  forgottenHints: [],
  isFresh: true,
  feedbacks: [],
  kept: [],
  moves: [],
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
        shown: withIdea(state.shown, event.idea_id),
        answeredInRow: 0,
        step: state.step + 1,
        stepsSinceShownAsQuestion: event.as_question ? 0 : state.stepsSinceShownAsQuestion + 1,
      };
    case 'answer': {
      const { question_id, answer } = event;
      return {
        ...state,
        current: null,
        isFresh: false,
        answers: [...withoutAnswer(state, question_id), { question_id, answer }],
        moves: [...state.moves, { kind: 'answer', question_id, answer, before: aside(state) }],
        answeredInRow: state.answeredInRow + 1,
      };
    }
    case 'feedback':
      return applyFeedback(state, event);
    case 'undo':
      return takeBack(state, event);
    case 'profile':
      return state;
    case 'hints':
      return { ...state, forgottenHints: [], isFresh: true };
    case 'give_up':
      return { ...state, current: event };
  }
}

function withoutAnswer(state: SessionState, questionId: number) {
  return state.answers.filter(({ question_id }) => question_id !== questionId);
}

function aside(state: SessionState): Move['before'] {
  const { current, feedbacks, kept, shown } = state;
  return { current, feedbacks, kept, shown, ...rhythm(state) };
}

function rhythm({ answeredInRow, refusedInRow, stepsSinceShownAsQuestion }: Rhythm): Rhythm {
  return { answeredInRow, refusedInRow, stepsSinceShownAsQuestion };
}

function isOnTable(current: Current | null, ideaId: number): boolean {
  return current?.kind === 'idea' && current.idea_id === ideaId;
}

/** Only what is said of the idea on the table moves the search on; of another idea, the last word counts. */
function applyFeedback(
  state: SessionState,
  event: Extract<SessionEvent, { kind: 'feedback' }>,
): SessionState {
  const { feedback, idea_id, as_question } = event;
  if (feedback === 'SawIdea') return { ...state, seen: withIdea(state.seen, idea_id) };
  if (feedback === 'ClickedOnIdea') return { ...state, clicked: withIdea(state.clicked, idea_id) };
  const shown = withIdea(state.shown, idea_id);
  if (feedback === 'GoodIdea' && !as_question) {
    return { ...state, current: { kind: 'end', idea_id }, shown };
  }
  const moved: SessionState = {
    ...state,
    isFresh: false,
    shown,
    moves: [...state.moves, { kind: 'feedback', idea_id, feedback, before: aside(state) }],
  };
  if (feedback === 'Reset') return { ...moved, current: null, feedbacks: [], refusedInRow: 0 };
  const isGood = feedback === 'GoodIdea';
  const onTable = isOnTable(state.current, idea_id);
  const refused = onTable && REFUSALS.includes(feedback);
  return {
    ...moved,
    current: onTable ? null : state.current,
    feedbacks: [...about(state.feedbacks, idea_id, false), { idea_id, feedback }],
    kept: isGood ? withIdea(state.kept, idea_id) : withoutIdea(state.kept, idea_id),
    refusedInRow: isGood ? 0 : state.refusedInRow + Number(refused),
  };
}

/**
 * Takes back an answer, or the last word about an idea: what was on the table then is there again. The idea that makes
 * room for it got no verdict and can be proposed again. What was said later stands. An answer that nobody gave is
 * forgotten.
 */
function takeBack(state: SessionState, { question_id, idea_id }: Undo): SessionState {
  const at = state.moves.findLastIndex((move) =>
    move.kind === 'answer' ? move.question_id === question_id : move.idea_id === idea_id,
  );
  const move = state.moves[at];
  if (!move) return forget(state, question_id);
  const undone: SessionState = {
    ...state,
    ...(at === state.moves.length - 1 && rhythm(move.before)),
    moves: state.moves.toSpliced(at, 1),
    step: state.step + 1,
  };
  if (move.kind === 'answer') {
    const { question_id } = move;
    const answers = withoutAnswer(state, question_id);
    return putBack({ ...undone, answers }, { kind: 'question', question_id });
  }
  const { before } = move;
  const forgotten = unsay(undone, move);
  return isOnTable(before.current, move.idea_id) ? putBack(forgotten, before.current) : forgotten;
}

/** Nothing that hints or the profile answer to a question counts any more. */
function forget(state: SessionState, questionId: number | null): SessionState {
  if (questionId === null) return state;
  return {
    ...state,
    isFresh: false,
    forgotten: [...state.forgotten, questionId],
    forgottenHints: [...state.forgottenHints, questionId],
  };
}

/** What was thought of ideas before a feedback was given. */
function unsay(state: SessionState, move: Extract<Move, { kind: 'feedback' }>): SessionState {
  const { before, idea_id, feedback } = move;
  if (feedback === 'Reset') {
    return { ...state, feedbacks: [...before.feedbacks, ...state.feedbacks] };
  }
  return {
    ...state,
    feedbacks: [
      ...about(state.feedbacks, idea_id, false),
      ...about(before.feedbacks, idea_id, true),
    ],
    kept: before.kept.includes(idea_id)
      ? withIdea(state.kept, idea_id)
      : withoutIdea(state.kept, idea_id),
    shown: before.shown.includes(idea_id) ? state.shown : withoutIdea(state.shown, idea_id),
  };
}

/** Puts something on the table again; an idea that lies there goes back among those to propose. */
function putBack(state: SessionState, current: Current | null): SessionState {
  const { current: leaving, shown, seen } = state;
  if (leaving?.kind !== 'idea') return { ...state, current };
  const { idea_id } = leaving;
  return { ...state, current, shown: withoutIdea(shown, idea_id), seen: withIdea(seen, idea_id) };
}

function about(feedbacks: SessionState['feedbacks'], ideaId: number, wanted: boolean) {
  return feedbacks.filter(({ idea_id }) => (idea_id === ideaId) === wanted);
}

function withIdea(ideas: readonly number[], idea: number): readonly number[] {
  return ideas.includes(idea) ? ideas : [...ideas, idea];
}

function withoutIdea(ideas: readonly number[], idea: number): readonly number[] {
  return ideas.includes(idea) ? ideas.filter((other) => other !== idea) : ideas;
}

/** The state a whole log amounts to. */
export function replay(events: readonly SessionEvent[]): SessionState {
  return events.reduce(applyEvent, EMPTY_SESSION);
}
