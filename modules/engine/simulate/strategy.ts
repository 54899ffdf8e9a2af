/** Whom the gift is for, in the engine's units: months, cents, index of the subject. */
export type Profile = {
  recipient: number;
  ageMonths: number;
  priceMin: number;
  priceMax: number;
  christmas: boolean;
};

/** What a simulated visitor may say of an idea. */
export type Feedback =
  | 'HasAlready'
  | 'YouAreClose'
  | 'YouCanDoBetter'
  | 'BadIdea'
  | 'IDontKnow'
  | 'GoodIdea';

/** What one visitor said so far, in order: all that a strategy may know of them. */
export type Said = {
  profile: Profile;
  events: readonly SaidEvent[];
};

export type SaidEvent =
  | { kind: 'answer'; question: number; value: number }
  | { kind: 'feedback'; idea: number; feedback: Feedback; asQuestion: boolean };

export type Step =
  | { kind: 'question'; question: number }
  | { kind: 'idea'; idea: number; asQuestion: boolean }
  | { kind: 'give_up' };

/** A way to lead a visit. The same words and the same seed get the same step. */
export type Strategy = {
  name: string;
  next(said: Said, seed: number): Step;
};

/** What the engine is compared with asks as many questions as it may before its first idea, then a few between ideas. */
const ASKED_FIRST = 8;
const ASKED_BETWEEN = 2;

/** Whether a question comes before the next idea. */
export function isTimeToAsk({ events }: Said): boolean {
  const lastIdea = events.findLastIndex(({ kind }) => kind === 'feedback');
  return events.length - 1 - lastIdea < (lastIdea < 0 ? ASKED_FIRST : ASKED_BETWEEN);
}
