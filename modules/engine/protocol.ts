import type { Category, Idea } from '#modules/catalogue/shared.ts';

/** Answers in their fixed order. Good and Bad are for tag questions only. */
export const ANSWERS = [
  'Yes',
  'ProbablyYes',
  'IDontKnow',
  'ProbablyNo',
  'No',
  'Good',
  'Bad',
] as const;
export type Answer = (typeof ANSWERS)[number];

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

export type AnsweredQuestion = { question_id: number; content: string; answer: Answer };

/** An idea with up to three French reasons, the strongest first. */
export type ProposedIdea = Idea & { reasons: string[] };

/**
 * What a session shows now. `answered` lists the visitor's own answers, oldest first; the idea a session ended on
 * is null when the catalogue no longer has it.
 */
export type Step =
  | { kind: 'question'; question: AskedQuestion; answered: AnsweredQuestion[]; step: number }
  | { kind: 'idea'; idea: ProposedIdea; aaq: boolean; answered: AnsweredQuestion[]; step: number }
  | { kind: 'end'; idea: ProposedIdea | null }
  | { kind: 'give_up' };

export type ServerMessage =
  | { type: 'FLOW_ID'; id: string }
  | { type: 'INVALID_FLOW_ID' }
  | { type: 'QUESTION'; question: AskedQuestion; answered: AnsweredQuestion[]; step: number }
  | { type: 'IDEA'; idea: ProposedIdea; aaq: boolean; answered: AnsweredQuestion[] }
  | { type: 'END' }
  | { type: 'GIVE_UP' }
  | { type: 'R' }
  | { type: 'IH'; ideas: ProposedIdea[] }
  | { type: 'DEBUG_INFO'; state: unknown; stored: unknown }
  | { type: 'ERROR'; code: string; message: string };
