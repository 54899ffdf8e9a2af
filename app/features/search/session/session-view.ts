import { formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import type {
  Answer,
  AnsweredQuestion,
  Feedback,
  JudgedIdea,
  ProposedIdea,
  SessionHistory,
  Step,
} from '#modules/engine/shared.ts';

/** What a visitor does to move on. One at a time: the next waits for the server's next step. */
export type Move =
  | { type: 'ANSWER'; question_id: number; answer: Answer }
  | { type: 'IDEA_FEEDBACK'; idea_key: IdeaKey; feedback: Feedback; aaq: boolean }
  | { type: 'UNDO'; question_id: number }
  /** Takes back the last feedback about an idea. */
  | { type: 'UNDO'; question_id: null; idea_key: IdeaKey };

/** All that a page shows of a search. A new object for every change. */
export type SessionView = {
  readonly sid: string | null;
  readonly step: Step | null;
  readonly answered: readonly AnsweredQuestion[];
  readonly judged: readonly JudgedIdea[];
  /** Ideas called good and gone on from. */
  readonly kept: readonly ProposedIdea[];
  /** The server has sent a step to this page: moves may be given to the client, even while it reconnects. */
  readonly connected: boolean;
  /** A move is on its way, or the first step has not come yet. */
  readonly waiting: boolean;
  /** The move that is on its way. */
  readonly move: Move | null;
  readonly highlights: readonly ProposedIdea[];
  /** The greatest price of the search, in cents, as far as a step has told it; it holds for the found gift as well. */
  readonly greatestPrice: number | undefined;
  readonly debug: { state: unknown; stored: unknown } | null;
  /** The server cannot be reached, and has not been for a while: what is decided is kept until it can. */
  readonly away: boolean;
  /** How many times the server reset the feedback about ideas (`R`). */
  readonly resets: number;
};

/** What is known of a search when it has ended with a found gift. */
export type FoundGiftContext = Pick<SessionView, 'sid' | 'kept' | 'highlights' | 'greatestPrice'>;

/** What the page around the client has to do about a session. */
export type SessionEvents = {
  /** A session began (its id), or ended (null). */
  flowId(id: string | null): void;
  /** Neither a session nor criteria are left: back to home, silently. */
  invalid(): void;
  /** A query began (1) or ended (-1). */
  pending(delta: 1 | -1): void;
  /** Asked when the server has not answered for `graceMs`: is it unreachable, or merely slow? */
  isServerGone(): Promise<boolean>;
  /** The search ended with this idea; beside it lie the ideas that were kept, and the best of the others. */
  found(idea: ProposedIdea, beside: FoundGiftContext): void;
  /** The server rejected a message, with the reason in French. */
  rejected(message: string): void;
  /**
   * The socket does not reconnect: the page should post this move (or, when null, ask for the current step) by a form.
   * Called at every failed attempt.
   */
  fallBack(move: Move | null, sid: string | null): void;
};

/** Names a move among those that one step offers, so that the button that made it is recognised. */
export function moveName(move: Move): string {
  switch (move.type) {
    case 'ANSWER':
      return `answer ${move.answer}`;
    case 'IDEA_FEEDBACK':
      return `feedback ${formatIdeaKey(move.idea_key)} ${move.feedback} ${move.aaq}`;
    case 'UNDO':
      return `undo ${'idea_key' in move ? formatIdeaKey(move.idea_key) : move.question_id}`;
  }
}

/** Names a step, so that the same one sent twice is recognised. */
export function stepName(step: Step | null): string {
  if (step?.kind === 'question') return `question ${step.question.id}`;
  if (step?.kind === 'idea') return `idea ${formatIdeaKey(step.idea.key)}`;
  return step?.kind ?? 'none';
}

/** Answers and feedback before a step; empty where there is no step yet. */
export function historyOf(step: Step | null): SessionHistory {
  const { answered = [], judged = [], kept = [] }: Partial<SessionHistory> = step ?? {};
  return { answered, judged, kept };
}

/** The greatest price that a step tells, in cents; the last ones tell none. */
export function greatestPriceOf(step: Step | null): number | undefined {
  const { recipient }: Partial<SessionHistory> = step ?? {};
  return recipient?.price_max_cents;
}

/**
 * Whether a step comes with as many answers and feedback as the page shows: a move that was made has changed that, or
 * the step.
 */
export function hasSameHistory(step: Step, view: SessionView): boolean {
  const { answered, judged } = historyOf(step);
  return (
    answered.length === view.answered.length &&
    judged.length === view.judged.length &&
    judged.every(({ feedback }, index) => feedback === view.judged[index]?.feedback)
  );
}

/** A search that stands at a step, before the server has sent anything, or when none is asked. */
export function viewOfStep(sid: string | null, step: Step | null): SessionView {
  return {
    sid,
    step,
    ...historyOf(step),
    greatestPrice: greatestPriceOf(step),
    connected: false,
    waiting: !step,
    move: null,
    highlights: [],
    debug: null,
    away: false,
    resets: 0,
  };
}
