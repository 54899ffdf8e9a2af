import type { Label } from '#modules/catalogue/shared.ts';

/** An idea as the screens for labelling show it. */
export type ShownIdea = {
  id: number;
  /** `12:ABC` */
  key: string;
  title: string;
  description: string;
  image: string;
  /** For reading; null when unknown. */
  price: string | null;
};

export type ShownQuestion = { id: number; text: string };

/** An idea and a question to label. */
export type ShownPair = {
  idea: ShownIdea;
  question: ShownQuestion;
  /** What is predicted, or the catalogue says; null where nothing does. */
  suggestion: Label | null;
  /** What stands above the question in place of what every pair is asked. */
  note?: string;
  /** What the contributor said before; null where nothing was said. */
  own: Label | null;
};

/** One key for a pair, in lists and in addresses. */
export function pairKey({ idea, question }: Pick<ShownPair, 'idea' | 'question'>): string {
  return `${idea.id}:${question.id}`;
}
