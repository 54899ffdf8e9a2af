import { z } from 'zod';
import { type Category, type Idea, ideaKeySchema } from '#modules/catalogue/shared.ts';
import { startSchema } from './profile.ts';

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

/** Feedback that decides about an idea, as against what merely happened to it. */
export const DECISION_FEEDBACKS: readonly Feedback[] = [
  'GoodIdea',
  'HasAlready',
  'YouAreClose',
  'YouCanDoBetter',
  'BadIdea',
  'InconsistentIdea',
  'Reset',
];

/** Feedback after which the idea stays on the table; any other moves on to the next step. */
export const KEEPING_FEEDBACKS: readonly Feedback[] = ['ClickedOnIdea', 'GoodIdea', 'SawIdea'];

export const HIGHLIGHTS_MAX = 9;

/** A session id: 128 random bits in base64url. */
export const sidSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

const questionId = z.int().positive();

export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('FLOW_ID'), start: startSchema }),
  z.strictObject({
    type: z.literal('START_SYNC'),
    start: startSchema.nullable(),
    flow_id: z.string().max(64).nullable(),
  }),
  z.strictObject({ type: z.literal('GET_CURRENT_STEP'), id: z.string().max(64) }),
  z.strictObject({
    type: z.literal('ANSWER'),
    flow_id: z.string().max(64),
    question_id: questionId,
    answer: z.enum(ANSWERS),
  }),
  z.strictObject({
    type: z.literal('IDEA_FEEDBACK'),
    flow_id: z.string().max(64),
    idea_key: ideaKeySchema,
    feedback: z.enum(FEEDBACKS),
    aaq: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('IHC'),
    n: z.int().min(0).max(HIGHLIGHTS_MAX),
    id: z.string().max(64),
  }),
  z.strictObject({
    type: z.literal('M'),
    f: z.string().max(64),
    k: z.string().regex(/^[a-z_]{1,40}$/),
    v: z.number().min(0).max(1e9),
  }),
  z.strictObject({
    type: z.literal('UNDO'),
    flow_id: z.string().max(64),
    question_id: questionId.nullable(),
  }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

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

/** What a session shows now. `answered` lists the visitor's own answers, oldest first. */
export type Step =
  | { kind: 'question'; question: AskedQuestion; answered: AnsweredQuestion[]; step: number }
  | { kind: 'idea'; idea: ProposedIdea; aaq: boolean; answered: AnsweredQuestion[]; step: number }
  | { kind: 'end'; idea: ProposedIdea }
  | { kind: 'give_up' };

export type ServerMessage =
  | { type: 'FLOW_ID'; id: string }
  | { type: 'INVALID_FLOW_ID' }
  | { type: 'QUESTION'; question: AskedQuestion; answered: AnsweredQuestion[]; step: number }
  | { type: 'IDEA'; idea: ProposedIdea; aaq: boolean }
  | { type: 'END' }
  | { type: 'GIVE_UP' }
  | { type: 'R' }
  | { type: 'IH'; ideas: ProposedIdea[] }
  | { type: 'DEBUG_INFO'; state: unknown; stored: unknown }
  | { type: 'ERROR'; code: string; message: string };
