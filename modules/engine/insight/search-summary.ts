import type { Feedback } from '../protocol.ts';
import { replay, type SessionEvent, type SessionState } from '../session/index.server.ts';
import type { EndKind } from './shared.ts';

/** An event of a search with its time, in ms since 1970. */
export type TimedEvent = SessionEvent & { at: number };

/** What became of a shown idea: `verdict` is the last feedback about it that was not taken back, null without any. */
export type IdeaOutcome = {
  idea_id: number;
  accepted: boolean;
  clicked: boolean;
  verdict: Verdict | null;
};

/** Feedback that says what the visitor thinks of an idea. A Reset makes the engine forget what was said, not us. */
export type Verdict = Exclude<Feedback, 'SawIdea' | 'ClickedOnIdea' | 'Reset'>;

/** What became of an asked question; an answer that was taken back is none. */
export type QuestionOutcome = {
  question_id: number;
  answer: 'yes' | 'probably_yes' | 'unknown' | 'probably_no' | 'no' | null;
  /** An answer to it was taken back, once at least. */
  undone: boolean;
  /** It was the last thing that a visitor who left was shown. */
  left_at: boolean;
};

/** What a search amounts to: the figures of a row of `search_fact`, and those of its ideas and questions. */
export type SearchSummary = {
  end_kind: EndKind;
  accepted_idea: number | null;
  /** Questions put to the visitor, each once. */
  asked: number;
  /** Answers that were not taken back, and those of them that are « I do not know ». */
  answers: number;
  unknown: number;
  /** Moves that were taken back. */
  undone: number;
  /** Ideas that the visitor saw, each once: proposed, or judged or opened among the highlights or in the square. */
  shown: number;
  /** Ideas that the visitor does not want, by what was said of each last, and those of them that do not fit at all (InconsistentIdea). */
  refused: number;
  inconsistent: number;
  /** Ideas that were called good and gone on from. */
  kept: number;
  /** Ideas whose shop the visitor went to. */
  clicked: number;
  /** Questions put before the first idea was proposed; null when none was. */
  questions_to_idea: number | null;
  /** Ideas proposed until one was accepted; null when none was. */
  proposals_to_accepted: number | null;
  /** From the first event to the last, in seconds. */
  seconds: number;
  ideas: IdeaOutcome[];
  questions: QuestionOutcome[];
};

/** Feedback by which a visitor does not want an idea. */
const REFUSALS: readonly (Verdict | null)[] = [
  'BadIdea',
  'InconsistentIdea',
  'HasAlready',
  'YouAreClose',
  'YouCanDoBetter',
];

const OUTCOME = {
  Yes: 'yes',
  Good: 'yes',
  ProbablyYes: 'probably_yes',
  IDontKnow: 'unknown',
  ProbablyNo: 'probably_no',
  No: 'no',
  Bad: 'no',
} as const;

/** Sums up the log of a search, in order. */
export function summarizeSearch(events: readonly TimedEvent[]): SearchSummary {
  const state = replay(events);
  const accepted_idea = state.current?.kind === 'end' ? state.current.idea_id : null;
  const end_kind = endOf(state);
  const ideas = ideaOutcomes(events, state, accepted_idea);
  const questions = questionOutcomes(events, state, end_kind);
  const first = events.findIndex(({ kind }) => kind === 'idea');
  return {
    end_kind,
    accepted_idea,
    asked: questions.length,
    answers: state.answers.length,
    unknown: state.answers.filter(({ answer }) => answer === 'IDontKnow').length,
    undone: events.filter(({ kind }) => kind === 'undo').length,
    shown: ideas.length,
    refused: ideas.filter(({ verdict }) => REFUSALS.includes(verdict)).length,
    inconsistent: ideas.filter(({ verdict }) => verdict === 'InconsistentIdea').length,
    kept: ideas.filter(({ verdict }) => verdict === 'GoodIdea').length,
    clicked: state.clicked.length,
    questions_to_idea: first === -1 ? null : questionsIn(events.slice(0, first)).size,
    proposals_to_accepted: accepted_idea === null ? null : proposedIn(events).size,
    seconds: Math.max(0, Math.round(((events.at(-1)?.at ?? 0) - (events[0]?.at ?? 0)) / 1000)),
    ideas,
    questions,
  };
}

/** How a search ended: the one place that says so. */
export function endOf({ current, clicked }: Pick<SessionState, 'current' | 'clicked'>): EndKind {
  if (current?.kind === 'end') return 'accepted';
  if (clicked.length > 0) return 'clicked';
  return current?.kind === 'give_up' ? 'gave_up' : 'left';
}

function ideaOutcomes(
  events: readonly SessionEvent[],
  { moves, clicked }: SessionState,
  acceptedIdea: number | null,
): IdeaOutcome[] {
  const verdicts = new Map<number, Verdict>();
  for (const move of moves) {
    if (move.kind === 'feedback' && isVerdict(move.feedback)) {
      verdicts.set(move.idea_id, move.feedback);
    }
  }
  return [...shownIn(events)].map((idea_id) => {
    const accepted = idea_id === acceptedIdea;
    const verdict = accepted ? null : (verdicts.get(idea_id) ?? null);
    return { idea_id, accepted, clicked: clicked.includes(idea_id), verdict };
  });
}

function isVerdict(feedback: Feedback): feedback is Verdict {
  return feedback !== 'SawIdea' && feedback !== 'ClickedOnIdea' && feedback !== 'Reset';
}

function questionOutcomes(
  events: readonly SessionEvent[],
  { answers, current }: SessionState,
  end: EndKind,
): QuestionOutcome[] {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, OUTCOME[answer]]));
  const undone = new Set(
    events.flatMap((event) => (event.kind === 'undo' ? event.question_id : [])),
  );
  const last = end === 'left' && current?.kind === 'question' ? current.question_id : null;
  return [...questionsIn(events)].map((question_id) => ({
    question_id,
    answer: given.get(question_id) ?? null,
    undone: undone.has(question_id),
    left_at: question_id === last,
  }));
}

function questionsIn(events: readonly SessionEvent[]): Set<number> {
  return new Set(events.flatMap((event) => (event.kind === 'question' ? event.question_id : [])));
}

function proposedIn(events: readonly SessionEvent[]): Set<number> {
  return new Set(events.flatMap((event) => (event.kind === 'idea' ? event.idea_id : [])));
}

function shownIn(events: readonly SessionEvent[]): Set<number> {
  const named = events.flatMap((event) =>
    event.kind === 'idea' || event.kind === 'feedback' ? event.idea_id : [],
  );
  return new Set(named);
}
