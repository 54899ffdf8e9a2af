import type { Answer, Feedback } from '../protocol.ts';

/** What the engine chose to show next. */
export type ShownStep =
  | { kind: 'question'; question_id: number }
  | { kind: 'idea'; idea_id: number; as_question: boolean }
  | { kind: 'give_up' };

/** One event of a session's log. Ideas and questions are named by their ids in the catalogue. */
export type SessionEvent =
  | ShownStep
  | { kind: 'answer'; question_id: number; answer: Answer }
  | { kind: 'feedback'; idea_id: number; feedback: Feedback; as_question: boolean }
  | Undo
  /** The profile of the recipient was changed; with « hints », the hints as well. */
  | { kind: 'profile' | 'hints' };

/** Takes back the answer to a question, or the last feedback on an idea: one of the two is null. */
export type Undo = { kind: 'undo'; question_id: number | null; idea_id: number | null };

/** What a session shows now. */
export type Current =
  | { kind: 'question'; question_id: number }
  | { kind: 'idea'; idea_id: number; as_question: boolean }
  | { kind: 'end'; idea_id: number }
  | { kind: 'give_up' };

/** `proposed` on the card that proposed the idea: not among the highlights, nor shown as a question. */
export type GivenFeedback = { idea_id: number; feedback: Feedback; proposed: boolean };

/** What the visitor did and can take back, with the state before that it restores. */
export type Move = (
  | { kind: 'answer'; question_id: number; answer: Answer }
  | ({ kind: 'feedback' } & GivenFeedback)
) & {
  before: Pick<SessionState, 'current' | 'feedbacks' | 'kept' | 'shown' | keyof PolicyCounters>;
};

/** What the policy counts. */
export type PolicyCounters = {
  answeredInRow: number;
  /** Those of them that the visitor did not know. */
  unknownInRow: number;
  refusedInRow: number;
  stepsSinceShownAsQuestion: number;
};

/** The state that follows from a session's log. */
export type SessionState = PolicyCounters & {
  /** Null when the next step is still to be chosen. */
  current: Current | null;
  answers: readonly { question_id: number; answer: Answer }[];
  /** Questions whose inferred answer, from hints or the profile, the visitor took back. */
  dismissed: readonly number[];
  /** Those of them that were taken back since the hints were last changed: other hints may name them again. */
  dismissedHints: readonly number[];
  /** Nothing was answered since the hints were last changed. */
  isUnanswered: boolean;
  /** The last feedback on each idea, in order; a Reset empties it. */
  feedbacks: readonly GivenFeedback[];
  /** Ideas called good without ending the search, whatever was reset since. */
  kept: readonly number[];
  /** Answers and feedback in the order given, except what was taken back. */
  moves: readonly Move[];
  /** Never proposed again, whatever was reset. */
  shown: readonly number[];
  /** Ideas that the visitor's screen has shown, and those whose page was opened: each is stored once. */
  seen: readonly number[];
  clicked: readonly number[];
  /** Steps shown so far. */
  step: number;
};

export const EMPTY_SESSION: SessionState = {
  current: null,
  answers: [],
  dismissed: [],
  dismissedHints: [],
  isUnanswered: true,
  feedbacks: [],
  kept: [],
  moves: [],
  shown: [],
  seen: [],
  clicked: [],
  answeredInRow: 0,
  unknownInRow: 0,
  refusedInRow: 0,
  stepsSinceShownAsQuestion: 0,
  step: 0,
};

export function policyCounters({
  answeredInRow,
  unknownInRow,
  refusedInRow,
  stepsSinceShownAsQuestion,
}: PolicyCounters): PolicyCounters {
  return { answeredInRow, unknownInRow, refusedInRow, stepsSinceShownAsQuestion };
}

export function withoutAnswer(state: SessionState, questionId: number) {
  return state.answers.filter(({ question_id }) => question_id !== questionId);
}

export function isCurrentIdea(current: Current | null, ideaId: number): boolean {
  return current?.kind === 'idea' && current.idea_id === ideaId;
}

export function feedbacksOn(feedbacks: SessionState['feedbacks'], ideaId: number) {
  return feedbacks.filter(({ idea_id }) => idea_id === ideaId);
}

export function feedbacksOnOthers(feedbacks: SessionState['feedbacks'], ideaId: number) {
  return feedbacks.filter(({ idea_id }) => idea_id !== ideaId);
}

export function withIdea(ideas: readonly number[], idea: number): readonly number[] {
  return ideas.includes(idea) ? ideas : [...ideas, idea];
}

export function withoutIdea(ideas: readonly number[], idea: number): readonly number[] {
  return ideas.includes(idea) ? ideas.filter((other) => other !== idea) : ideas;
}
