/** Whom the gift is for, in the engine's units: months, cents, index of the subject. */
export type Profile = {
  recipient: number;
  ageMonths: number;
  priceMin: number;
  priceMax: number;
  christmas: boolean;
};

/** The feedback of a simulated visitor. */
export type Feedback =
  | 'HasAlready'
  | 'YouAreClose'
  | 'YouCanDoBetter'
  | 'BadIdea'
  | 'IDontKnow'
  | 'GoodIdea';

/** One visitor's answers and feedback so far, in order: all that a strategy may know. */
export type VisitHistory = {
  profile: Profile;
  events: readonly VisitEvent[];
};

export type VisitEvent =
  | { kind: 'answer'; question: number; value: number }
  | { kind: 'feedback'; idea: number; feedback: Feedback; asQuestion: boolean };

export type Step =
  | { kind: 'question'; question: number }
  | { kind: 'idea'; idea: number; asQuestion: boolean }
  | { kind: 'give_up' };

/** Chooses the steps of a visit. The same history and the same seed give the same step. */
export type Strategy = {
  name: string;
  next(history: VisitHistory, seed: number): Step;
};

/** Baselines ask this many questions before their first idea, then a few between ideas. */
const ASKED_FIRST = 8;
const ASKED_BETWEEN = 2;

/** Whether a question comes before the next idea. */
export function isTimeToAsk({ events }: VisitHistory): boolean {
  const lastIdea = events.findLastIndex(({ kind }) => kind === 'feedback');
  return events.length - 1 - lastIdea < (lastIdea < 0 ? ASKED_FIRST : ASKED_BETWEEN);
}
