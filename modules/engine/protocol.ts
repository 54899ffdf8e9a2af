import {
  AUTOMATED_ANSWER_VALUE,
  AUTOMATED_ANSWERS,
  type Category,
  type Idea,
  type IdeaKey,
} from '#modules/catalogue/shared.ts';
import type { DescribedRecipient } from './profile.ts';

/** Answers in their fixed order. Good and Bad are for tag questions only. */
export const ANSWERS = [...AUTOMATED_ANSWERS, 'Good', 'Bad'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What an answer is worth as evidence: Good and Bad are a tag's yes and no. */
export const ANSWER_VALUE: Record<Answer, number> = { ...AUTOMATED_ANSWER_VALUE, Good: 1, Bad: -1 };

/** Idea feedback kinds in their fixed order. */
export const FEEDBACKS = [
  'ClickedOnIdea',
  'GoodIdea',
  'BadIdea',
  'YouCanDoBetter',
  'YouAreClose',
  'InconsistentIdea',
  'Reset',
  'SawIdea',
  'HasAlready',
  'IDontKnow',
] as const;
export type Feedback = (typeof FEEDBACKS)[number];

export const HIGHLIGHTS_MAX = 9;

/** What browsers measure, in milliseconds, each once a search. */
export const METRICS = ['time_to_first_question'] as const;
export type Metric = (typeof METRICS)[number];

export type AskedQuestion = {
  id: number;
  /** Interrogative form for the recipient. */
  content: string;
  category: Category;
  is_tag: boolean;
  allow_doubt: boolean;
};

export type AnsweredQuestion = {
  question_id: number;
  content: string;
  answer: Answer;
  /** What the answer was inferred from, where the visitor did not give it: the hints, or a rule. */
  origin?: 'hint' | 'profile';
  /** It is one of many that rules give, most of them only probable: they are listed apart. */
  supposed?: true;
};

/** An idea with up to three French reasons, the strongest first. */
export type ProposedIdea = Idea & {
  reasons: string[];
  /** Even its dearest version costs less than the least price of the search. */
  below_budget?: true;
};

/** A feedback that can be taken back; `after` is how many of the answers were given before it. */
export type JudgedIdea = { key: IdeaKey; title: string; feedback: Feedback; after: number };

/** How far a search has come: its belief amounts to `inPlay` equally likely ideas, of `all` ideas of the catalogue. */
export type Gathered = { inPlay: number; all: number };

/**
 * Answers and feedback so far, oldest first, which can be taken back, inferred answers before all others; and the kept ideas.
 */
export type SessionHistory = {
  answered: AnsweredQuestion[];
  judged: JudgedIdea[];
  kept: ProposedIdea[];
  recipient?: DescribedRecipient;
  /** Words of the hints that match nothing, until the first move. */
  missed?: string[];
};

/**
 * What a session shows now. The idea a session ended on is null when the catalogue no longer has it; `kept` lists
 * the other ones.
 */
export type Step =
  | ({
      kind: 'question';
      question: AskedQuestion;
      step: number;
      gathered?: Gathered;
    } & SessionHistory)
  | ({ kind: 'idea'; idea: ProposedIdea; aaq: boolean; step: number } & SessionHistory)
  | { kind: 'end'; idea: ProposedIdea | null; kept: ProposedIdea[] }
  | { kind: 'give_up'; kept: ProposedIdea[] };

/** What was added to the protocol later is optional in its frames. */
type HistoryInFrame = Pick<SessionHistory, 'answered'> & Partial<SessionHistory>;

export type ServerMessage =
  | { type: 'FLOW_ID'; id: string }
  | { type: 'INVALID_FLOW_ID' }
  | ({
      type: 'QUESTION';
      question: AskedQuestion;
      step: number;
      gathered?: Gathered;
    } & HistoryInFrame)
  | ({ type: 'IDEA'; idea: ProposedIdea; aaq: boolean } & HistoryInFrame)
  | { type: 'END'; idea?: ProposedIdea | null; kept?: ProposedIdea[] }
  | { type: 'GIVE_UP'; kept?: ProposedIdea[] }
  | { type: 'R' }
  | { type: 'IH'; ideas: ProposedIdea[] }
  | { type: 'DEBUG_INFO'; state: unknown; stored: unknown }
  | { type: 'ERROR'; code: string; message: string };
