import type { Category } from '#modules/catalogue/shared.ts';
import type { QuestionProblem } from './shared.ts';

/** A question with its labels other than None, and what the last searches answered to it. */
export type ListedQuestion = {
  id: number;
  content: string;
  category: Category;
  labels: number;
  asked: number;
  yes: number;
  no: number;
  unknown: number;
  problem: QuestionProblem | null;
};

export type QuestionFilters = {
  /** In its text; empty for any. */
  q: string;
  category: Category | null;
  /** Only those that the account proposed or had changed. */
  own: boolean;
  problem: QuestionProblem | null;
};

export type QuestionOrder = 'text' | 'category' | 'labels' | 'asked' | 'yes' | 'no' | 'unknown';
